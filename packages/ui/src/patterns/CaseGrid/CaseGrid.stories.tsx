import preview from '#storybook/preview';
import { aSubmission } from '@aosai/api/judging/submissions.fixtures';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { expect, within } from 'storybook/test';
import { CaseGrid } from './CaseGrid.tsx';

const meta = preview.meta({
  id: 'patterns-casegrid',
  title: '代码与评测/测试点 CaseGrid',
  component: CaseGrid,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一次评测的每个测试点：编号、结论符号和颜色；有子任务时按子任务分组并写出得分；还没评到的用虚线。**何时不用**：只说整份代码的结论用 Verdict；比较输出内容用 DiffView。',
      },
    },
  },
  args: { submission: aSubmission() },
});

const everyVerdict = {
  figures: 'exact' as const,
  totalCases: VERDICT.values.length,
  subtasks: [],
  cases: VERDICT.values.map((verdict, index) => ({
    no: index + 1,
    subtaskId: null,
    verdict,
    points: verdict === 'AC' ? 250 : 0,
    timeMs: 900 + index * 20,
    memoryKiB: 4_096 * (index + 1),
  })),
};

const subtasks = {
  figures: 'exact' as const,
  totalCases: 8,
  cases: everyVerdict.cases.slice(0, 8).map((one, index) => ({ ...one, subtaskId: index < 3 ? '1' : '2' })),
  subtasks: [
    { subtaskId: '1', verdict: 'WA' as const, points: 250, maxPoints: 4_000 },
    { subtaskId: '2', verdict: 'TLE' as const, points: 0, maxPoints: 6_000 },
  ],
};

export const Default = meta.story({ tags: ['key'] });
export const EveryVerdict = meta.story({ args: { submission: everyVerdict } });
export const Subtasks = meta.story({ args: { submission: subtasks } });
export const Judging = meta.story({
  args: { submission: { figures: 'exact', totalCases: 10, subtasks: [], cases: everyVerdict.cases.slice(0, 1) } },
});
export const Many = meta.story({
  args: {
    submission: {
      figures: 'exact',
      totalCases: 100,
      subtasks: [],
      cases: Array.from({ length: 100 }, (_, index) => ({
        no: index + 1,
        subtaskId: null,
        verdict: index % 17 === 5 ? ('TLE' as const) : ('AC' as const),
        points: 100,
        timeMs: index,
        memoryKiB: 4_096,
      })),
    },
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { submission: everyVerdict },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { submission: everyVerdict } });

Default.test('each test case has an icon and a full name', async ({ canvas }) => {
  const cell = canvas.getByRole('img', { name: '测试点 8，超出时间限制，0 分' });
  await expect(cell).toHaveTextContent('8 时');
  await expect(canvas.getByRole('img', { name: '测试点 7，通过，≤ 200 ms，≤ 16 MB，2.5 分' })).toBeVisible();
});

EveryVerdict.test('exact figures are shown only where the submission has them', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '测试点 1，通过，900 ms，4 MB，2.5 分' })).toBeVisible();
});

Subtasks.test('test cases are listed under their subtask with its points', async ({ canvas }) => {
  const first = within(canvas.getByRole('region', { name: '子任务 1' }));
  await expect(first.getAllByRole('listitem')).toHaveLength(3);
  await expect(first.getByText('2.5 / 40 分')).toBeVisible();
});

Judging.test('test cases not judged yet are announced as waiting', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: /等待评测/ })).toHaveLength(9);
});

EveryVerdict.test('the signs are named below the tiles', async ({ canvas }) => {
  await expect(canvas.getByText('停 运行错误')).toBeVisible();
});
