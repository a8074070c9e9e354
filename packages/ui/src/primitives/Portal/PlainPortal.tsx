import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PortalRoot } from './PortalRoot.ts';

/** For what stands over the page without being opened by a control: it needs none of the floating library. */
export const PlainPortal = ({ children }: { children: ReactNode }) =>
  createPortal(children, use(PortalRoot) ?? document.body);
