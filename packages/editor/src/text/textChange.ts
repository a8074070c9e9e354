/** A replacement of the text between `from` and `to` (offsets in UTF-16 units) with `insert`. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

const isLowSurrogate = (text: string, index: number) => /[\uDC00-\uDFFF]/.test(text.charAt(index));

/**
 * Returns the smallest single replacement that turns `before` into `after`, or null when they are equal. Replacing only
 * that part keeps cursor, selection and scroll position.
 */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  // An emoji has two units; splitting it would leave half on each side.
  if (isLowSurrogate(before, head) || isLowSurrogate(after, head)) head -= 1;
  if (isLowSurrogate(before, before.length - tail) || isLowSurrogate(after, after.length - tail)) tail -= 1;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}

/** Returns the text with `\n` line endings, as the editors use them. */
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
