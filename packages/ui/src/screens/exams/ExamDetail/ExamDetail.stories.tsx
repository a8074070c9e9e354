import preview from '#storybook/preview';
import { anEnrolment, anExamDetail, anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { ExamDetail, type DeviceCheck } from './ExamDetail.tsx';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

const ready: DeviceCheck = { clockOffsetMs: -640, connection: { latencyMs: 23 }, storage: 'ok', editor: 'ok' };
const notes =
  '<p>本场按 GESP 四级认证的题型和时长命题，成绩只用于自测，不影响正式认证。</p><ol><li>请使用电脑作答，提前调好输入法。</li><li>编程题从标准输入读入、向标准输出打印，不要输出多余的提示文字。</li><li>草稿纸和笔可以使用，不得查阅资料或与他人交流。</li></ol>';

const before = { status: '1', startAt: at(102), endAt: at(342), enrollEndAt: at(60) } as const;
const attempted = (status: '1' | '3', attemptsLeft: number) =>
  anExamPaper({
    latest: { id: idOf('attempt'), status, attemptNo: 1, deadlineAt: status === '1' ? at(72.75) : null },
    attemptsLeft,
  });

const meta = preview.meta({
  id: 'screens-examdetail',
  title: '考试详情',
  component: ExamDetail,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一场考试的详情：规则、试卷、时间、我的报名，以及报名、考前检查、进入和退考。**何时不用**：浏览多场用 ExamList；作答用 ExamRoom；成绩用 ExamReportPaper。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    exam: { data: anExamDetail() },
    notesHtml: { data: notes },
    papers: { data: [anExamPaper()] },
    enrolment: { data: null } as Loaded<Enrolment | null>,
    person: 'student' as const,
    device: ready,
    now: Date.parse(FIXTURE_NOW),
    busy: null,
    error: null as string | null,
    on: { signIn: fn(), enroll: fn(), applyQuit: fn(), withdrawQuit: fn(), start: fn(), recheck: fn(), retry: fn() },
  },
});

