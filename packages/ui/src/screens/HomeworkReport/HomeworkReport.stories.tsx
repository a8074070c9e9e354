import preview from '#storybook/preview';
import { aHomeworkPlace, aHomeworkReport } from '@aosai/api/fixtures/homework';
import { aReport } from '@aosai/api/fixtures/reports';
import { at, FIXTURE_NOW } from '@aosai/api/fixtures/ids';
import { expect, fn } from 'storybook/test';
import { HomeworkReport } from './HomeworkReport.tsx';

const meta = preview.meta({
  component: HomeworkReport,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份作业的得分、迟交的计算、老师的评语和逐题结果。**何时不用**：考试的成绩用 ExamReportPaper，作业列表用 UserHomework。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    report: { data: aHomeworkReport() },
    viewer: 'self' as const,
    now: Date.parse(FIXTURE_NOW),
    submissions: {},
    on: { print: fn(), retry: fn(), openSubmissions: fn() },
  },
});

export const Ready = meta.story();
export const OnTime = meta.story({
  args: {
    report: {
      data: aHomeworkReport({
        late: [],
        rank: null,
        place: aHomeworkPlace({ progress: '3', totalPoints: 9_200, answeredCount: 9, completedAt: at(-60) }),
      }),
    },
  },
});
export const Judging = meta.story({
  args: {
    report: {
      data: aHomeworkReport({
        place: aHomeworkPlace({ progress: '2', completedAt: at(-1) }),
        report: { ...aReport(), state: 'pending', totalPoints: null, judging: { done: 1, total: 2 }, questions: [] },
        late: [],
        rank: null,
      }),
    },
  },
});
export const NotHandedIn = meta.story({
  args: { report: { data: { place: aHomeworkPlace(), report: null, late: [], rank: null } } },
});
export const Missing = meta.story({
  args: {
    report: {
      data: {
        place: aHomeworkPlace({ progress: '3', isOpen: false, answeredCount: 0, totalPoints: 0, settledAt: at(-10) }),
        report: null,
        late: [],
        rank: null,
      },
    },
  },
});
export const Parent = meta.story({ args: { viewer: 'guardian' } });
export const Loading = meta.story({ args: { report: {} } });
export const Failed = meta.story({ args: { report: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Ready.extend({ globals: { theme: 'dark' } });

Ready.test('lateness is shown as it was counted', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: '迟交的计算' });
  await expect(table).toHaveTextContent('2 天');
  await expect(table).toHaveTextContent('20%');
});

NotHandedIn.test('whoever has not handed in is led back to the room', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去作答' })).toBeVisible();
});
