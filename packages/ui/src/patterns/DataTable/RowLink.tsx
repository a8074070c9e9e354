import type { MouseEvent, ReactNode } from 'react';

export interface RowLinkProps {
  /** Of this page with the row's drawer open, or of a page of its own. */
  href: string;
  /** Opens the drawer here; without it the link leads to another page. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The way into a row: a plain click opens its drawer, Ctrl or the middle button a tab of the browser with it. */
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
