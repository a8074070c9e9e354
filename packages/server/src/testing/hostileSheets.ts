import { readZip } from '../excel/readZip.ts';
import { writeSheet } from '../excel/writeSheet.ts';
import { storedZip } from '../excel/parseSheet.ts';

const LETTERS = 26;
const SHARED = 'xl/sharedStrings.xml';

const columnName = (index: number): string =>
  index < LETTERS ? String.fromCharCode(65 + index) : `A${columnName(index - LETTERS)}`;

/** Rows of cells from `firstRow` on, each with the shared text of this number. */
export const sharedCells = (
  firstRow: number,
  rows: number,
  columns: number,
  text: (column: number) => number,
): string =>
  Array.from({ length: rows }, (_, r) => {
    const cells = Array.from(
      { length: columns },
      (__, c) => `<c r="${columnName(c)}${firstRow + r}" t="s"><v>${text(c)}</v></c>`,
    );
    return `<row r="${firstRow + r}">${cells.join('')}</row>`;
  }).join('');

/** A valid workbook with rows and shared texts written by hand. */
export async function workbookOf(rows: string, sharedTexts: readonly string[]): Promise<Buffer> {
  const honest = await writeSheet({
    name: '成员',
    columns: [{ title: '姓名', width: 12, holds: 'text' }],
    rows: [['林知远']],
  });
  const parts = await readZip(honest, { maxEntries: 50, maxTotalBytes: 1e6, maxRatio: 100 }, () => true);
  const name = [...parts.keys()].find((key) => key.startsWith('xl/worksheets/')) ?? '';
  const sheet = (parts.get(name)?.toString() ?? '').replace(
    /<sheetData>.*<\/sheetData>/s,
    `<sheetData>${rows}</sheetData>`,
  );
  parts.set(name, Buffer.from(sheet));
  parts.set(SHARED, Buffer.from(`<sst>${sharedTexts.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`));
  return storedZip(parts);
}

const HEAD = ['姓名', '账号/手机号', '学号'];
/** Combining marks of two classes in turn: Unicode normalization needs quadratic time to sort them. */
const MARKS = `a${'\u0315\u0300'.repeat(2_499)}`;

/** Each blocked the server's thread for seconds to minutes (issue 9, number 6), in files of 30 to 120 kB. */
export const HOSTILE_SHEETS = {
  'brackets that open and never close': () =>
    workbookOf(
      sharedCells(1, 10, 30, () => 0),
      ['（'.repeat(4_999)],
    ),
  'marks without end over a letter': () =>
    workbookOf(sharedCells(1, 1, 3, (c) => c) + sharedCells(2, 500, 3, () => 3), [...HEAD, MARKS]),
  'a text of four million spaces': () =>
    workbookOf(
      sharedCells(1, 1, 1, () => 0),
      [`${' '.repeat(4_000_000)}x`],
    ),
  'a tag of five million spaces': () => workbookOf(`<x${' '.repeat(5_000_000)}/>`, []),
  'a tag of a million attributes': () =>
    workbookOf(`<x ${Array.from({ length: 1_000_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`, []),
  'three million entities': () =>
    workbookOf(
      sharedCells(1, 1, 1, () => 0),
      ['&amp;'.repeat(3_000_000)],
    ),
} as const satisfies Record<string, () => Promise<Buffer>>;
