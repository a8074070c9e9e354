import type { MouseEvent, ReactNode } from 'react';

export interface RowLinkProps {
  /** This page with the row's drawer open, or the row's page. */
  href: string;
  /** Opens the drawer; without it the link leads to another page. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The link of a row: a plain click opens its drawer, Ctrl-click or the middle button a new browser tab. */
export const RowLink = ({ href, onOpen, children }: RowLinkProps) => (
  <a
    href={href}
    aria-haspopup={onOpen && 'dialog'}
    onClick={(event) => {
      if (onOpen === undefined || !isPlain(event)) return;
      event.preventDefault();
      onOpen();
    }}
  >
    {children}
  </a>
);
