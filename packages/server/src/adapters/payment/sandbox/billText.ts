import { dateText, minuteText } from '@aosai/api/kit/beijing';
import type { Ledger } from './ledger.ts';

const NAMES = [
  '交易时间',
  '微信订单号',
  '商户订单号',
  '交易状态',
  '订单金额',
  '微信退款单号',
  '商户退款单号',
  '申请退款金额',
  '商品名称',
];

const yuan = (fen: number) => (fen / 100).toFixed(2);
const lineOf = (cells: readonly string[]) => `\`${cells.join(',`')}`;

/** The bill of a day in Beijing, in WeChat Pay's format; null for a day without payments and refunds. */
export function billText({ trades, refunds }: Ledger, date: string): string | null {
  const time = (at: string) => `${minuteText(at)}:00`;
  const paid = [...trades.values()].flatMap(({ outTradeNo, description, paid: news }) =>
    news && dateText(news.at) === date
      ? [[time(news.at), news.transactionId, outTradeNo, 'SUCCESS', yuan(news.fen), '0', '0', '0.00', description]]
      : [],
  );
  const back = [...refunds.values()].flatMap(({ outTradeNo, outRefundNo, refundId, refundFen, at }) => {
    const trade = trades.get(outTradeNo);
    if (dateText(at) !== date || !trade?.paid) return [];
    const { transactionId } = trade.paid;
    const cells = [time(at), transactionId, outTradeNo, 'REFUND', '0.00', refundId, outRefundNo, yuan(refundFen)];
    return [[...cells, trade.description]];
  });
  const lines = [...paid, ...back].map(lineOf);
  if (lines.length === 0) return null;
  return ['\uFEFF' + NAMES.join(','), ...lines, '总交易单数,订单总金额', lineOf([String(lines.length), '0.00'])].join(
    '\r\n',
  );
}
