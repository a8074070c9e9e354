/** A line of two compared programs: in both, only in the earlier, or only in the later one. Line numbers start at 1. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
  beforeNo: number | null;
  afterNo: number | null;
}

/** Above this many pairs of lines the differing part is shown as replaced as a whole, to limit time and memory. */
const MOST_PAIRS = 4_000_000;

/** Table of the lengths of the longest common subsequences of the suffixes from (i, j), row by row. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint16Array => {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return lengths;
};

type Kind = DiffLine['kind'];

/** The kinds of the lines in the differing part, removals before additions. */
const changesOf = (before: readonly string[], after: readonly string[]): Kind[] => {
  const tooMany = before.length * after.length > MOST_PAIRS;
  if (tooMany) return [...before.map((): Kind => 'removed'), ...after.map((): Kind => 'added')];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const kinds: Kind[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const both = i < before.length && j < after.length;
    if (both && before[i] === after[j]) {
      kinds.push('same');
      i += 1;
      j += 1;
    } else if (
      j >= after.length ||
      (both && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      kinds.push('removed');
      i += 1;
    } else {
      kinds.push('added');
      j += 1;
    }
  }
  return kinds;
};

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** A shortest line diff of two programs, unless they are too long (`MOST_PAIRS`). */
export const lineDiff = (before: string, after: string): DiffLine[] => {
  const [a, b] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const kinds = [
    ...a.slice(0, head).map((): Kind => 'same'),
    ...changesOf(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map((): Kind => 'same'),
  ];
  let [i, j] = [0, 0];
  return kinds.map((kind): DiffLine => {
    const text = (kind === 'added' ? b[j] : a[i]) ?? '';
    const beforeNo = kind === 'added' ? null : (i += 1);
    const afterNo = kind === 'removed' ? null : (j += 1);
    return { kind, text, beforeNo, afterNo };
  });
};

/** Consecutive lines to show, or the number of equal lines hidden. */
export type DiffPart = { lines: readonly DiffLine[] } | { hidden: number };

/** The changed lines with `around` lines of context. */
export const shortened = (lines: readonly DiffLine[], around: number): DiffPart[] => {
  const near = lines.map((_, place) =>
    lines.slice(Math.max(0, place - around), place + around + 1).some(({ kind }) => kind !== 'same'),
  );
  const parts: DiffPart[] = [];
  let start = 0;
  for (let place = 1; place <= lines.length; place += 1) {
    if (place < lines.length && near[place] === near[start]) continue;
    parts.push(near[start] ? { lines: lines.slice(start, place) } : { hidden: place - start });
    start = place;
  }
  return parts;
};
