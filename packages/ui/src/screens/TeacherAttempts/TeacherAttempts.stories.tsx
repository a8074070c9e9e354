import preview from '#storybook/preview';
import type { Attempt } from '@aosai/api/contract/types';
import { anAnswerRecord, anAttempt, aSettledAttempt, LIGHTHOUSE } from '@aosai/api/fixtures/attempts';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, within } from 'storybook/test';
import { TeacherAttempts, type TeacherDialog } from './TeacherAttempts.tsx';

const running = anAttempt({ id: idOf('attempt', 1), eventsCount: 3 });
const withLate = aSettledAttempt({
  id: idOf('attempt', 5),
  memberName: '王一诺',
  totalPoints: 7_450,
  submitReason: 'timeout',
  lateCopyCount: 3,
  eventsCount: 12,
});
const attempts = [
  running,
  anAttempt({
    id: idOf('attempt', 2),
    memberName: '陈可欣',
    answeredCount: 9,
    deadlineAt: at(3.5),
    extraSec: 600,
    eventsCount: 1,
  }),
  anAttempt({ id: idOf('attempt', 3), memberName: '许嘉树', answeredCount: 27, deadlineAt: at(-0.2) }),
  aSettledAttempt({ id: idOf('attempt', 4), memberName: '何沐阳', status: '2', totalPoints: null }),
  withLate,
  aSettledAttempt({ id: idOf('attempt', 6), memberName: '赵子墨', totalPoints: 4_800, attemptNo: 2 }),
  aSettledAttempt({
    id: idOf('attempt', 7),
    memberName: '林知夏',
    examTitle: 'CSP-J 第二轮 模拟测试（一）',
    totalPoints: null,
    questionCount: 4,
    answeredCount: 4,
    submitReason: 'stop',
  }),
  anAttempt({ id: idOf('attempt', 8), memberName: '宋安然', status: '0', startedAt: null, answeredCount: 0 }),
];
const pageOf = (content: Attempt[], total = content.length, page = 0) => ({
  data: { content, total, page, size: 20 },
});

const records = [
  anAnswerRecord({
    id: idOf('record', 7),
    questionId: idOf('question', 7),
    no: 7,
    type: '1',
    points: 0,
    maxPoints: 200,
    verdict: null,
    answer: { kind: 'choice', optionIds: ['B'] },
    lateCopies: [
      { receivedAt: at(-4), reason: 'late', accepted: false, answer: { kind: 'choice', optionIds: ['A'] } },
      { receivedAt: at(-3), reason: 'late', accepted: false, answer: { kind: 'choice', optionIds: ['D'] } },
    ],
  }),
  anAnswerRecord({
    id: idOf('record', 19),
    questionId: idOf('question', 19),
    no: 19,
    type: '3',
    points: 200,
    maxPoints: 200,
    verdict: null,
    answer: { kind: 'choice', optionIds: ['F'] },
    lateCopies: [
      { receivedAt: at(-3), reason: 'takenOver', accepted: true, answer: { kind: 'choice', optionIds: ['F'] } },
    ],
  }),
  anAnswerRecord({
    id: idOf('record', 26),
    questionId: idOf('question', 26),
    answer: { kind: 'code', language: 53, code: LIGHTHOUSE.split('\n').slice(0, 9).join('\n') },
    lateCopies: [
      {
        receivedAt: at(-2),
        reason: 'closed',
        accepted: false,
        answer: { kind: 'code', language: 53, code: LIGHTHOUSE },
      },
    ],
  }),
];
const extend: TeacherDialog = { kind: 'extend', attempt: running };
const late: TeacherDialog = { kind: 'late', attempt: withLate, records: { data: records } };

const meta = preview.meta({
  component: TeacherAttempts,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：教师查看一场考试的全部作答：进度、延时、补交与强制收卷。**何时不用**：单个学生的报告用 ExamReportPaper；判题故障用 Judge。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    attempts: pageOf(attempts),
    filter: { status: null, keyword: '', page: 0 },
    dialog: null as TeacherDialog | null,
    busy: false,
    error: null as string | null,
    now: Date.parse(FIXTURE_NOW),
    on: {
      filter: fn(),
      openExtend: fn(),
      openLate: fn(),
      openCode: fn(),
      addByCode: fn(),
      closeDialog: fn(),
      extend: fn(),
      acceptLate: fn(),
      retry: fn(),
    },
  },
});

