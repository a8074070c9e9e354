/** Control characters and everything else that moves a terminal's cursor or changes the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const SEGMENTS = new Intl.Segmenter('zh');

/** Makes one line safe to print on a terminal: names and messages come from files and checkers. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ').trimEnd();
}

/** Width in terminal columns: a Chinese character takes two. */
function widthOf(text: string): number {
  return [...SEGMENTS.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}

/** Aligns columns to their widest cell; the last column is not cut. `right` lists columns (from 0) that align right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const padded = (cell: string, column: number): string => {
    const blanks = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
    return right.includes(column) ? `${blanks}${cell}` : `${cell}${blanks}`;
  };
  return cells.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}
