import { animationOf } from './animations/animations.ts';
import type { LessonFault } from './lessonBlocks.ts';

/* The block `:::animation` of lectures and articles as its authors write it (docs/courses.md). */

/** An animation as its author wrote it. */
export interface AnimationBlock {
  /** 冒泡排序, 二分查找 … */
  name: string;
  data: string;
}

/** Lines of an animation, with what it says or what is wrong with it. */
export interface AnimationPlace {
  /** First and last line, from 0. */
  from: number;
  to: number;
  block: AnimationBlock | null;
  faults: readonly LessonFault[];
}

const OPENING = /^:::[ \t]*animation(?:[ \t]+(\S.*))?$/;
const CLOSING = /^:::[ \t]*$/;
/** No animation takes as many lines, so a text full of openings is read in linear time. */
const MOST_LINES = 12;

/** The animation that begins at a line; null if none does. */
export function animationPlaceAt(lines: readonly string[], from: number): AnimationPlace | null {
  const opening = OPENING.exec((lines[from] ?? '').trimEnd());
  if (!opening) return null;
  const name = opening[1] ?? '';
  const below = lines.slice(from + 1, from + 1 + MOST_LINES).findIndex((line) => CLOSING.test(line));
  const fault = (message: string, to: number): AnimationPlace => ({
    from,
    to,
    block: null,
    faults: [{ line: from + 1, message }],
  });
  if (below === -1) return fault(':::animation 没有结束，请在数据后面单独写一行 :::', from);
  const to = from + 1 + below;
  if (name === '') return fault(':::animation 后面要写动画的名字，比如 :::animation 冒泡排序', to);
  const data = lines
    .slice(from + 1, to)
    .join('\n')
    .trim();
  const animation = animationOf(name, data);
  return 'fault' in animation ? fault(animation.fault, to) : { from, to, block: { name, data }, faults: [] };
}
