import preview from '#storybook/preview';
import { aHomeworkPlace, aHomeworkReport } from '@aosai/api/homework/homework.fixtures';
import { aReport } from '@aosai/api/exams/reports.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { HomeworkReport } from './HomeworkReport.tsx';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

const meta = preview.meta({
  id: 'screens-homeworkreport',
  title: '作业报告',
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
    quit: { pending: false, error: null },
    on: { print: fn(), retry: fn(), openSubmissions: fn(), applyQuit: fn(), withdrawQuit: fn() },
  },
});

export const Ready = meta.story();
const again = aReport().questions.slice(0, 2);
export const TriedAgain = meta.story({
  args: {
    viewer: 'teacher',
    report: {
      data: aHomeworkReport({
        laterTries: again.flatMap(({ id }, no) =>
          ['A', 'C'].slice(no).map((option, nth) => ({
            questionId: id,
            receivedAt: at(-30 + nth),
            answer: { kind: 'choice' as const, optionIds: [option] },
          })),
        ),
      }),
    },
  },
});
const hidden = (opensAt: string | null) => ({
  report: {
    data: aHomeworkReport({
      place: { ...aHomeworkReport().place, totalPoints: null },
      report: { ...aReport(), state: 'closed', totalPoints: null, questions: [], opensAt },
    }),
  },
});
export const ScoreLater = meta.story({ args: hidden(at(1_440)) });
export const ScoreNever = meta.story({ args: hidden(null) });
ScoreLater.test('a score that is not shown yet says from when', async ({ canvas }) => {
  await expect(canvas.getByText(/^未公布/)).toBeVisible();
  await expect(canvas.getByText('得分将于 明天 19:47 公布')).toBeVisible();
});
ScoreNever.test('a score that is never shown says so', async ({ canvas }) => {
  await expect(canvas.getByText('这份作业不公布得分')).toBeVisible();
});

TriedAgain.test('a teacher sees the answers given after the results were shown', async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: '交作业以后又答的' }));
  await expect(table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['题号', '时间', '答案', '第一次交的'],
    ['1', '今天 19:17', 'A', 'D'],
    ['1', '今天 19:18', 'C', 'D'],
    ['2', '今天 19:17', 'C', 'D'],
  ]);
});

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
/** Everything is judged, but a question needs a teacher. */
export const Marking = meta.story({
  tags: ['no-visual'],
  args: {
    report: {
      data: aHomeworkReport({
        place: aHomeworkPlace({ progress: '2', completedAt: at(-1) }),
        report: { ...aReport(), state: 'pending', totalPoints: null, judging: { done: 2, total: 2 }, questions: [] },
        late: [],
        rank: null,
      }),
    },
  },
});
Marking.test('once all is judged, the report waits for the teacher', async ({ canvas }) => {
  await expect(canvas.getByText('等待老师批改')).toBeVisible();
  await expect(canvas.getByText('有的题要由老师批改，批改完成后得分出现。')).toBeVisible();
});
Judging.test('while judging, the progress is told', async ({ canvas }) => {
  await expect(canvas.getByText('正在评测')).toBeVisible();
  await expect(canvas.getByText('已评测 1 / 2，完成后得分自动出现。')).toBeVisible();
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
const inQuestion = (changes: Partial<HomeworkPlace>) => ({
  data: { place: aHomeworkPlace(changes), report: null, late: [], rank: null },
});
export const QuitApplied = meta.story({ args: { report: inQuestion({ status: '4', quitReason: '住院一周' }) } });
export const QuitRefused = meta.story({
  args: { report: inQuestion({ rejectReason: '还有三天，只做前两题也可以。' }) },
});
export const QuitPassed = meta.story({ args: { report: inQuestion({ status: '5', isOpen: false }) } });
export const NotHandedInByChild = meta.story({ args: { viewer: 'guardian', report: inQuestion({}) } });
export const NotHandedInByStudent = meta.story({ args: { viewer: 'teacher', report: inQuestion({}) } });
export const Parent = meta.story({ args: { viewer: 'guardian' } });
export const Loading = meta.story({ args: { report: {} } });
export const Failed = meta.story({ args: { report: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Phone = Ready.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Ready.extend({ globals: { theme: 'dark' } });

Ready.test('the calculation of the late penalty is shown', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: '迟交的计算' });
  await expect(table).toHaveTextContent('2 天');
  await expect(table).toHaveTextContent('20%');
});

NotHandedIn.test('a student who has not handed in is led back to the room', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '去作答' })).toBeVisible();
});

NotHandedIn.test('a request to be exempted requires a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '申请免做' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请免做这份作业' }));
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await expect(await dialog.findByText(/请填写原因/)).toBeVisible();
  await expect(args.on.applyQuit).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '住院一周');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(args.on.applyQuit).toHaveBeenCalledWith('住院一周'));
});

QuitApplied.test('a request can be withdrawn, and the homework can be done meanwhile', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText(/原因：住院一周/)).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '去作答' })).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
  await expect(args.on.withdrawQuit).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('button', { name: '申请免做' })).toBeNull();
});

QuitRefused.test('a refused request shows why, and can be repeated', async ({ canvas }) => {
  await expect(await canvas.findByText('免做申请没有通过')).toBeVisible();
  await expect(canvas.getByText('还有三天，只做前两题也可以。')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: '申请免做' })).toBeVisible();
});

NotHandedInByChild.test('a parent can request an exemption for the child, but cannot answer', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: '申请免做' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '去作答' })).toBeNull();
});

NotHandedInByStudent.test('a teacher cannot request an exemption', async ({ canvas }) => {
  await expect(canvas.getByText('还没有交作业')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '申请免做' })).toBeNull();
});

// No screenshot: it looks like NotHandedIn before and after the test.
export const Withdrawing = QuitApplied.extend({
  tags: ['no-visual'],
  render: function Page(args) {
    const [status, setStatus] = useState<HomeworkPlace['status']>('2');
    const on = { ...args.on, applyQuit: () => setStatus('4'), withdrawQuit: () => setStatus('2') };
    return <HomeworkReport {...args} report={inQuestion({ status })} on={on} />;
  },
});

Withdrawing.test('after a request was withdrawn its form does not reopen', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '申请免做' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '住院一周');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
  await expect(await canvas.findByRole('button', { name: '申请免做' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** Handed in, but the student may still change answers. */
export const ResultsAhead = meta.story({
  args: {
    report: {
      data: aHomeworkReport({
        place: aHomeworkPlace({ progress: '3', answeredCount: 9, completedAt: at(-60) }),
        report: {
          ...aReport(),
          totalPoints: null,
          resultsAt: at(600),
          questions: aReport().questions.map((question) => ({
            ...question,
            score: null,
            correct: null,
            rightAnswer: null,
            analysisHtml: null,
          })),
        },
        late: [],
        rank: null,
      }),
    },
  },
});
ResultsAhead.test('results withheld until later show their date', async ({ canvas }) => {
  await expect(canvas.getByText(/^客观题的对错和得分将于 .+ 公布$/)).toBeVisible();
});
