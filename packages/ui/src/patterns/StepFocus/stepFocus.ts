import { type RefCallback, useEffect, useRef } from 'react';

const hasLostFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus to a heading, so that the keyboard goes on there and a screen reader tells what has come. It has no
 * ring: nothing can be pressed there, and browsers would draw one whenever a page opens.
 */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * A ref for the heading of a step that replaces the whole screen: the control that led here is gone, and without this the
 * focus would be nowhere. Leaves the focus alone when it is somewhere.
 */
export const takeLostFocus = (heading: HTMLElement | null): void => {
  if (heading && hasLostFocus()) focusHeading(heading);
};

/**
 * A ref for what contains the steps of a screen: when the step changes, the focus goes to the first heading of the kind.
 * Leaves it where it is when the reader works elsewhere, in a menu or a dialog. While the step is unknown it is empty.
 */
export function useStepFocus(step: string | number, heading: 'h1' | 'h2'): RefCallback<HTMLElement> {
  const root = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === step || before === '') return;
    const of = root.current;
    const title = of?.querySelector(heading);
    if (title instanceof HTMLElement && (hasLostFocus() || of?.contains(document.activeElement))) focusHeading(title);
  }, [step, heading]);
  return (element) => {
    root.current = element;
  };
}
