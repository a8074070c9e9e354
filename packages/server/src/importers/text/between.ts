/** An opening and a closing sign. */
export type Marks = readonly [open: string, close: string];

export const COMMENT: Marks = ['<!--', '-->'];
export const CDATA: Marks = ['<![CDATA[', ']]>'];

interface Piece {
  /** Where the opening sign begins, and where the closing sign ends. */
  start: number;
  end: number;
  inner: string;
}

/** Yields the texts between such marks, never nested. An opening sign without an end is plain text. */
export function* between(text: string, ...marks: readonly Marks[]): Generator<Piece> {
  let waiting = marks.map(([open, close]) => ({ open, close, start: text.indexOf(open) }));
  for (;;) {
    waiting = waiting.filter(({ start }) => start !== -1);
    const [next] = waiting.toSorted((a, b) => a.start - b.start);
    if (!next) return;
    const from = next.start + next.open.length;
    const to = text.indexOf(next.close, from);
    if (to === -1) {
      // A mark that is not closed from here on is not closed later either.
      waiting = waiting.filter((one) => one !== next);
      continue;
    }
    const end = to + next.close.length;
    yield { start: next.start, end, inner: text.slice(from, to) };
    waiting = waiting.map((one) => (one.start < end ? { ...one, start: text.indexOf(one.open, end) } : one));
  }
}

/** Removes such marks and the texts between them. */
export function without(text: string, ...marks: readonly Marks[]): string {
  let [made, last] = ['', 0];
  for (const { start, end } of between(text, ...marks)) {
    made += text.slice(last, start);
    last = end;
  }
  return made + text.slice(last);
}
