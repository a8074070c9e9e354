import { FloatingPortal } from '@floating-ui/react';
import { use, type ReactNode } from 'react';
import { PortalRoot } from './PortalRoot.ts';

export { PortalRoot };

/** Puts what floats under the portal root, with its place in the order of focus. */
export const Portal = ({ children }: { children: ReactNode }) => {
  const root = use(PortalRoot);
  return <FloatingPortal {...(root ? { root } : {})}>{children}</FloatingPortal>;
};