export const NotEnrolled = meta.story();
export const EnrolmentLoading = meta.story({ args: { enrolment: {} } });
export const EnrolmentFailed = meta.story({ args: { enrolment: { error: '网络异常，请稍后重试' } } });
export const SignedOut = meta.story({ args: { person: 'guest' } });
export const Viewer = meta.story({ args: { person: 'viewer' } });
export const EnrollmentAhead = meta.story({
  args: {
    exam: { data: anExamDetail({ status: '4', enrollStartAt: at(1_440), startAt: at(5_760), endAt: at(6_000) }) },
  },
});
export const Enrolling = meta.story({ args: { busy: 'enroll' } });
export const EnrollmentFailed = meta.story({ args: { error: '现在不在报名时间内' } });
export const Waiting = meta.story({
  args: { exam: { data: anExamDetail(before) }, enrolment: { data: anEnrolment() } },
});
export const WaitingBadMachine = meta.story({
  args: {
    exam: { data: anExamDetail(before) },
    enrolment: { data: anEnrolment({ rejectReason: '试卷已分配考位，请按时参加。' }) },
    device: { clockOffsetMs: 192_000, connection: { latencyMs: 1_340 }, storage: 'blocked', editor: 'failed' },
  },
});
export const Checking = meta.story({
  args: {
    exam: { data: anExamDetail(before) },
    enrolment: { data: anEnrolment() },
    device: { clockOffsetMs: null, connection: null, storage: null, editor: null },
  },
});
export const CanStart = meta.story({ args: { enrolment: { data: anEnrolment() } } });
/** The exam ends before the time of the paper is over. */
export const CutShort = meta.story({
  args: { exam: { data: anExamDetail({ endAt: at(30) }) }, enrolment: { data: anEnrolment() } },
});
export const InProgress = meta.story({
  args: { enrolment: { data: anEnrolment() }, papers: { data: [attempted('1', 0)] } },
});
export const Completed = meta.story({
  args: { enrolment: { data: anEnrolment() }, papers: { data: [attempted('3', 0)] } },
});
export const SecondAttempt = meta.story({
  args: {
    enrolment: { data: anEnrolment() },
    papers: { data: [attempted('3', 1)] },
    exam: { data: anExamDetail({ maxAttempts: 2 }) },
  },
});
export const TwoPapers = meta.story({
  args: {
    exam: { data: anExamDetail({ paperCount: 2, feedback: 'deferred' }) },
    enrolment: { data: anEnrolment() },
    papers: { data: [attempted('3', 0), anExamPaper({ id: idOf('paper', 2), title: 'GESP C++ 四级 模拟卷（二）' })] },
  },
});
export const QuitApplied = meta.story({
  args: {
    exam: { data: anExamDetail(before) },
    enrolment: { data: anEnrolment({ status: '4', quitReason: '与学校期中考试时间冲突' }) },
  },
});
export const QuitPassed = meta.story({ args: { enrolment: { data: anEnrolment({ status: '5' }) } } });
export const Ended = meta.story({
  args: { exam: { data: anExamDetail({ status: '5', startAt: at(-600), endAt: at(-60), enrollEndAt: at(-60) }) } },
});
export const Missed = meta.story({
  args: {
    exam: { data: anExamDetail({ status: '5', startAt: at(-600), endAt: at(-60), enrollEndAt: at(-60) }) },
    enrolment: { data: anEnrolment() },
  },
});
export const Stopped = meta.story({
  args: { exam: { data: anExamDetail({ status: '5' }) }, enrolment: { data: anEnrolment() } },
});
export const Loading = meta.story({ args: { exam: {}, notesHtml: {}, papers: {} } });
export const NoNotes = meta.story({ args: { notesHtml: { data: '' } } });
export const PartlyLoaded = meta.story({
  tags: ['key'],
  args: { notesHtml: {}, papers: { error: '服务暂时不可用，请稍后再试' } },
});
export const NotThere = meta.story({ args: { exam: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const LongText = meta.story({
  args: {
    exam: {
      data: anExamDetail({
        title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
        summary: '覆盖图论、树形动态规划、线段树与并查集，'.repeat(5),
      }),
    },
    enrolment: { data: anEnrolment({ rejectReason: '理由不充分，请与带队老师商量后重新申请。'.repeat(4) }) },
  },
});
export const Phone = Waiting.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Waiting.extend({ globals: { theme: 'dark' } });

const anOrder = {
  id: idOf('order'),
  status: '1' as const,
  amountFen: 2_900,
  needsGuardian: false,
  expiresAt: at(24),
  refundFen: null,
  refundedFen: 0,
};
const priced = { data: anExamDetail({ priceFen: 2_900 }) };

export const Priced = meta.story({ tags: ['no-visual'], args: { exam: priced } });
export const ToPay = meta.story({
  args: { exam: priced, enrolment: { data: anEnrolment({ status: '1', order: anOrder }) } },
});
export const ToPayByParent = ToPay.extend({
  tags: ['no-visual'],
  args: { enrolment: { data: anEnrolment({ status: '1', order: { ...anOrder, needsGuardian: true } }) } },
});
export const Refunding = ToPay.extend({
  tags: ['no-visual'],
  args: { enrolment: { data: anEnrolment({ status: '5', order: { ...anOrder, status: '6', refundFen: 2_900 } }) } },
});
export const PaidWaiting = ToPay.extend({
  tags: ['no-visual'],
  args: {
    exam: { data: anExamDetail({ ...before, priceFen: 2_900 }) },
    enrolment: { data: anEnrolment({ order: { ...anOrder, status: '2' } }) },
  },
});

Priced.test('the enrol button shows the price', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '报名，¥29' }));
  await expect(args.on.enroll).toHaveBeenCalledTimes(1);
});

ToPay.test('an unpaid enrolment shows the time left to pay, and links to its order', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '剩余支付时间' })).toHaveTextContent('24:00');
  const way = canvas.getByRole('link', { name: '去支付' });
  await expect(way).toHaveAttribute('href', `/web/order?id=${anOrder.id}`);
});

ToPayByParent.test('a student whose parent pays is told so', async ({ canvas }) => {
  await expect(canvas.getByText(/请家长登录后付款/)).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '去支付' })).toBeNull();
});

Refunding.test('a refund in progress shows its amount and how long it takes', async ({ canvas }) => {
  await expect(canvas.getByText('¥29 正在原路退回，一般 1 到 3 个工作日到账。')).toBeVisible();
});

PaidWaiting.test('a request to quit first shows the amount to be refunded', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  await expect(await screen.findByText(/开始前申请，全额原路退回/)).toBeVisible();
});

NotEnrolled.test('enrolling takes one click', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '免费报名' }));
  await expect(args.on.enroll).toHaveBeenCalledTimes(1);
});

