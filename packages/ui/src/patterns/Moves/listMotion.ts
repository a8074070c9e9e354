import { motion } from '../../tokens/scale.ts';

/** Where each element of a list is drawn in it. */
export type Places = ReadonlyMap<Element, { left: number; top: number }>;

const timing = { duration: Number.parseInt(motion.calm, 10), easing: motion.ease };

/** Whether the reader's system asks for no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** By offsets, which transforms do not change: a list that still moves is measured where it will come to rest. */
export function placesIn(list: HTMLElement): Places {
  const elements = [...list.children].filter((element) => element instanceof HTMLElement);
  return new Map(
    elements.map((element) => {
      const isInside = element.offsetParent === list;
      const left = element.offsetLeft - (isInside ? 0 : list.offsetLeft);
      return [element, { left, top: element.offsetTop - (isInside ? 0 : list.offsetTop) }];
    }),
  );
}

/**
 * Lets elements that stayed slide to their new places and new ones appear. If none stayed, it is another list and
 * nothing moves.
 */
export function showMoves(before: Places, after: Places): void {
  if (isStill() || ![...after.keys()].some((element) => before.has(element))) return;
  for (const [element, to] of after) {
    const from = before.get(element);
    if (!from) element.animate({ opacity: [0.3, 1] }, timing);
    else if (from.left !== to.left || from.top !== to.top) {
      const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
      element.animate({ transform: [way, 'none'] }, timing);
    }
  }
}
