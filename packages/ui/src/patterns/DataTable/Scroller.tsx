import type { ReactNode } from 'react';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';

export interface ScrollerProps {
  label: string;
  /** Of limited height, because only the rows in sight are drawn. */
  isVirtual: boolean;
  onElement: (element: HTMLDivElement | null) => void;
  children: ReactNode;
}

/** What a table scrolls in. A component of its own, so that its ref stays the same while rows come and go. */
export const Scroller = ({ label, isVirtual, onElement, children }: ScrollerProps) => (
  <div
    data-part="scroll"
    data-virtual={isVirtual}
    role="group"
    aria-label={label}
    ref={(element) => {
      onElement(element);
      return scrollStop(element);
    }}
  >
    {children}
  </div>
);
