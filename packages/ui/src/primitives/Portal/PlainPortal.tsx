import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PortalRoot } from './PortalRoot.ts';

/** A portal for parts over the page that no control opens; it does not need the floating library. */
export const PlainPortal = ({ children }: { children: ReactNode }) =>
  createPortal(children, use(PortalRoot) ?? document.body);
