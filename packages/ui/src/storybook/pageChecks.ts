/** The least side of what a finger hits, in px; half a pixel is left to rounding. */
const LEAST_TARGET_PX = 43.5;

const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role=tab], [role=menuitem]';

interface Story {
  title: string;
}

declare global {
  /** Set only in tests: gives the window another size. */
  var aosaiResize: ((widthPx: number, heightPx: number) => Promise<void>) | undefined;
}

/** 1280 px at a zoom of 200 %, and the narrowest phone. */
const NARROW_PX = [640, 360];

/** Screens are made of these. */
const CHECKED = /^(Foundations|Primitives|Patterns)\//;

const touchRules = (): CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes('pointer: coarse'));

/** Runs something as if a finger pointed: the rules for touch hold on every device meanwhile. */
const onTouch = <Result>(look: () => Result): Result => {
  const rules = touchRules().map((rule) => ({ rule, text: rule.media.mediaText }));
  for (const { rule } of rules) rule.media.mediaText = 'all';
  const result = look();
  for (const { rule, text } of rules) rule.media.mediaText = text;
  return result;
};

/** The box that answers to a tap: an input's label is part of it. */
const boxOf = (element: Element): DOMRect | undefined => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
};

const isTarget = (element: Element): boolean => {
  const style = getComputedStyle(element);
  // A link inside a sentence is as high as its line.
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

/** What floats is placed again after the frame in which the window changed. */
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

/** After a story of a foundation, primitive or pattern: nothing scrolls the page sideways, and a finger hits every control. */
export const checkPage = async ({ title }: Story): Promise<void> => {
  // In tests only: on a page of documentation the stories are not alone.
  if (!globalThis.aosaiResize || !CHECKED.test(title)) return;
  const problems = [...onTouch(() => [...sideways(), ...smallTargets()]), ...(await sidewaysWhenNarrow())];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
