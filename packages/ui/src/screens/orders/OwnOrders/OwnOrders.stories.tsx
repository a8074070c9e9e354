import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { anOrder, aPaidOrder } from '@aosai/api/orders/orders.fixtures';
import { expect, fn } from 'storybook/test';
import { OwnOrders } from './OwnOrders.tsx';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

const pageOf = (content: OrderRow[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const all = [
  anOrder({ title: '家庭年卡', needsGuardian: true, expiresAt: at(1_420) }),
  anOrder({ id: idOf('order', 2), title: 'GESP 五级冲刺模拟考', kind: 'exam', amountFen: 3_990 }),
  aPaidOrder({ id: idOf('order', 3), title: '提高班（周六）', kind: 'grade', amountFen: 128_000, status: '4' }),
  aPaidOrder({ id: idOf('order', 4), title: '家庭月卡', amountFen: 3_900, status: '6', refundFen: 2_210 }),
  aPaidOrder({ id: idOf('order', 5), createdAt: at(-20_000), paidAt: at(-19_990) }),
  aPaidOrder({
    id: idOf('order', 7),
    title: 'CSP-J 模拟赛',
    kind: 'exam',
    status: '5',
    refundFen: 3_990,
    paidFen: 3_990,
  }),
  anOrder({ id: idOf('order', 6), status: '3', closedReason: 'expired', createdAt: at(-40_000) }),
];
const long = anOrder({
  id: idOf('order', 9),
  title: '滨海市青少年信息学奥林匹克联赛集训基地暑期提高班第三期（含食宿与教材）',
  kind: 'grade',
  memberName: '欧阳思远',
  amountFen: 9_999_999,
  needsGuardian: true,
});

const meta = preview.meta({
  id: 'screens-orders',
  title: '我的订单',
  component: OwnOrders,
  parameters: {
    density: {
      empty: { orders: pageOf([]) },
      extreme: {
        orders: pageOf(
          Array.from({ length: 20 }, (_, no) => ({ ...long, id: idOf('order', no) })),
          320,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：/order，学生看自己的订单，家长看自己和孩子的。**何时不用**：一张订单的付款、退出和进度用 OrderDetail；管理里的订单用 MemberOrders。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    orders: pageOf(all),
    tab: 'all' as const,
    page: 0,
    isParent: false,
    now: Date.parse(FIXTURE_NOW),
    on: { tab: fn(), page: fn(), retry: fn() },
  },
});

export const All = meta.story();
export const OfParent = meta.story({ args: { isParent: true } });
export const Many = meta.story({ args: { orders: pageOf(all, 64) } });
export const Empty = meta.story({ args: { orders: pageOf([]) } });
export const NoRefund = meta.story({ args: { tab: 'refund', orders: pageOf([]) } });
export const Loading = meta.story({ args: { orders: {} } });
export const Failed = meta.story({ args: { orders: { error: '网络连接断开了，请检查后重试。' } } });
export const Extreme = meta.story({ args: { isParent: true, orders: pageOf([long, ...all]) } });
export const Phone = meta.story({
  tags: ['key'],
  args: { isParent: true, orders: pageOf([long, ...all]) },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

All.test('a student can pay orders that need no guardian, and open the others', async ({ canvas }) => {
  const ways = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(ways).toEqual(['查看', '去付款', '查看', '查看', '申请退出', '查看', '申请退款', '查看']);
  await expect(canvas.getByRole('link', { name: '去付款：GESP 五级冲刺模拟考' })).toHaveAttribute(
    'href',
    `/web/order?id=${idOf('order', 2)}`,
  );
});
All.test('paid orders can be quit and granted refunds claimed from the list', async ({ canvas }) => {
  const address = (order: number, ask: string) => `/web/order?id=${idOf('order', order)}&ask=${ask}`;
  await expect(canvas.getByRole('link', { name: '申请退出：家庭年卡' })).toHaveAttribute('href', address(5, 'quit'));
  await expect(canvas.getByRole('link', { name: '申请退款：CSP-J 模拟赛' })).toHaveAttribute(
    'href',
    address(7, 'refund'),
  );
});
OfParent.test('a parent sees whose order it is, and can pay it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去付款：家庭年卡' })).toBeVisible();
  await expect(canvas.getByText(/会员卡 · 林知远 · .+ 前付款$/)).toBeVisible();
});
All.test('choosing a tab reports its id', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '退款' }));
  await expect(args.on.tab).toHaveBeenCalledWith('refund');
});
Failed.test('a failed list can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
