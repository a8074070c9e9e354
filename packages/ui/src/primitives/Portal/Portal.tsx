import { FloatingPortal } from '@floating-ui/react';
import { use, type ReactNode } from 'react';
import { PortalRoot } from './PortalRoot.ts';

export { PortalRoot };

/** Renders floating parts under the portal root while keeping their place in the focus order. */
export const Portal = ({ children }: { children: ReactNode }) => {
  const root = use(PortalRoot);
  return <FloatingPortal {...(root ? { root } : {})}>{children}</FloatingPortal>;
};
