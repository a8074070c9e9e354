import preview from '#storybook/preview';
import { anEnrolment, anExamDetail, anExamPaper } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { ExamDetail, type ExamFamily } from './ExamDetail.tsx';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

const first = { id: idOf('member', 1), name: '林知远' };
const second = { id: idOf('member', 2), name: '林知夏' };
const one: ExamFamily = { children: [first], childId: first.id, hasChildren: true, onChoose: fn() };
const ahead = { status: '1', startAt: at(1_440), endAt: at(1_680), enrollEndAt: at(600) } as const;
const attempted = (status: '1' | '3') =>
  anExamPaper({
    latest: { id: idOf('attempt'), status, attemptNo: 1, deadlineAt: status === '1' ? at(72.75) : null },
    attemptsLeft: 0,
  });

const meta = preview.meta({
  id: 'screens-examdetail-parent',
  title: '考试详情/家长',

  component: ExamDetail,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：家长看一场考试：选哪个孩子、替孩子报名和付款、看作答到哪一步。**何时不用**：进入考试只在孩子自己的账号里。',
      },
    },
  },
  args: {
    exam: { data: anExamDetail(ahead) },
    notesHtml: { data: '<p>提前十分钟登录，准备好草稿纸。</p>' },
    papers: { data: [anExamPaper({ attemptsLeft: null })] },
    enrolment: { data: null } as Loaded<Enrolment | null>,
    person: 'parent' as const,
    family: one as ExamFamily,
    device: { clockOffsetMs: null, connection: null, storage: null, editor: null },
    now: Date.parse(FIXTURE_NOW),
    busy: null,
    error: null as string | null,
    on: { signIn: fn(), enroll: fn(), applyQuit: fn(), withdrawQuit: fn(), start: fn(), recheck: fn(), retry: fn() },
  },
});

export const NoChild = meta.story({ args: { family: { ...one, children: [], childId: null, hasChildren: false } } });
export const ForeignExam = meta.story({
  tags: ['no-visual'],
  args: { family: { ...one, children: [], childId: null } },
});
export const OneChild = meta.story();
export const Siblings = meta.story({
  args: { exam: { data: anExamDetail({ ...ahead, priceFen: 2_900 }) }, family: { ...one, children: [first, second] } },
});
const order = {
  id: idOf('order'),
  status: '1' as const,
  amountFen: 2_900,
  needsGuardian: true,
  expiresAt: at(24),
  refundFen: null,
  refundedFen: 0,
};
export const ToPay = Siblings.extend({ args: { enrolment: { data: anEnrolment({ status: '1', order }) } } });
export const Enrolled = meta.story({ args: { enrolment: { data: anEnrolment() } } });
export const CanStart = meta.story({
  tags: ['no-visual'],
  args: { exam: { data: anExamDetail() }, enrolment: { data: anEnrolment() }, papers: { data: [anExamPaper()] } },
});
export const Running = CanStart.extend({ tags: ['!no-visual'], args: { papers: { data: [attempted('1')] } } });
export const Done = CanStart.extend({ args: { papers: { data: [attempted('3')] } } });
export const Refused = meta.story({
  args: { error: '这是未满 14 周岁孩子的账号，还没有监护人的同意。请家长打开「监护人同意」页面完成同意，再登录' },
});
export const Phone = ToPay.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Siblings.extend({ globals: { theme: 'dark' } });

const WAYS_IN = /开始作答|继续作答|进入考试|考前检查$/;

NoChild.test('a parent without a child is shown how to link one', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '关联孩子' })).toHaveAttribute('href', '/web/user/accout');
  await expect(canvas.queryByRole('button', { name: /报名/ })).toBeNull();
});

ForeignExam.test('an exam that no child may take offers no action', async ({ canvas }) => {
  await expect(await canvas.findByText(/不对您的孩子开放/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /报名/ })).toBeNull();
});

OneChild.test('an only child is enrolled with one click, by name', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '为林知远免费报名' }));
  await expect(args.on.enroll).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByRole('radio')).toBeNull();
});

Siblings.test(
  'with several children, one is chosen and the button shows the price',
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('button', { name: '为林知远报名，¥29' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '林知夏' }));
    await expect(args.family?.onChoose).toHaveBeenCalledWith(second.id);
  },
);

ToPay.test('the parent can pay an unpaid enrolment', async ({ canvas }) => {
  const way = await canvas.findByRole('link', { name: '去支付' });
  await expect(way).toHaveAttribute('href', `/web/order?id=${order.id}`);
});

Enrolled.test('before anything has begun, the parent can ask to quit for the child', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: '申请退出' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: WAYS_IN })).toBeNull();
});

CanStart.test('during the exam, the parent gets no link to the room', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: '林知远可以开始了' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: WAYS_IN })).toBeNull();
});

Running.test(
  'while the child is writing, the parent sees the time left and no link to the room',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('timer', { name: '剩余时间' })).toHaveTextContent('01:12:45');
    await expect(canvas.queryByRole('button', { name: WAYS_IN })).toBeNull();
  },
);

Done.test('a handed-in paper links to its report', async ({ canvas }) => {
  const way = await canvas.findByRole('link', { name: '查看报告' });
  await expect(way).toHaveAttribute('href', `/web/exam/report/paper?id=${idOf('attempt')}`);
});

Refused.test('a refusal is shown in full inside the panel', async ({ canvas }) => {
  await expect(await canvas.findByText(/还没有监护人的同意/)).toBeVisible();
});
