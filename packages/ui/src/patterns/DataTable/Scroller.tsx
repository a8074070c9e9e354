import type { ReactNode } from 'react';
import { scrollStop } from '../../primitives/Scroll/scrollStop.ts';

export interface ScrollerProps {
  label: string;
  /** Limits the height, because only visible rows are rendered. */
  isVirtual: boolean;
  onElement: (element: HTMLDivElement | null) => void;
  children: ReactNode;
}

/** Marks a table wider than its container, so that it scrolls by itself with sticky heads. */
function markWide(element: HTMLElement | null): (() => void) | undefined {
  const table = element?.querySelector('table');
  if (!element || !table) return undefined;
  const mark = () => {
    element.dataset['wide'] = String(table.offsetWidth > element.clientWidth);
  };
  let frame = 0;
  // In the next frame, as starting or stopping to scroll changes the size again.
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

/** The scroll container of a table. A separate component, so that its ref is stable while rows change. */
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
