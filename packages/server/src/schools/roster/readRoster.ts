import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import {
  IMPORT_COLUMNS,
  IMPORT_EXAMPLE,
  IMPORT_MAX_CELL_CHARS,
  IMPORT_MAX_COLUMNS,
  IMPORT_PASSED_OVER,
  IMPORT_TOTAL,
  type ImportColumn,
} from '@aosai/api/schools/memberImport';
import { IMPORT_FILE_ROWS } from '@aosai/api/accounts/memberForms';
import { organization } from '../../db/schema/people.ts';
import { readNotedSheet } from '../../excel/readSheet.ts';
import { plainTitle, readTable } from '../../excel/sheetTable.ts';
import type { CallContext } from '../../kit/context.ts';
import { type ImportRow, importRow, markDoubles } from './importRow.ts';

const HEAD_ROWS = 10;
const SHEET_LIMITS = {
  maxRows: IMPORT_FILE_ROWS + HEAD_ROWS,
  maxColumns: IMPORT_MAX_COLUMNS,
  maxCellChars: IMPORT_MAX_CELL_CHARS,
};
const ROWS_PER_TURN = 250;

export type Chosen = Record<string, ImportColumn | null>;

const isSchool = ({ appId }: CallContext, orgId: string) =>
  and(eq(organization.appId, appId), eq(organization.id, orgId));

/** What the school has chosen for titles of its files, with what is chosen now. */
export async function chosenColumns(context: CallContext, orgId: string, columns: Chosen): Promise<Chosen> {
  const [school] = await context.db
    .select({ known: organization.importColumns })
    .from(organization)
    .where(isSchool(context, orgId));
  const now = Object.entries(columns).map(([title, column]) => [plainTitle(title), column] as const);
  return { ...school?.known, ...Object.fromEntries(now) };
}

/** The rows of an uploaded file, its columns, and notes on what was not read. Throws EXCEL_UNREADABLE. */
export async function rowsOfFile(context: CallContext, path: string | undefined, chosen: Chosen) {
  if (path === undefined) throw new AppError('UPLOAD_MALFORMED');
  const sheet = await readNotedSheet(await readFile(path), SHEET_LIMITS);
  const { merges } = sheet;
  const read = readTable(sheet.rows, IMPORT_COLUMNS, {
    passedOver: IMPORT_PASSED_OVER,
    totals: IMPORT_TOTAL,
    merges,
    chosen,
  });
  const table = read.rows.filter(({ cells }) => !cells.name.startsWith(IMPORT_EXAMPLE));
  if (table.length === 0 && read.missing.length === 0)
    throw new AppError('EXCEL_UNREADABLE', { reason: '表头下面没有内容' });
  if (table.length > IMPORT_FILE_ROWS) {
    throw new AppError('EXCEL_UNREADABLE', { reason: `一次最多导入 ${IMPORT_FILE_ROWS} 人，请分成几个文件` });
  }
  const now = context.services.now();
  const rows: ImportRow[] = [];
  for (const { line, cells } of table) {
    rows.push(importRow(line, cells, now));
    // Other calls are answered meanwhile.
    if (rows.length % ROWS_PER_TURN === 0) await setImmediate();
  }
  markDoubles(rows);
  const hidden = sheet.hiddenRows > 0 ? [`${sheet.hiddenRows} 行在表格里隐藏或筛掉了，也读入了，不要的请删去`] : [];
  const { columns } = read;
  return { rows, read, notes: [...sheet.notes, ...hidden, ...read.notes], columns };
}

/** Keeps the choices for the school's next file. */
export async function rememberColumns(context: CallContext, orgId: string, chosen: Chosen): Promise<void> {
  if (Object.keys(chosen).length === 0) return;
  await context.db.update(organization).set({ importColumns: chosen }).where(isSchool(context, orgId));
}
