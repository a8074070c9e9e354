import { anOrder, aPaidOrder } from '@aosai/api/orders/orders.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, test } from 'vitest';
import { standingText } from './orderWords.ts';

const now = Date.parse(FIXTURE_NOW);

test('standingText: says for each status what happens next and until when', () => {
  const said = [
    anOrder(),
    anOrder({ needsGuardian: true, expiresAt: at(1_440) }),
    anOrder({ expiresAt: at(-1) }),
    aPaidOrder(),
    aPaidOrder({ source: 'gift', paidFen: 0 }),
    anOrder({ status: '3', closedReason: 'declined' }),
    aPaidOrder({ status: '4' }),
    aPaidOrder({ status: '5', refundFen: 12_050 }),
    aPaidOrder({ status: '5', refundFen: 0 }),
    aPaidOrder({ status: '6', refundFen: 12_050 }),
    aPaidOrder({ status: '7', refundedFen: 12_050 }),
    aPaidOrder({ status: '8', refundedFen: 12_050 }),
    aPaidOrder({ status: '8' }),
  ].map((order) => standingText(order, now));
  expect(said).toEqual([
    '今天 20:15 前付款',
    '等监护人付款，明天 19:47 前有效',
    '付款时间已过，正在关闭',
    '11 月 19 日 17:51 付款',
    '赠送，不用付款',
    '家长没有同意',
    '退出申请在审核，一般在 1 个工作日内答复',
    '同意退款 ¥120.50，原路退回，一般在 3 个工作日内到账',
    '已同意退出，没有可退的金额',
    '¥120.50 正在原路退回，一般在 3 个工作日内到账',
    '已退款 ¥120.50',
    '已退出，退款 ¥120.50',
    '已退出，没有退款',
  ]);
});

test('standingText: asks a guardian who may pay instead of waiting for one', () => {
  const order = anOrder({ needsGuardian: true, expiresAt: at(1_440) });
  expect(standingText(order, now, true)).toBe('明天 19:47 前付款');
});
