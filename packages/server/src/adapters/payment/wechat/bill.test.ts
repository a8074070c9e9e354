import { expect, test } from 'vitest';
import { parseBill } from './bill.ts';

/** In the format of the guide: all columns of ALL, a sign before every value, two lines of totals. */
const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const line = (over: Record<string, string>) =>
  HEAD.split(',')
    .map((name) => `\`${over[name] ?? '0'}`)
    .join(',');
const TOTALS = '总交易单数,应结订单总金额\r\n`2,`199.00';

const paid = {
  交易时间: '2026-11-22 23:59:59',
  微信订单号: '4200001',
  商户订单号: '01JTRADE0001',
  交易状态: 'SUCCESS',
  商品名称: '学生年卡，含 "题解", 视频',
  订单金额: '199.00',
};
const back = { ...paid, 交易状态: 'REFUND', 微信退款单号: '5030001', 商户退款单号: 'REFUND1', 申请退款金额: '12.3' };

test('parseBill: finds payments and refunds by the names of the columns', () => {
  const text = `\uFEFF${[HEAD, line(paid), line(back), line({ ...paid, 交易状态: 'REVOKED' }), TOTALS].join('\r\n')}`;
  const at = new Date('2026-11-22T15:59:59.000Z');
  const payment = { kind: 'payment', outTradeNo: '01JTRADE0001', outRefundNo: null, transactionId: '4200001' };
  const refund = { kind: 'refund', outTradeNo: '01JTRADE0001', outRefundNo: 'REFUND1', transactionId: '5030001' };
  expect(parseBill(text)).toEqual([
    { ...payment, amountFen: 19_900, at },
    { ...refund, amountFen: 1230, at },
  ]);
});

test('parseBill: refuses a bill that is cut off, lacks a column or has a bad amount', () => {
  const refused = (text: string) => expect(() => parseBill(text)).toThrow('账单读不出来');
  refused([HEAD, line(paid)].join('\r\n'));
  refused([HEAD.replace('订单金额,申请', '别的,申请'), line(paid), TOTALS].join('\r\n'));
  for (const wrong of ['', '1.234', '一百', '1e3', '-']) {
    refused([HEAD, line({ ...paid, 订单金额: wrong }), TOTALS].join('\r\n'));
  }
  refused('');
});
