import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { AttemptRows } from './AttemptRows.tsx';

const attempts = [
  anAttempt({ id: idOf('attempt', 1) }),
  aSettledAttempt({ id: idOf('attempt', 2), startedAt: at(-2900), completedAt: at(-2804) }),
  aSettledAttempt({
    id: idOf('attempt', 3),
    attemptNo: 2,
    examTitle: 'GESP C++ 三级 模拟考试（二）',
    totalPoints: 5_450,
    submitReason: 'timeout',
    startedAt: at(-12 * 1440),
    completedAt: at(-12 * 1440 + 120),
  }),
  aSettledAttempt({
    id: idOf('attempt', 4),
    status: '2',
    totalPoints: null,
    startedAt: at(-200),
    completedAt: at(-90),
  }),
  aSettledAttempt({
    id: idOf('attempt', 5),
    examTitle: 'CSP-J 第二轮 模拟测试（一）',
    totalPoints: null,
    startedAt: at(-300),
    completedAt: at(-100),
  }),
];

const meta = preview.meta({
  id: 'patterns-attemptrows',
  title: '部件/作答记录 AttemptRows',
  component: AttemptRows,
  parameters: {
    density: {
      empty: { attempts: [] },
      extreme: {
        attempts: Array.from({ length: 20 }, (_, index) => aSettledAttempt({ id: idOf('attempt', index + 1) })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：按时间列出某个人的作答记录：在哪场考试、到了哪一步、得了多少分、下一步去哪里。**何时不用**：老师要排序、筛选、批量处理很多人的作答时用 DataTable。',
      },
    },
  },
  args: { attempts, now: Date.parse(FIXTURE_NOW) },
  decorators: [
    (Story) => (
      <Card title="考试记录" padding="none">
        <Story />
      </Card>
    ),
  ],
});

export const EveryState = meta.story();
export const ReadOnly = meta.story({ tags: ['key'], args: { readOnly: true } });
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });

EveryState.test('an attempt shows its state in words, and its score or a dash', async ({ canvas }) => {
  for (const text of ['剩余 01:12:45', '达标', '未达标', '评测中', '待公布'])
    await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getByText('54.5')).toBeVisible();
  await expect(canvas.getAllByText('—')).toHaveLength(3);
});

ReadOnly.test("another person's attempt cannot be continued", async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /继续作答/ })).toBeNull();
  await expect(canvas.getAllByRole('link', { name: /查看报告/ })).toHaveLength(4);
});
