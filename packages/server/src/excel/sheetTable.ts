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

/** A column of a file: its title, its first texts, and the column of the import that it is read as. */
export interface ReadColumn<K extends string> {
  title: string;
  samples: string[];
  column: K | null;
}

export interface ReadTable<K extends string> {
  /** Empty if a required column is missing. */
  rows: TableRow<K>[];
  notes: string[];
  columns: ReadColumn<K>[];
  /** Titles of required columns that no column of the file is read as. */
  missing: string[];
}

export interface ReadOptions<K extends string> {
  /** Titles of unknown columns that need no note. */
  passedOver?: readonly string[];
  /** Rows whose first text matches count the list: they are left out with a note. */
  totals?: RegExp;
  merges?: readonly Merge[];
  /** What people have chosen for titles of the file, before any title in `columns`; null leaves a column out. */
  chosen?: Readonly<Record<string, K | null>>;
}

const SAMPLES = 3;
/** A head that nothing is known of has this many titles at least. */
const UNKNOWN_HEAD_CELLS = 2;

/** Makes 姓名（必填）, 姓名 * and 姓 名 the same head. */
export const plainTitle = (title: string): string => title.replaceAll(/[\s*＊:：]|[（(][^（()）]*[）)]/g, '');

const listed = (titles: readonly string[]): string => titles.map((title) => `「${title}」`).join('、');

/**
 * The rows under the head of a table, by column, with notes about the columns; empty rows are left out. A table whose
 * head lacks a required column yields its columns only, so that people can say which one it is.
 *
 * @throws AppError EXCEL_UNREADABLE when there is no head, or a column occurs twice
 */
export function readTable<K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
  { passedOver = [], totals, merges = [], chosen = {} }: ReadOptions<K> = {},
): ReadTable<K> {
  const known = Object.entries<TableColumn>(columns) as [K, TableColumn][];
  const required = known.filter(([, column]) => column.required);
  const isChosen = (title: string) => Object.hasOwn(chosen, title);
  const placesOf = (row: readonly string[], key: K, titles: readonly string[]) =>
    row.flatMap((cell, at) => {
      const title = plainTitle(cell);
      return (isChosen(title) ? chosen[title] === key : titles.includes(title)) ? [at] : [];
    });
  const placesIn = (row: readonly string[], key: K, { title, aliases = [] }: TableColumn) =>
    placesOf(row, key, [title, ...aliases]);

  const candidates = rows.slice(0, HEAD_WITHIN);
  const exactAt = candidates.findIndex((row) =>
    required.every(([key, column]) => placesIn(row, key, column).length > 0),
  );
  const likely = candidates.findIndex(
    (row) => row.filter((cell) => plainTitle(cell) !== '').length >= UNKNOWN_HEAD_CELLS,
  );
  const headAt = exactAt === -1 ? likely : exactAt;
  const head = rows[headAt];
  if (!head) {
    const titles = listed(required.map(([, { title }]) => title));
    throw new AppError('EXCEL_UNREADABLE', { reason: `没有找到表头 ${titles}，请按模板填写` });
  }
  const notes: string[] = [];
  const places = known.map(([key, column]) => {
    const [at, second] = placesIn(head, key, column);
    if (second !== undefined)
      throw new AppError('EXCEL_UNREADABLE', { reason: `「${column.title}」有两列，请删去一列` });
    if (at !== undefined) return [key, at] as const;
    const [like, another] = placesOf(head, key, column.others ?? []);
    if (like === undefined || another !== undefined) return [key, undefined] as const;
    notes.push(`「${head[like] ?? ''}」这一列按「${column.title}」读入`);
    return [key, like] as const;
  });
  const keyAt = new Map(places.flatMap(([key, at]) => (at === undefined ? [] : [[at, key] as const])));
  const unknown = head.filter((cell, at) => {
    const title = plainTitle(cell);
    return title !== '' && !keyAt.has(at) && !passedOver.includes(title) && !isChosen(title);
  });
  if (unknown.length > 0) notes.push(`没有认出的列：${unknown.join('、')}。这些列没有读`);
  const mergeable = known.flatMap(([key, column]) => (column.mergeable ? [key] : []));
  const filled = filledDown(rows, merges, {
    head: headAt,
    columns: new Set(places.flatMap(([key, at]) => (at !== undefined && mergeable.includes(key) ? [at] : []))),
  });
  const below = filled.slice(headAt + 1);
  const missing = required.flatMap(([key, { title }]) => ([...keyAt.values()].includes(key) ? [] : [title]));
  const body =
    missing.length > 0
      ? []
      : below.flatMap((row, i) => {
          const first = row.find((cell) => cell !== '')?.replaceAll(/\s/g, '');
          if (first === undefined) return [];
          if (totals?.test(first)) {
            notes.push(`第 ${headAt + i + 2} 行是「${first}」，没有读`);
            return [];
          }
          const cells = Object.fromEntries(places.map(([key, at]) => [key, at === undefined ? '' : (row[at] ?? '')]));
          return [{ line: headAt + i + 2, cells: cells as Record<K, string> }];
        });
  const read = head.flatMap((title, at) =>
    plainTitle(title) === '' || passedOver.includes(plainTitle(title))
      ? []
      : [{ title, samples: samplesOf(below, at), column: keyAt.get(at) ?? null }],
  );
  return { rows: body, notes, columns: read, missing };
}

function samplesOf(rows: readonly (readonly string[])[], at: number): string[] {
  const texts: string[] = [];
  for (const row of rows) {
    const text = row[at] ?? '';
    if (text !== '' && texts.push(text) === SAMPLES) break;
  }
  return texts;
}

/** Refuses a table that lacks a required column. Throws EXCEL_UNREADABLE. */
export function requiredRows<K extends string>({ rows, missing }: ReadTable<K>): TableRow<K>[] {
  if (missing.length === 0) return rows;
  throw new AppError('EXCEL_UNREADABLE', { reason: `没有找到表头 ${listed(missing)}，请按模板填写` });
}

/** Returns only the rows. Throws the same errors as `readTable`, and if a required column is missing. */
export const tableRows = <K extends string>(
  rows: readonly (readonly string[])[],
  columns: Readonly<Record<K, TableColumn>>,
): TableRow<K>[] => requiredRows(readTable(rows, columns));
