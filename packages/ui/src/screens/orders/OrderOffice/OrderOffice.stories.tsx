import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { officeOrders, orderKnown } from '../../../storybook/exampleOrders.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { OrderKnown } from './orderKnown.ts';
import { OrderNotes, OrderRecord } from './OrderRecord.tsx';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

const full = orderKnown.detail.data;
const stuck: OrderDetail = {
  ...full,
  ...officeOrders.passed,
  status: '6',
  steps: [...full.steps, { kind: 'quitPassed', at: at(-60), note: '按剩余天数退' }],
  refunds: full.refunds.map((refund) => ({ ...refund, cause: 'quit', provider: 'wechat', status: 'abnormal' })),
};
const fresh: OrderDetail = {
  ...full,
  ...officeOrders.pending,
  steps: [{ kind: 'created', at: at(-2), note: '本人下单' }],
  payments: [],
  refunds: [],
  notices: [],
  log: [],
};
const extreme: OrderDetail = {
  ...full,
  quitReason: '孩子升入寄宿学校，周末不能回家，线上也没有固定时间。'.repeat(8),
  log: Array.from({ length: 12 }, (_, no) => ({
    id: idOf('log', no),
    action: '订单 · 登记人工转账已到账',
    actorName: '阿卜杜热合曼·买买提伊明江',
    at: at(-4_700 + no),
  })),
};

interface ShownProps {
  row: OrderDetail;
  known: OrderKnown;
  retry: () => void;
  begin: (name: string, part?: object) => void;
}

/** Both components as in the drawer of a row. */
const Shown = (props: ShownProps) => (
  <Card>
    <OrderNotes {...props} pending={false} />
    <OrderRecord {...props} pending={false} />
  </Card>
);

const of = (row: OrderDetail) => ({ row, known: { ...orderKnown, detail: { data: row } } });

const meta = preview.meta({
  id: 'patterns-orderoffice',
  title: '部件/订单管理表 OrderOffice',

  component: Shown,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：订单表格的抽屉里，进度、支付、退款、通知和操作日志，以及等着处理的事。**何时不用**：学生和家长看的订单用 OrderDetail。',
      },
    },
  },
  args: { ...of(full), retry: fn(), begin: fn() },
});

export const Applied = meta.story();
export const Stuck = meta.story({ args: of(stuck) });
export const Fresh = meta.story({ args: of(fresh) });
export const Loading = meta.story({ args: { known: { ...orderKnown, detail: {} } } });
export const Failed = meta.story({
  args: { known: { ...orderKnown, detail: { error: '网络连接断开了，请检查后重试。' } } },
});
export const Extreme = meta.story({ args: of(extreme) });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Applied.test('a manual refund is confirmed by the office', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登记退款' }));
  await expect(args.begin).toHaveBeenCalledWith('confirmRefund', full.refunds[0]);
});
Stuck.test('a failed refund shows an alert', async ({ canvas }) => {
  await expect(canvas.getByText('有退款没有退成')).toBeVisible();
});
Fresh.test('empty sections say so in words', async ({ canvas }) => {
  for (const words of ['还没有支付。', '没有退款。', '没有收到通知。', '没有记录。'])
    await expect(canvas.getByText(words)).toBeVisible();
});
Failed.test('a failure to load can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.retry).toHaveBeenCalledTimes(1);
});
