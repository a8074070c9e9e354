import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { OrderStatistics } from './OrderStatistics.tsx';

const byDay = Array.from({ length: 30 }, (_, no) => {
  const count = 2 + ((no * 7) % 9);
  const day = new Date(Date.UTC(2026, 9, 23 + no)).toISOString().slice(0, 10);
  return { day, count, paidFen: count * 29_800, refundedFen: no % 6 === 0 ? 29_800 : 0 };
});
const sum = (of: 'count' | 'paidFen' | 'refundedFen') => byDay.reduce((total, day) => total + day[of], 0);
const total = { count: sum('count'), paidFen: sum('paidFen'), refundedFen: sum('refundedFen') };
const statistics = {
  ...total,
  pendingPayCount: 4,
  pendingQuitCount: 2,
  byDay,
  byProduct: [
    { targetId: idOf('membership'), title: '家庭年卡', count: 120, paidFen: 3_576_000, refundedFen: 149_000 },
    { targetId: idOf('membership', 2), title: '家庭月卡', count: 48, paidFen: 187_200, refundedFen: 0 },
    { targetId: idOf('membership', 3), title: '教练年卡', count: 6, paidFen: 299_400, refundedFen: 49_900 },
  ],
};
const none = { ...statistics, count: 0, paidFen: 0, refundedFen: 0, pendingPayCount: 0, pendingQuitCount: 0 };
const empty = { data: { ...none, byDay: [], byProduct: [] } };

const meta = preview.meta({
  id: 'screens-orderstatistics',
  title: '会员卡收入',
  component: OrderStatistics,
  decorators: [inOffice('bms', 'membershipOrder')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { statistics: empty } },
    docs: {
      description: {
        component:
          '**何时用**：/bms/membershipOrder/statistics，一段日期里会员卡的收入、退款和待处理。**何时不用**：逐张查订单用 MembershipOrders；与支付机构核对用 Reconcile。',
      },
    },
  },
  args: {
    statistics: { data: statistics },
    from: '2026-10-23',
    until: '2026-11-21',
    today: '2026-11-21',
    listHref: '/web/bms/membershipOrder',
    on: { days: fn(), retry: fn() },
  },
});

export const Month = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
});
export const Empty = meta.story({ args: { statistics: empty } });
export const Loading = meta.story({ args: { statistics: {} } });
export const Failed = meta.story({ args: { statistics: { error: '服务暂时不可用，请稍后再试。' } } });
export const Extreme = meta.story({
  args: {
    statistics: {
      data: {
        ...statistics,
        paidFen: 999_999_999_99,
        byProduct: [
          {
            targetId: idOf('membership', 9),
            title: '滨海市青少年信息学奥林匹克联赛集训基地会员卡（含教材与线下答疑）',
            count: 120_000,
            paidFen: 999_999_999_99,
            refundedFen: 1,
          },
        ],
      },
    },
  },
});
export const Phone = Month.extend({ tags: ['key'], globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Month.test('open requests are linked', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '审核 2 个退出申请' })).toHaveAttribute(
    'href',
    '/web/bms/membershipOrder?status=4',
  );
});
Empty.test('without income, the page says so', async ({ canvas }) => {
  await expect(canvas.getByText('这段时间没有收入')).toBeVisible();
});
