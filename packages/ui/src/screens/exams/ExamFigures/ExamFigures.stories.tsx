import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { type EnrolmentCounts, ExamFigures, type ExamScores } from './ExamFigures.tsx';

const scores: ExamScores = {
  examId: idOf('exam', 2),
  enrollCount: 46,
  startedCount: 44,
  completedCount: 43,
  attendancePct: 95.65,
  scores: {
    average: 7_140,
    median: 7_450,
    highest: 10_000,
    passCount: 33,
    passPct: 75,
    settledCount: 43,
    histogram: [0, 1, 0, 2, 3, 4, 8, 11, 9, 5].map((count, bar) => ({ fromPercent: bar * 10, count })),
    byClass: [
      { className: '高一（3）班', settledCount: 22, average: 7_610, median: 7_850, passCount: 19 },
      { className: '高一（5）班', settledCount: 19, average: 6_720, median: 6_900, passCount: 13 },
      { className: null, settledCount: 2, average: 5_900, median: 5_900, passCount: 1 },
    ],
  },
};
const counts: EnrolmentCounts = {
  examId: idOf('exam', 2),
  byStatus: [
    { status: '2', count: 44 },
    { status: '4', count: 2 },
    { status: '6', count: 3 },
  ],
  bySource: [
    { source: 'group', count: 38 },
    { source: 'self', count: 8 },
  ],
  byClass: [
    { className: '高一（3）班', count: 23 },
    { className: '高一（5）班', count: 21 },
    { className: null, count: 2 },
  ],
  byDay: [
    { day: '2026-11-16', count: 38 },
    { day: '2026-11-17', count: 5 },
    { day: '2026-11-19', count: 3 },
  ],
  startedCount: 44,
  attendancePct: 95.65,
};

const meta = preview.meta({
  id: 'screens-examfigures',
  title: '统计',

  component: ExamFigures,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/exam/:id/statistics，一场考试的出勤、成绩分布和各班对比。**何时不用**：逐题看用「题目分析」，逐人看用「学生成绩」。',
      },
    },
  },
  args: {
    ...examPlace,
    exam: { data: anOfficeExam() },
    scores: { data: scores },
    enrolments: { data: counts },
    on: { retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { exam: {}, scores: {}, enrolments: {} } });
export const Failed = meta.story({
  args: { scores: { error: '服务暂时不可用，请稍后再试。' }, enrolments: { data: counts } },
});
export const NoScores = meta.story({ args: { scores: { data: { ...scores, scores: null } } } });
export const NoLine = meta.story({ args: { exam: { data: anOfficeExam({ passPoints: null }) } } });
export const Empty = meta.story({
  args: {
    scores: {
      data: { ...scores, enrollCount: 0, startedCount: 0, completedCount: 0, attendancePct: null, scores: null },
    },
    enrolments: { data: { ...counts, byStatus: [], bySource: [], byClass: [], byDay: [] } },
  },
});
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test('the sheet of every student is downloaded on the page that shows it', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '下载成绩表' })).toBeNull();
});

Full.test('each class has its mean and median', async () => {
  const table = within(screen.getByRole('table', { name: '各班成绩' }));
  const [, row] = table.getAllByRole('row');
  await expect(row).toHaveTextContent('高一（3）班2276.178.519');
});

Full.test(
  'a table of enrolments with one row, which says nothing new, is left out',
  {
    args: {
      enrolments: { data: { ...counts, byDay: counts.byDay.slice(0, 1), bySource: counts.bySource.slice(0, 1) } },
    },
  },
  async ({ canvas }) => {
    const titles = ['报名状态', '报名来源', '各班报名', '每天报名'];
    const shown = titles.filter((name) => canvas.queryByRole('table', { name }) !== null);
    await expect(shown).toEqual(['报名状态', '各班报名']);
  },
);

Full.test('each bar of the distribution shows its count', async () => {
  await expect(await screen.findByRole('listitem', { name: '70–80%：11 人' })).toBeVisible();
});

NoLine.test('without a passing score, no pass count is shown', async ({ canvas }) => {
  await expect(canvas.getByText('平均分', { selector: 'dt' })).toBeVisible();
  await expect(canvas.queryByText(/达标/)).toBeNull();
});
