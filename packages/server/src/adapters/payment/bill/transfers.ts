import type { BillRow } from '../provider.ts';
import { fenOf, readCells, unreadable } from './billFile.ts';

/** Names that banks and people use for the two required columns. */
const NUMBER = ['流水号', '交易流水号', '交易单号', '凭证号'];
const AMOUNT = ['金额', '交易金额', '收入金额', '发生额'];

/** Finds the first row with both column names: banks put their own name above it. */
function columnsOf(rows: string[][]): { at: number; number: number; amount: number } {
  for (const [at, row] of rows.entries()) {
    const number = row.findIndex((cell) => NUMBER.includes(cell));
    const amount = row.findIndex((cell) => AMOUNT.some((name) => cell === name || cell.startsWith(`${name}（`)));
    if (number !== -1 && amount !== -1) return { at, number, amount };
  }
  throw unreadable('没有找到「流水号」和「金额」两列');
}

/** A bank's list of a day: positive amounts came in, negative ones went out. Throws BILL_UNREADABLE. */
export async function readTransfers(file: Uint8Array | undefined): Promise<BillRow[]> {
  if (!file) throw unreadable('人工转账没有渠道账单，请上传银行流水');
  const rows = await readCells(file);
  const { at, number, amount } = columnsOf(rows);
  return rows.slice(at + 1).flatMap((row) => {
    // In upper case, as the office enters it.
    const transactionId = (row[number] ?? '').toUpperCase();
    const text = row[amount] ?? '';
    // Totals below the table have no number.
    if (transactionId === '' || text === '') return [];
    const fen = fenOf(text);
    const kind = fen < 0 ? ('refund' as const) : ('payment' as const);
    return [{ kind, outTradeNo: null, outRefundNo: null, transactionId, amountFen: Math.abs(fen), at: null }];
  });
}
