import type { VisualStory } from './visualHook.ts';

/** Minimum side of a touch target in px; 44 less half a pixel for rounding. */
const LEAST_TARGET_PX = 43.5;

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab], [role=menuitem]';

declare global {
  /** Set only in tests: resizes the window. */
  var aosaiResize: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
}

/** 1280 px at 200 % zoom, and the narrowest phone. */
const NARROW_PX = [640, 360];

/** Only stories with these ids are checked: screens consist of the same components. */
const CHECKED = /^(?:foundations|primitives|patterns)-/;

const touchRules = (): CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes('pointer: coarse'));

/** Runs a function with the touch rules of all style sheets applied, whatever the device. */
const onTouch = <Result>(look: () => Result): Result => {
  const rules = touchRules().map((rule) => ({ rule, text: rule.media.mediaText }));
  for (const { rule } of rules) rule.media.mediaText = 'all';
  const result = look();
  for (const { rule, text } of rules) rule.media.mediaText = text;
  return result;
};

/** The area that responds to a tap: the larger of an input and its label. */
const boxOf = (element: Element): DOMRect | undefined => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
};

const isTarget = (element: Element): boolean => {
  const style = getComputedStyle(element);
  // A link inside a sentence is only as high as its line.
  if (element instanceof HTMLAnchorElement && style.display === 'inline') return false;
  return element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [aria-disabled=true]');
};

const smallTargets = (): string[] =>
  [...document.body.querySelectorAll(TARGETS)].filter(isTarget).flatMap((element) => {
    const box = boxOf(element);
    if (!box || (box.width >= LEAST_TARGET_PX && box.height >= LEAST_TARGET_PX)) return [];
    return `${element.outerHTML.slice(0, 120)} is ${Math.round(box.width)} × ${Math.round(box.height)} px on touch`;
  });

const sideways = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
};

/** Floating parts are repositioned in the frame after the window's size changed. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const sidewaysWhenNarrow = async (): Promise<string[]> => {
  const resize = globalThis.aosaiResize;
  if (!resize) return [];
  const { innerWidth, innerHeight } = window;
  const problems: string[] = [];
  for (const widthPx of NARROW_PX.filter((width) => width < innerWidth)) {
    await resize(widthPx, innerHeight);
    await settled();
    problems.push(...sideways());
  }
  await resize(innerWidth, innerHeight);
  return problems;
};

/**
 * Runs after a story of a foundation, primitive or pattern: throws if the page scrolls sideways or a touch target is
 * too small.
 */
export const checkPage = async (story: VisualStory): Promise<void> => {
  // Only in tests, since a documentation page contains several stories.
  if (!globalThis.aosaiResize || !CHECKED.test(story.id)) return;
  if (globalThis.aosaiShare?.checksPage(story) === false) return;
  const problems = [...onTouch(() => [...sideways(), ...smallTargets()]), ...(await sidewaysWhenNarrow())];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
