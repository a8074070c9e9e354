import { AppError } from '@aosai/api/contract/errors';

/** A column that an import knows: its title in the template and others that people use. */
export interface TableColumn {
  title: string;
  aliases?: readonly string[];
  /** Titles that may mean this column: read where neither the title nor an alias is there, and a note says so. */
  others?: readonly string[];
  required?: true;
}

export interface TableRow<K extends string> {
  /** As Excel counts, so that people find it. */
  line: number;
  cells: Record<K, string>;
}

/** Above the head people like to put a title or a note. */
const HEAD_WITHIN = 10;

/** 姓名（必填）, 姓名 * and 姓 名 are the same head. */
const plain = (title: string): string => title.replaceAll(/[\s*＊:：]|[（(][^（()）]*[）)]/g, '');

const listed = (titles: readonly string[]): string => titles.map((title) => `「${title}」`).join('、');

/**
 * The rows under the head of a table, by column, and what people should know of the columns; empty rows are left out.
 *
 * @param passedOver titles of columns that nobody has to be told of
 * @throws AppError EXCEL_UNREADABLE when a required column is missing or a column stands there twice
 */
export function readTable<K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
  passedOver: readonly string[] = [],
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
  const body = rows.slice(headAt + 1).flatMap((row, i) => {
    if (row.every((cell) => cell === '')) return [];
    const cells = Object.fromEntries(places.map(([key, at]) => [key, at === undefined ? '' : (row[at] ?? '')]));
    return [{ line: headAt + i + 2, cells: cells as Record<K, string> }];
  });
  return { rows: body, notes };
}

/** The rows alone. Throws as `readTable`. */
export const tableRows = <K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
): TableRow<K>[] => readTable(rows, columns).rows;
