import type { BillDifference } from '@aosai/api/domain/orders/reconciling';
import type { BillRow } from '../../adapters/payment/provider.ts';

/** A payment or a refund as it stands here. */
export interface OwnMoney {
  kind: BillRow['kind'];
  /** Null for money of no order that was sent back. */
  orderId: string | null;
  outTradeNo: string;
  outRefundNo: string | null;
  transactionId: string | null;
  amountFen: number;
  /** The money counts here: paid, or given back. */
  isSettled: boolean;
  /** The bill of this day should name it. */
  isOfDay: boolean;
}

/** What the bill and we say otherwise. */
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

/** By our own number where the bill has it, else by the provider's. */
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

/** Holds a bill against what stands here. What the bill says twice is money that came twice. */
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
