import type { BillDifference } from '@aosai/api/orders/reconciling';
import type { BillRow } from '../../adapters/payment/provider.ts';

/** A payment or a refund of ours. */
export interface OwnMoney {
  kind: BillRow['kind'];
  /** Null for a refund of money that had no order. */
  orderId: string | null;
  outTradeNo: string;
  outRefundNo: string | null;
  transactionId: string | null;
  amountFen: number;
  /** Whether it counts here: paid, or refunded. */
  isSettled: boolean;
  /** Whether the bill of this day should list it. */
  isOfDay: boolean;
}

/** A disagreement between the bill and our rows. */
export interface Difference {
  kind: Exclude<BillDifference, 'same'>;
  outTradeNo: string | null;
  outRefundNo: string | null;
  transactionId: string | null;
  orderId: string | null;
  hereFen: number | null;
  billFen: number | null;
  billAt: Date | null;
}

type Numbers = Pick<BillRow, 'kind' | 'outTradeNo' | 'outRefundNo'> & { transactionId: string | null };

/** Keys to match by: our own number where the bill has it, and the provider's. */
const numbersOf = ({ kind, outTradeNo, outRefundNo, transactionId }: Numbers): string[] =>
  [outRefundNo ?? outTradeNo, transactionId && `provider/${transactionId}`].flatMap((number) =>
    number ? [`${kind}/${number}`] : [],
  );

function kindOf(row: BillRow, own: OwnMoney | undefined): BillDifference {
  const isAmountRight = own?.amountFen === row.amountFen;
  if (own?.isSettled && isAmountRight) return 'same';
  if (row.kind === 'refund') return 'refund';
  return own && !isAmountRight ? 'amount' : 'billOnly';
}

/** Compares a bill with our rows. A payment listed twice is money that came twice. */
export function compareBill(own: readonly OwnMoney[], bill: readonly BillRow[]) {
  const byNumber = new Map(own.flatMap((money) => numbersOf(money).map((number) => [number, money] as const)));
  const seen = new Set<OwnMoney>();
  const differences: Difference[] = [];
  let sameCount = 0;
  for (const row of bill) {
    const money = numbersOf(row)
      .map((number) => byNumber.get(number))
      .find((found) => found !== undefined);
    const fresh = money && !seen.has(money) ? money : undefined;
    if (money) seen.add(money);
    const kind = kindOf(row, fresh);
    if (kind === 'same') {
      sameCount += 1;
      continue;
    }
    differences.push({
      kind,
      outTradeNo: row.outTradeNo ?? money?.outTradeNo ?? null,
      outRefundNo: row.outRefundNo ?? money?.outRefundNo ?? null,
      transactionId: row.transactionId,
      orderId: money?.orderId ?? null,
      hereFen: money?.isSettled ? money.amountFen : null,
      billFen: row.amountFen,
      billAt: row.at,
    });
  }
  for (const money of own) {
    if (!money.isOfDay || !money.isSettled || seen.has(money)) continue;
    const { kind, amountFen, outTradeNo, outRefundNo, transactionId, orderId } = money;
    const found = { outTradeNo, outRefundNo, transactionId, orderId, hereFen: amountFen, billFen: null, billAt: null };
    differences.push({ ...found, kind: kind === 'refund' ? 'refund' : 'hereOnly' });
  }
  return { sameCount, differences };
}
