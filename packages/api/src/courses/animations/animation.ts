/** How a box stands out. `wall` is a place that cannot be entered, `gone` one that is no longer looked at. */
export type CellTone = 'plain' | 'here' | 'change' | 'done' | 'gone' | 'wall';

/** A box with a text. Places and sizes count in boxes, from the upper left; a box that moves keeps its id. */
export interface AnimationCell {
  id: string;
  x: number;
  y: number;
  /** Default: 1. */
  width?: number;
  height?: number;
  text: string;
  tone: CellTone;
}

/** A text without a box, such as an index below it; `x` and `y` are its middle. */
export interface AnimationWord {
  id: string;
  x: number;
  y: number;
  text: string;
  /** Names what the step is about. */
  isMark?: boolean;
}

/** One moment of an algorithm that really ran. */
export interface AnimationStep {
  /** What happens, in a sentence or two. */
  said: string;
  /** What the picture shows, for readers who do not see it. */
  shown: string;
  cells: readonly AnimationCell[];
  words: readonly AnimationWord[];
}

/** An algorithm on small data, step by step, with the size of all its pictures. */
export interface Animation {
  title: string;
  columns: number;
  rows: number;
  /** Runs the algorithm; returns one step at least. */
  play: () => readonly AnimationStep[];
}

/** What is wrong with the data that an author wrote. */
export interface AnimationFault {
  fault: string;
}

/** Runs an algorithm on the lines that an author wrote. */
export type Animate = (lines: readonly string[]) => Animation | AnimationFault;

/** Reads a line of whole numbers. */
export function numbersOf(
  line: string,
  { least, most, from, to }: { least: number; most: number; from: number; to: number },
): number[] | AnimationFault {
  const texts = line.split(/[\s,，、]+/).filter((text) => text !== '');
  if (texts.length < least || texts.length > most)
    return { fault: least === most ? `要写 ${least} 个整数` : `要写 ${least} 到 ${most} 个整数，用空格隔开` };
  const wrong = texts.find((text) => !/^-?\d{1,4}$/.test(text) || Number(text) < from || Number(text) > to);
  return wrong === undefined ? texts.map(Number) : { fault: `「${wrong.slice(0, 20)}」不是 ${from} 到 ${to} 的整数` };
}

/** The numbers 0 to `count - 1` as words, in a row or a column. */
export const indexWords = (
  count: number,
  { id, at }: { id: string; at: (place: number) => { x: number; y: number } },
): AnimationWord[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${id}${place}`, ...at(place), text: `${place}` }));