export const EveryState = meta.story();
export const Loading = meta.story({ args: { attempts: {} } });
export const Failed = meta.story({ args: { attempts: { error: '服务暂时不可用，请稍后再试' } } });
export const NoneAtAll = meta.story({ args: { attempts: pageOf([]) } });
export const NoneFound = meta.story({
  args: { attempts: pageOf([]), filter: { status: '1', keyword: '欧阳', page: 0 } },
});
export const SecondPage = meta.story({
  args: {
    attempts: pageOf(
      Array.from({ length: 20 }, (_, i) =>
        aSettledAttempt({ id: idOf('attempt', i + 1), memberName: `学生 ${i + 21}`, totalPoints: 5_000 + i * 200 }),
      ),
      57,
      1,
    ),
    filter: { status: '3', keyword: '', page: 1 },
  },
});
export const LongText = meta.story({
  args: {
    attempts: pageOf([
      aSettledAttempt({
        memberName: '阿卜杜热合曼·买买提伊明江',
        examTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
        totalPoints: 28_725,
        maxPoints: 40_000,
        eventsCount: 1_284,
        lateCopyCount: 27,
        submitReason: 'forced',
      }),
      running,
    ]),
  },
});
export const Extending = meta.story({ args: { dialog: extend } });
export const ExtendBusy = meta.story({ args: { dialog: extend, busy: true } });
export const ExtendFailed = meta.story({ args: { dialog: extend, error: '作答已经结束，不能再修改' } });
export const ExtendTooLate = meta.story({
  args: { dialog: { kind: 'extend', attempt: anAttempt({ deadlineAt: at(-0.2) }) } },
});
export const LateAnswers = meta.story({ args: { dialog: late } });
export const LateLoading = meta.story({ args: { dialog: { kind: 'late', attempt: withLate, records: {} } } });
export const LateNotLoaded = meta.story({
  args: { dialog: { kind: 'late', attempt: withLate, records: { error: '服务暂时不可用，请稍后再试' } } },
});
export const LateAllAccepted = meta.story({
  args: { dialog: { kind: 'late', attempt: withLate, records: { data: records.slice(1, 2) } } },
});
export const LateWhileRunning = meta.story({
  args: { dialog: { kind: 'late', attempt: running, records: { data: records.slice(0, 1) } } },
});
export const LateFailed = meta.story({ args: { dialog: late, error: '没有可以采纳的迟到答案，请刷新后再看' } });
export const Phone = EveryState.extend({ globals: { viewport: { value: 'phone' } } });
export const LongTextPhone = LongText.extend({ globals: { viewport: { value: 'phone' } } });
export const ExtendingPhone = Extending.extend({ globals: { viewport: { value: 'phone' } } });
export const LateAnswersPhone = LateAnswers.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = EveryState.extend({ globals: { theme: 'dark' } });
export const LateAnswersDark = LateAnswers.extend({ globals: { theme: 'dark' } });
export const ExtendingDark = Extending.extend({ globals: { theme: 'dark' } });

EveryState.test(
  'a running attempt says what is left, and its time can be extended',
  async ({ canvas, userEvent, args }) => {
    const row = within(canvas.getByRole('row', { name: /林知远/ }));
    await expect(row.getByText('剩余 01:12:45')).toBeVisible();
    await expect(row.queryByRole('link')).toBeNull();
    await userEvent.click(row.getByRole('button', { name: /延长时间/ }));
    await expect(args.on.openExtend).toHaveBeenCalledWith(running);
  },
);

EveryState.test('when time is up it cannot be extended any more', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /许嘉树/ }));
  await expect(row.getByText('时间到，正在收卷')).toBeVisible();
  await expect(row.queryByRole('button', { name: /延长时间/ })).toBeNull();
});

