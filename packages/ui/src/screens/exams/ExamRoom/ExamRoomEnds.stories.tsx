import preview from '#storybook/preview';
import { aReport } from '@aosai/api/exams/reports.fixtures';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import { aReceipt, aRoom } from '@aosai/api/exams/attempts.fixtures';
import { anExamDetail, anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { expect } from 'storybook/test';
import { inRoom, dark, phone } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom } from './ExamRoom.tsx';

const meta = preview.meta({
  id: 'screens-examroom',
  title: '考场',

  component: ExamRoom,
  ...inRoom(
    '**何时用**：ExamRoom 开始之前（规则、设备检查、练习题）、打不开时，以及交卷后的回执。**何时不用**：考试介绍与报名用 ExamDetail，成绩用 ExamReportPaper。',
  ),
});

export const Receipt = meta.story({
  tags: ['key'],
  args: {
    view: {
      kind: 'completed',
      examTitle: aRoom().attempt.examTitle,
      memberName: '林知远',
      receipt: aReceipt(),
      tooLargeNos: [],
    },
  },
});
const receiptWith = (result: Report) => ({
  view: {
    kind: 'completed' as const,
    examTitle: aRoom().attempt.examTitle,
    memberName: '林知远',
    receipt: aReceipt(),
    tooLargeNos: [],
    result,
  },
});
export const ReceiptScored = meta.story({ args: receiptWith(aReport()) });
export const ReceiptScoredPhone = meta.story({ ...phone, args: { ...phone.args, ...receiptWith(aReport()) } });
export const ReceiptJudging = meta.story({
  args: receiptWith(
    aReport({ state: 'pending', totalPoints: null, passed: null, judging: { done: 1, total: 2 }, opensAt: null }),
  ),
});
ReceiptScored.test('the score comes first after hand-in', async ({ canvas }) => {
  await expect(await canvas.findByText('每道题的对错和下一步练什么，在报告里。')).toBeVisible();
});
ReceiptJudging.test('the page after hand-in says how far judging is', async ({ canvas }) => {
  await expect(await canvas.findByText('正在评测')).toBeVisible();
});
export const ReceiptTooLarge = meta.story({
  args: {
    view: {
      kind: 'completed',
      examTitle: aRoom().attempt.examTitle,
      memberName: '林知远',
      receipt: aReceipt(),
      tooLargeNos: [26],
    },
  },
});
export const ReceiptDark = meta.story({ ...dark, args: { ...Receipt.composed.args } });
export const ReceiptPhone = meta.story({ ...phone, args: { ...phone.args, ...Receipt.composed.args } });
const before = { kind: 'before', exam: anExamDetail(), paper: anExamPaper(), starting: false } as const;
export const Rules = meta.story({ args: { view: before } });
export const RulesDark = meta.story({ ...dark, args: { view: before } });
export const RulesPhone = meta.story({ ...phone, args: { ...phone.args, view: before } });
export const RulesBadMachine = meta.story({
  args: {
    view: before,
    device: { clockOffsetMs: 192_000, connection: 'failed', storage: 'blocked', editor: 'failed' },
  },
});
export const RulesLate = meta.story({ args: { view: before, now: Date.parse(before.exam.endAt) - 40 * 60_000 } });
export const Loading = meta.story({ args: { view: { kind: 'loading' } } });
export const NotEnrolled = meta.story({ args: { view: { kind: 'failed', reason: 'notEnrolled', retrying: false } } });
export const Ended = meta.story({ args: { view: { kind: 'failed', reason: 'ended', retrying: false } } });
export const UsedUp = meta.story({
  args: {
    view: {
      kind: 'failed',
      reason: 'usedUp',
      message: '「模拟考试」的次数已用完（本月共 2 次）',
      retrying: false,
    },
  },
});
export const NoNetwork = meta.story({ args: { view: { kind: 'failed', reason: 'network', retrying: false } } });

Rules.test("the practice questions react to the room's keys, and only the button starts the clock", async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.keyboard('a');
  await expect(canvas.getByText(/你选了 A/)).toBeVisible();
  await userEvent.keyboard('f');
  await expect(canvas.getByRole('button', { name: '第 1 题，已答，已标记' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
  await expect(canvas.getByRole('button', { name: '第 1 题，未答，已标记' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}b');
  await expect(canvas.getByText(/你选了 错误/)).toBeVisible();
  await expect(args.on.start).not.toHaveBeenCalled();
  await expect(canvas.getByText('点「开始计时」后计时 120 分钟，今天 21:47 自动交卷，中途不停表。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '开始计时' }));
  await expect(args.on.start).toHaveBeenCalledTimes(1);
  await expect(args.on.answer).not.toHaveBeenCalled();
});

RulesBadMachine.test('failed device checks are reported next to the start button', async ({ canvas }) => {
  await expect(canvas.getByText('考前检查：网络、代码编辑器有问题，建议先解决。')).toBeVisible();
});

Receipt.test('the receipt links to the report and can be printed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('22 / 27 题')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '打印' }));
  await userEvent.click(canvas.getByRole('button', { name: '查看报告' }));
  await expect(args.on.print).toHaveBeenCalledTimes(1);
  await expect(args.on.openReport).toHaveBeenCalledTimes(1);
});

UsedUp.test('when the mock exams of a card are used up, the page links to the cards', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toHaveAttribute('href', '/web/vipCardList');
});

NoNetwork.test('a paper that failed to open is a page with its own heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '试卷没有打开' })).toBeVisible();
});

NoNetwork.test('a paper that failed to open can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

ReceiptTooLarge.test('the receipt names a program that was too long to be handed in', async ({ canvas }) => {
  await expect(canvas.getByText(/第 26 题最后的程序超过 64 KB，没有交上/)).toBeVisible();
});

Receipt.test('the answers and their checksums are folded until asked for', async (story) => {
  const { canvas, userEvent } = story;
  await expect(canvas.queryByRole('columnheader', { name: '校验码' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '逐题回执' }));
  await expect(canvas.getByRole('columnheader', { name: '校验码' })).toBeVisible();
});
