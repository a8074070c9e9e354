import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { Timeline, type TimelineStep } from './Timeline.tsx';

const paid: TimelineStep[] = [
  { id: 'made', title: '提交订单', state: 'done', at: at(-3 * 1440) },
  { id: 'paid', title: '支付成功', state: 'done', at: at(-3 * 1440 + 4), note: '微信支付 ¥298.00' },
];

const meta = preview.meta({
  id: 'patterns-timeline',
  title: '列表与表格/进度时间线 Timeline',
  component: Timeline,
  parameters: {
    density: {
      empty: { steps: [] },
      extreme: {
        steps: Array.from({ length: 24 }, (_, index) => ({
          id: String(index),
          title: `第 ${index + 1} 次修改`,
          state: 'done',
          at: at(index - 60),
          note: '老师调整了考试时间和监考安排，已用站内消息通知全部学生和家长。',
        })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：一件事要经过几个人或几个系统，用户想知道到了哪一步、什么时候、下一步是谁：订单、退费、退出审核、导入。每一步有时间和说明，没通过的写明原因。**何时不用**：用户自己要一步步填写时用 Stepper；只有一个状态时用 Tag。',
      },
    },
  },
  args: {
    label: '订单进度',
    now: Date.parse(FIXTURE_NOW),
    steps: [
      ...paid,
      { id: 'quit', title: '申请退出', state: 'done', at: at(-200), note: '原因：时间冲突' },
      { id: 'review', title: '老师审核', state: 'current', note: '一般在 1 个工作日内完成，结果会发站内消息。' },
      { id: 'refund', title: '原路退款', state: 'ahead', note: '审核通过后 3 个工作日内退回支付账号。' },
    ] as TimelineStep[],
  },
  decorators: [
    (Story) => (
      <Card title="订单进度">
        <Story />
      </Card>
    ),
  ],
});

export const QuitInReview = meta.story();
export const WaitingForPay = meta.story({
  tags: ['key'],
  args: {
    steps: [
      { id: 'made', title: '提交订单', state: 'done', at: at(-4) },
      { id: 'pay', title: '等待支付', state: 'current', at: at(26), note: '请在 26 分钟内支付，过时订单自动关闭。' },
      { id: 'done', title: '报名成功', state: 'ahead' },
    ],
  },
});
export const Refused = meta.story({
  args: {
    steps: [
      ...paid,
      { id: 'quit', title: '申请退出', state: 'done', at: at(-2000) },
      {
        id: 'review',
        title: '未通过审核',
        state: 'failed',
        at: at(-900),
        note: '考试已经开始，按报名须知不能退出。如有疑问请联系教务老师。',
      },
    ],
  },
});
export const Refunded = meta.story({
  args: {
    steps: [
      ...paid,
      { id: 'quit', title: '申请退出', state: 'done', at: at(-2000) },
      { id: 'review', title: '审核通过', state: 'done', at: at(-900) },
      { id: 'refund', title: '已退款', state: 'done', at: at(-30), note: '¥298.00 已退回微信零钱' },
    ],
  },
});
export const Phone = QuitInReview.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Refused.extend({ globals: { theme: 'dark' } });

QuitInReview.test('each step shows its state in words, and the current one is marked', async ({ canvas }) => {
  const items = canvas.getAllByRole('listitem');
  await expect(items[3]).toHaveAttribute('aria-current', 'step');
  await expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
    '提交订单，已完成',
    '支付成功，已完成',
    '申请退出，已完成',
    '老师审核，进行中',
    '原路退款，未开始',
  ]);
});