EveryState.test('late answers and the report are one click away', async ({ canvas, userEvent, args }) => {
  const row = within(canvas.getByRole('row', { name: /王一诺/ }));
  await expect(row.getByRole('link', { name: /查看报告/ })).toHaveAttribute(
    'href',
    `/web/exam/report/paper?id=${withLate.id}`,
  );
  await userEvent.click(row.getByRole('button', { name: /迟到的答案/ }));
  await expect(args.on.openLate).toHaveBeenCalledWith(withLate);
});

EveryState.test(
  'the list is narrowed by state and by word, from the first page',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '作答中' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ status: '1', keyword: '', page: 0 });
    await userEvent.type(canvas.getByRole('searchbox'), '王{Enter}');
    await expect(args.on.filter).toHaveBeenCalledWith({ status: null, keyword: '王', page: 0 });
  },
);

SecondPage.test(
  'the pages count from one for people and from zero on the wire',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ status: '3', keyword: '', page: 2 });
  },
);

NoneFound.test('when nothing fits, one click shows everything', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部作答' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ status: null, keyword: '', page: 0 });
});

Extending.test('the new end is said before it is done', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByText('今天 21:10')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '30 分钟' }));
  await expect(dialog.getByText('今天 21:30')).toBeVisible();
  await expect(dialog.getByText('01:42:45')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), ' 教室停电 ');
  await userEvent.click(dialog.getByRole('button', { name: '延长 30 分钟' }));
  await expect(args.on.extend).toHaveBeenCalledWith({ id: running.id, seconds: 1_800, reason: '教室停电' });
});

Extending.test('without a reason nothing is sent', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '延长 10 分钟' }));
  await expect(dialog.getByRole('alert')).toHaveTextContent('请写明为什么延长');
  await expect(args.on.extend).not.toHaveBeenCalled();
});

Extending.test('a time outside 1 to 240 minutes is refused', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  const minutes = dialog.getByRole('spinbutton', { name: /延长多少/ });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '241');
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '停电');
  await expect(dialog.getByRole('alert')).toHaveTextContent('请填 1 到 240 之间的整数');
  await userEvent.click(dialog.getByRole('button', { name: '延长时间' }));
  await expect(args.on.extend).not.toHaveBeenCalled();
});

ExtendBusy.test('while it is on its way a second click does nothing', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '停电');
  await userEvent.click(dialog.getByRole('button', { name: '延长 10 分钟' }));
  await expect(args.on.extend).not.toHaveBeenCalled();
});

ExtendTooLate.test('an attempt whose time is up says so', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByText(/正在收卷，不能再延长/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '延长 10 分钟' })).toBeDisabled();
});

LateAnswers.test('the newest copy stands beside the answer that counts', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(within(dialog.getByRole('group', { name: '第 7 题 计分的答案' })).getByText('B')).toBeVisible();
  await expect(within(dialog.getByRole('group', { name: '第 7 题 迟到的答案' })).getByText('D')).toBeVisible();
  await expect(dialog.getByText('另有 1 份更早到的，采纳时只用最新的一份。')).toBeVisible();
  await expect(dialog.getByText('C++ · 17 行')).toBeInTheDocument();
  await expect(dialog.queryByRole('checkbox', { name: /第 19 题/ })).toBeNull();
  await expect(dialog.getByText('已采纳')).toBeInTheDocument();
});

LateAnswers.test('what is chosen is accepted, after its consequence has been said', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('button', { name: '采纳' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /第 7 题/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /第 26 题/ }));
  await expect(dialog.getByRole('status')).toHaveTextContent('这 2 题改用迟到的答案');
  await userEvent.click(dialog.getByRole('button', { name: '采纳 2 题并重新计分' }));
  await expect(args.on.acceptLate).toHaveBeenCalledWith({
    id: withLate.id,
    questionIds: [idOf('question', 7), idOf('question', 26)],
  });
});

LateWhileRunning.test('while the attempt goes on nothing can be accepted', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('checkbox', { name: /第 7 题/ })).toBeDisabled();
  await expect(dialog.queryByRole('button', { name: /^采纳/ })).toBeNull();
});

LateAllAccepted.test('when all are accepted there is nothing left to do', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.queryByRole('checkbox')).toBeNull();
  const [close] = dialog.getAllByRole('button', { name: '关闭' });
  if (close) await userEvent.click(close);
  await expect(args.on.closeDialog).toHaveBeenCalledTimes(1);
});
