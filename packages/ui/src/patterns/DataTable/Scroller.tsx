import type { ReactNode } from 'react';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';

export interface ScrollerProps {
  label: string;
  /** Of limited height, because only the rows in sight are drawn. */
  isVirtual: boolean;
  onElement: (element: HTMLDivElement | null) => void;
  children: ReactNode;
}

/** Marks a table that is wider than its place: it scrolls by itself, and its heads stay at the top of it. */
function markWide(element: HTMLElement | null): (() => void) | undefined {
  const table = element?.querySelector('table');
  if (!element || !table) return undefined;
  const mark = () => {
    element.dataset['wide'] = String(table.offsetWidth > element.clientWidth);
  };
  let frame = 0;
  // In the next frame: a table that begins or ends to scroll has another size at once.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(element);
  observer.observe(table);
  mark();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
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
      const ends = [markWide(element), scrollStop(element)];
      return () => {
        for (const end of ends) end?.();
      };
    }}
  >
    {children}
  </div>
);
