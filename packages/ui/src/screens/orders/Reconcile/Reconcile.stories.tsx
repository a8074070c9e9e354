import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { REPAIRS_OF, type BillDifference } from '@aosai/api/orders/reconciling';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { Reconcile, type BillDifferenceRow, type ReconcileProps, type ReconcileRun } from './Reconcile.tsx';

const difference = (no: number, kind: BillDifference, changes: Partial<BillDifferenceRow> = {}): BillDifferenceRow => ({
  id: idOf('difference', no),
  runId: idOf('run'),
  kind,
  state: 'open',
  outTradeNo: `01KAJ2C8T5D0Q7V4N9M3R6S1X${no}`,
  outRefundNo: null,
  transactionId: `420000246820261121830154209${no}`,
  orderId: idOf('order', no),
  orderNo: `20261120746256278${no}`,
  hereFen: 29_800,
  billFen: 29_800,
  repairs: [...REPAIRS_OF[kind]],
  repair: null,
  note: null,
  repairedAt: null,
  ...changes,
});
const summary = {
  id: idOf('run'),
  provider: 'wechat',
  date: '2026-11-20',
  source: 'provider',
  sameCount: 46,
  differenceCount: 4,
  openCount: 3,
  paidFen: 1_430_400,
  refundFen: 29_800,
  createdBy: null,
  updatedAt: at(-600),
} as const;
const run: ReconcileRun = {
  ...summary,
  differences: [
    difference(1, 'hereOnly', { billFen: null }),
    difference(2, 'billOnly', { hereFen: null, orderId: null, orderNo: null }),
    difference(3, 'amount', { billFen: 29_799 }),
    difference(4, 'refund', { state: 'done', repair: 'done', note: '已在银行柜台退回', repairedAt: at(-300) }),
  ],
};
const same: ReconcileRun = { ...summary, sameCount: 50, differenceCount: 0, openCount: 0, differences: [] };
const { differences: _none, ...earlier } = { ...same, id: idOf('run', 2), date: '2026-11-19' };

const meta = preview.meta({
  id: 'screens-reconcile',
  title: '对账',
  component: Reconcile,
  decorators: [inOffice('bms', 'reconcile')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/bms/reconcile，把支付渠道一天的账单和这里的收款、退款核对，处理差异。**何时不用**：查一张订单用 MemberOrders。',
      },
    },
  },
  args: {
    ask: { provider: 'wechat', date: '2026-11-20' },
    lastDay: '2026-11-20',
    today: '2026-11-21',
    runs: { data: { content: [summary, earlier] } },
    run: { data: run },
    act: { pending: false, error: null },
    on: { ask: fn(), compare: fn(), open: fn(), repair: fn(async () => true), forget: fn(), retry: fn() },
  } as ReconcileProps,
});

export const Four = meta.story({ tags: ['key'] });
export const Same = meta.story({ args: { run: { data: same } } });
export const Manual = meta.story({ args: { ask: { provider: 'manual', date: '2026-11-20' }, run: null } });
export const Empty = meta.story({ args: { run: null, runs: { data: { content: [] } } } });
export const Loading = meta.story({ args: { run: {}, runs: {} } });
export const Failed = meta.story({
  args: { run: { error: '支付渠道暂时没有答复，请稍后再试。' }, runs: { error: '网络连接断开了，请检查后重试。' } },
});
export const Refused = meta.story({
  args: { run: null, act: { pending: false, error: '这一天的账单要到次日 10:30 以后才有' } },
});
export const Extreme = meta.story({
  args: {
    run: {
      data: {
        ...run,
        paidFen: 99_999_999_999,
        differences: Array.from({ length: 40 }, (_, no) => difference(no, 'billOnly', { hereFen: 9_999_999 })),
      },
    },
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Four.test('a difference can be repaired, after confirmation', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /账单有，此处没有/ }));
  await userEvent.click(row.getByRole('button', { name: '退款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回这笔钱？' }));
  await userEvent.click(dialog.getByRole('button', { name: '退款' }));
  await waitFor(() => expect(args.on.repair).toHaveBeenCalledWith(run.differences[1], 'refund', null));
});
Four.test('marking a difference as settled requires a note', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /金额不同/ }));
  await userEvent.click(row.getByRole('button', { name: '标记已处理' }));
  const dialog = within(await screen.findByRole('dialog', { name: '标记已处理' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /怎么处理的/ }), '少的 1 分已补');
  await userEvent.click(dialog.getByRole('button', { name: '标记已处理' }));
  await waitFor(() => expect(args.on.repair).toHaveBeenCalledWith(run.differences[2], 'done', '少的 1 分已补'));
});
Manual.test("for transfers there is no bill to download, only an upload of the bank's list", async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '下载账单并核对' })).toBeNull();
});
Same.test('without differences, one sentence says so', async ({ canvas }) => {
  await expect(canvas.getByText('账单和这里的 50 笔收款、退款全部相同。')).toBeVisible();
});
