import { AppError } from '@aosai/api/kit/errors';

import { filledDown, type Merge } from './sheetLayout.ts';

/** A column of an import: its title in the template, and other titles in use. */
export interface TableColumn {
  title: string;
  aliases?: readonly string[];
  /** Possible further titles: used if neither the title nor an alias is there, with a note. */
  others?: readonly string[];
  required?: true;
  /** A cell merged over several rows holds for each of them. */
  mergeable?: true;
}

export interface TableRow<K extends string> {
  /** Counted like Excel, so that people find it. */
  line: number;
  cells: Record<K, string>;
}

/** People may put titles and notes above the head, up to this many rows. */
const HEAD_WITHIN = 10;

/** Makes 姓名（必填）, 姓名 * and 姓 名 the same head. */
const plain = (title: string): string => title.replaceAll(/[\s*＊:：]|[（(][^（()）]*[）)]/g, '');

const listed = (titles: readonly string[]): string => titles.map((title) => `「${title}」`).join('、');

/**
 * The rows under the head of a table, by column, with notes about the columns; empty rows are left out.
 *
 * @param passedOver titles of unknown columns that need no note
 * @throws AppError EXCEL_UNREADABLE when a required column is missing or a column occurs twice
 */
export function readTable<K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
  passedOver: readonly string[] = [],
  merges: readonly Merge[] = [],
): { rows: TableRow<K>[]; notes: string[] } {
  const known = Object.entries<TableColumn>(columns) as [K, TableColumn][];
  const required = known.filter(([, column]) => column.required);
  const placesOf = (row: readonly string[], titles: readonly string[]) =>
    row.flatMap((cell, at) => (titles.includes(plain(cell)) ? [at] : []));
  const placesIn = (row: readonly string[], { title, aliases = [] }: TableColumn) => placesOf(row, [title, ...aliases]);

  const headAt = rows
    .slice(0, HEAD_WITHIN)
    .findIndex((row) => required.every(([, column]) => placesIn(row, column).length > 0));
  const head = rows[headAt];
  if (!head) {
    const titles = listed(required.map(([, { title }]) => title));
    throw new AppError('EXCEL_UNREADABLE', { reason: `没有找到表头 ${titles}，请按模板填写` });
  }
  const notes: string[] = [];
  const places = known.map(([key, column]) => {
    const [at, second] = placesIn(head, column);
    if (second !== undefined)
      throw new AppError('EXCEL_UNREADABLE', { reason: `「${column.title}」有两列，请删去一列` });
    if (at !== undefined) return [key, at] as const;
    const [like, another] = placesOf(head, column.others ?? []);
    if (like === undefined || another !== undefined) return [key, undefined] as const;
    notes.push(`「${head[like] ?? ''}」这一列按「${column.title}」读入`);
    return [key, like] as const;
  });
  const read = new Set(places.map(([, at]) => at));
  const unknown = head.filter((cell, at) => plain(cell) !== '' && !read.has(at) && !passedOver.includes(plain(cell)));
  if (unknown.length > 0) notes.push(`没有认出的列：${unknown.join('、')}。这些列没有读`);
  const mergeable = known.flatMap(([key, column]) => (column.mergeable ? [key] : []));
  const filled = filledDown(rows, merges, {
    head: headAt,
    columns: new Set(places.flatMap(([key, at]) => (at !== undefined && mergeable.includes(key) ? [at] : []))),
  });
  const body = filled.slice(headAt + 1).flatMap((row, i) => {
    if (row.every((cell) => cell === '')) return [];
    const cells = Object.fromEntries(places.map(([key, at]) => [key, at === undefined ? '' : (row[at] ?? '')]));
    return [{ line: headAt + i + 2, cells: cells as Record<K, string> }];
  });
  return { rows: body, notes };
}

/** Returns only the rows. Throws the same errors as `readTable`. */
export const tableRows = <K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
): TableRow<K>[] => readTable(rows, columns).rows;
