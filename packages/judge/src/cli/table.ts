/** Control characters and everything else that would move a terminal's cursor or turn its text around. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

const SEGMENTS = new Intl.Segmenter('zh');

/** One line that a terminal shows as it stands: names and messages come from files and from checkers. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, ' ').trimEnd();
}

/** Columns on a terminal: Chinese takes two. */
function widthOf(text: string): number {
  return [...SEGMENTS.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}

/** Columns as wide as their widest cell; the last one runs on. `right` columns (from 0) hold numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const padded = (cell: string, column: number): string => {
    const blanks = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
    return right.includes(column) ? `${blanks}${cell}` : `${cell}${blanks}`;
  };
  return cells.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}
