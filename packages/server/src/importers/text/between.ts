/** Two signs that hold something between them. */
export type Marks = readonly [open: string, close: string];

export const COMMENT: Marks = ['<!--', '-->'];
export const CDATA: Marks = ['<![CDATA[', ']]>'];

interface Piece {
  /** Where the first sign begins and the second ends. */
  start: number;
  end: number;
  inner: string;
}

/** What stands between such marks, none inside another; an opening sign without its end is text. */
export function* between(text: string, ...marks: readonly Marks[]): Generator<Piece> {
  let waiting = marks.map(([open, close]) => ({ open, close, start: text.indexOf(open) }));
  for (;;) {
    waiting = waiting.filter(({ start }) => start !== -1);
    const [next] = waiting.toSorted((a, b) => a.start - b.start);
    if (!next) return;
    const from = next.start + next.open.length;
    const to = text.indexOf(next.close, from);
    if (to === -1) {
      // What does not end here ends nowhere further on.
      waiting = waiting.filter((one) => one !== next);
      continue;
    }
    const end = to + next.close.length;
    yield { start: next.start, end, inner: text.slice(from, to) };
    waiting = waiting.map((one) => (one.start < end ? { ...one, start: text.indexOf(one.open, end) } : one));
  }
}

/** The text without such marks and what they hold. */
export function without(text: string, ...marks: readonly Marks[]): string {
  let [made, last] = ['', 0];
  for (const { start, end } of between(text, ...marks)) {
    made += text.slice(last, start);
    last = end;
  }
  return made + text.slice(last);
}
