import { AppError } from '@aosai/api/contract/errors';

/** A column that an import knows: its title in the template and others that people use. */
export interface TableColumn {
  title: string;
  aliases?: readonly string[];
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
const plain = (title: string): string => title.replaceAll(/[\s*＊]|[（(][^（()）]*[）)]/g, '');

/**
 * The rows under the head of a table, by column; empty rows are left out, columns that nobody knows too.
 *
 * @throws AppError EXCEL_UNREADABLE when a required column is missing or stands there twice
 */
export function tableRows<K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
): TableRow<K>[] {
  const known = Object.entries<TableColumn>(columns) as [K, TableColumn][];
  const namesOf = ({ title, aliases = [] }: TableColumn) => [title, ...aliases];
  const required = known.filter(([, column]) => column.required);
  const placesIn = (row: readonly string[], column: TableColumn) =>
    row.flatMap((cell, at) => (namesOf(column).includes(plain(cell)) ? [at] : []));

  const headAt = rows
    .slice(0, HEAD_WITHIN)
    .findIndex((row) => required.every(([, column]) => placesIn(row, column).length > 0));
  const head = rows[headAt];
  if (!head) {
    const titles = required.map(([, { title }]) => `「${title}」`).join('、');
    throw new AppError('EXCEL_UNREADABLE', { reason: `没有找到表头 ${titles}，请按模板填写` });
  }
  const places = known.map(([key, column]) => {
    const [at, second] = placesIn(head, column);
    if (second !== undefined)
      throw new AppError('EXCEL_UNREADABLE', { reason: `「${column.title}」有两列，请删去一列` });
    return [key, at] as const;
  });
  return rows.slice(headAt + 1).flatMap((row, i) => {
    if (row.every((cell) => cell === '')) return [];
    const cells = Object.fromEntries(places.map(([key, at]) => [key, at === undefined ? '' : (row[at] ?? '')]));
    return [{ line: headAt + i + 2, cells: cells as Record<K, string> }];
  });
}
