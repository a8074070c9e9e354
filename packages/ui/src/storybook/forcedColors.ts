import { expect } from 'storybook/test';

declare global {
  /** Set only in tests: switches the browser's own forced colours on or off. */
  var aosaiForceColors: ((isOn: boolean) => Promise<void>) | undefined;
}

/** What a reader sees of an element in forced colours. Weight is left out: bold alone is easily missed. */
const SEEN = [
  'color',
  'background-color',
  'background-image',
  'border-top',
  'border-right',
  'border-bottom',
  'border-left',
  'outline',
  'text-decoration-line',
  'visibility',
  'opacity',
] as const;

/** As the page itself, or not painted at all: a reader sees the same. */
const isGround = (colour: string): boolean => {
  const { backgroundColor } = getComputedStyle(document.body);
  return colour === backgroundColor || (colour.startsWith('rgba') && colour.endsWith(', 0)'));
};

const lookOf = (element: Element, pseudo?: string): string => {
  const style = getComputedStyle(element, pseudo);
  return SEEN.map((name) => style.getPropertyValue(name))
    .map((value) => (isGround(value) ? '' : value))
    .join('; ');
};

const looksOf = (element: Element): string =>
  [undefined, '::before', '::after'].map((pseudo) => lookOf(element, pseudo)).join(' | ');

/**
 * Fails if elements in different states, the first of each selector, look the same once the browser has replaced all
 * colours, as Windows' high contrast does. Does nothing outside of tests, where the browser cannot be told to.
 */
export const expectMarks = async (root: Element, selectors: readonly string[]): Promise<void> => {
  const force = globalThis.aosaiForceColors;
  if (!force) return;
  const elements = selectors.flatMap((selector) => root.querySelector(selector) ?? []);
  await expect(elements.length).toBe(selectors.length);
  await force(true);
  try {
    // Colours that are on their way to others are compared when they have arrived.
    for (const animation of document.getAnimations()) animation.finish();
    const looks = elements.map(looksOf);
    await expect(new Set(looks).size, 'elements in different states look the same').toBe(looks.length);
  } finally {
    await force(false);
  }
};
