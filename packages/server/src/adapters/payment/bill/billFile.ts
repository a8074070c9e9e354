import { AppError } from '@aosai/api/kit/errors';
import { MAX_BILL_ROWS } from '@aosai/api/orders/reconciling';
import { readSheet } from '../../../excel/readSheet.ts';
import { csvRows } from '../../../importers/formats/sheet/csvRows.ts';

const LIMITS = { maxRows: MAX_BILL_ROWS + 10, maxColumns: 60, maxCellChars: 300 };
const ZIP = 'PK';

export const unreadable = (reason: string): AppError => new AppError('BILL_UNREADABLE', { reason });

/** Decodes UTF-8 or GBK: banks write GBK, WeChat Pay UTF-8, and neither declares it. */
export function billText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('gbk').decode(file);
  }
}

/** The cells of a CSV or Excel file. Throws BILL_UNREADABLE, EXCEL_UNREADABLE, EXCEL_BUSY. */
export async function readCells(file: Uint8Array): Promise<string[][]> {
  if (Buffer.from(file.subarray(0, 2)).toString('latin1') === ZIP) return readSheet(file, LIMITS);
  const rows = csvRows(billText(file).replaceAll('\r\n', '\n'));
  if (rows.length > LIMITS.maxRows) throw unreadable(`超过 ${MAX_BILL_ROWS} 行，请分开对账`);
  return rows;
}

/** Parses an amount: 12.3 → 1230. Throws BILL_UNREADABLE for anything else, also for fractions of a fen. */
export function fenOf(text: string): number {
  const [, sign, yuan, rest = ''] = /^(-?)¥?(\d{1,9})(?:\.(\d{1,2}))?0*$/.exec(text.replaceAll(',', '')) ?? [];
  if (yuan === undefined) throw unreadable(`「${text.slice(0, 20)}」不是金额`);
  const fen = Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  return sign ? -fen : fen;
}