SignedOut.test('a guest is asked to sign in before enrolling', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录后报名' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

Waiting.test('before the start there is a countdown and no link to the room', async ({ canvas }) => {
  await expect(canvas.getByRole('timer', { name: '距开考' })).toHaveTextContent('01:42:00');
  await expect(canvas.queryByRole('button', { name: '开始作答' })).toBeNull();
});

Waiting.test('leaving asks for a reason and sends it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  const dialog = await screen.findByRole('dialog', { name: '申请退出考试' });
  await userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
  await expect(await within(dialog).findByText(/请填写原因/)).toBeVisible();
  await expect(args.on.applyQuit).not.toHaveBeenCalled();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /原因/ }), '和期中考试冲突 ');
  await userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(args.on.applyQuit).toHaveBeenCalledWith('和期中考试冲突'));
});

// No screenshot: it differs by one word on a button, and by a dialog that the test opens.
export const OwnChoice = Waiting.extend({
  tags: ['no-visual'],
  args: { enrolment: { data: anEnrolment({ leavesAtOnce: true }) } },
});

OwnChoice.test('leaving a free place needs one confirmation and no reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '退出考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出这场考试？' }));
  await userEvent.click(dialog.getByRole('button', { name: '退出考试' }));
  await waitFor(() => expect(args.on.applyQuit).toHaveBeenCalledWith());
});

QuitApplied.test('a pending request to quit can be withdrawn', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }));
  await expect(args.on.withdrawQuit).toHaveBeenCalledTimes(1);
});

TwoPapers.test('a student who has begun one paper cannot quit', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '可以开始了' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '申请退出' })).toBeNull();
});

CanStart.test('the room opens with one click', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/点「开始计时」才计时/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '开始作答' }));
  await expect(args.on.start).toHaveBeenCalledWith(idOf('paper'));
});

CutShort.test('close to the end, one length is told and not the full one beside it', async ({ canvas }) => {
  await expect(canvas.getByText(/结束，现在开始能做 30 分钟。/)).toBeVisible();
  await expect(canvas.getByText('，到结束只剩 30 分钟')).toBeVisible();
  await expect(canvas.queryByText(/连续计时 120 分钟/)).toBeNull();
});

InProgress.test('a running attempt is resumed without a confirmation', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('timer', { name: '剩余时间' })).toHaveTextContent('01:12:45');
  await userEvent.click(canvas.getByRole('button', { name: '继续作答' }));
  await expect(args.on.start).toHaveBeenCalledWith(idOf('paper'));
});

Completed.test('a finished attempt leads to its report', async ({ canvas }) => {
  const way = canvas.getByRole('link', { name: '查看报告' });
  await expect(way).toHaveAttribute('href', `/web/exam/report/paper?id=${idOf('attempt')}`);
});

Phone.test('on a phone, card titles, papers and tables share their left edge', async ({ canvas }) => {
  const leftOf = (element: Element) =>
    element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft);
  const [head] = canvas.getAllByRole('columnheader', { name: '题型' });
  const paper = canvas.getByRole('heading', { level: 3 });
  const lefts = [canvas.getByRole('heading', { level: 2, name: '试卷' }), paper, head].map((one) => one && leftOf(one));
  await expect(new Set(lefts).size).toBe(1);
});

NoNotes.test('an exam without notes shows no notes card', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '作答规则' })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: '考试须知' })).toBeNull();
});

// No screenshot: it looks like Waiting before and after the test.
export const Withdrawing = Waiting.extend({
  tags: ['no-visual'],
  render: function Page(args) {
    const [status, setStatus] = useState<Enrolment['status']>('2');
    const on = { ...args.on, applyQuit: () => setStatus('4'), withdrawQuit: () => setStatus('2') };
    return <ExamDetail {...args} enrolment={{ data: anEnrolment({ status }) }} on={on} />;
  },
});

Withdrawing.test('after a request was withdrawn its form does not reopen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '和期中考试冲突');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
  await expect(await canvas.findByRole('button', { name: '申请退出' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

EnrolmentLoading.test('while the enrolment is loading, no button is shown', async ({ canvas }) => {
  await expect(canvas.getByText('正在加载报名')).toBeInTheDocument();
  await expect(canvas.queryByRole('button')).toBeNull();
});

EnrolmentFailed.test('a failed enrolment can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
