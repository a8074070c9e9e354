import preview from '#storybook/preview';
import { anAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { records, running, teacherArgs, withLate } from '../../../storybook/exampleAttempts.ts';
import { TeacherAttempts, type TeacherDialog } from './TeacherAttempts.tsx';

const extend: TeacherDialog = { kind: 'extend', attempts: [running] };
const late: TeacherDialog = { kind: 'late', attempt: withLate, records: { data: records } };

const meta = preview.meta({
  id: 'screens-teacherattempts',
  title: '学生作答',

  component: TeacherAttempts,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：TeacherAttempts 的两个对话框：延长时间、采纳迟到的答案。**何时不用**：列表本身看 EveryState；改判见 Judge。',
      },
    },
    layout: 'fullscreen',
  },
  args: teacherArgs,
});

export const Extending = meta.story({ args: { dialog: extend } });
export const ExtendBusy = meta.story({ args: { dialog: extend, busy: true } });
export const ExtendFailed = meta.story({ args: { dialog: extend, error: '作答已经结束，不能再修改' } });
export const ExtendTooLate = meta.story({
  args: { dialog: { kind: 'extend', attempts: [anAttempt({ deadlineAt: at(-0.2) })] } },
});
const writing = ['陈可欣', '许嘉树', '宋安然'].map((memberName, place) =>
  anAttempt({ id: idOf('attempt', 20 + place), memberName }),
);
export const ExtendingAll = meta.story({ args: { dialog: { kind: 'extend', attempts: [running, ...writing] } } });
export const Events = meta.story({
  args: {
    dialog: {
      kind: 'events',
      attempt: withLate,
      events: {
        data: [
          { id: idOf('event', 1), at: at(-120), type: 'start', questionNo: null, ms: null, lateMs: null },
          { id: idOf('event', 2), at: at(-80), type: 'hidden', questionNo: 7, ms: 74_000, lateMs: null },
          { id: idOf('event', 3), at: at(-40), type: 'paste', questionNo: 26, ms: 380, lateMs: null },
          { id: idOf('event', 5), at: at(0), type: 'cutOff', questionNo: null, ms: 71_000, lateMs: 23_000 },
          { id: idOf('event', 4), at: at(0), type: 'closed', questionNo: null, ms: null, lateMs: null },
        ],
      },
    },
  },
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
// No screenshot: the error is below the visible part of the dialog.
export const LateFailed = meta.story({
  tags: ['no-visual'],
  args: { dialog: late, error: '没有可以采纳的迟到答案，请刷新后再看' },
});
export const ExtendingPhone = Extending.extend({ globals: { viewport: { value: 'phone' } } });
export const LateAnswersPhone = LateAnswers.extend({ globals: { viewport: { value: 'phone' } } });
export const LateAnswersDark = LateAnswers.extend({ globals: { theme: 'dark' } });
export const ExtendingDark = Extending.extend({ globals: { theme: 'dark' } });

Extending.test('focus starts on the preselected duration', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('radio', { name: '10 分钟' })).toHaveFocus());
});

Extending.test('a typed reason is not discarded without asking', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '教室停电');
  await userEvent.keyboard('{Escape}');
  await expect(args.on.closeDialog).not.toHaveBeenCalled();
  await userEvent.click(await dialog.findByRole('button', { name: '放弃修改' }));
  await expect(args.on.closeDialog).toHaveBeenCalledTimes(1);
});

Extending.test('the new end is shown before confirming', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByText('今天 21:10')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: '30 分钟' }));
  await expect(dialog.getByText('今天 21:30')).toBeVisible();
  await expect(dialog.getByText('01:42:45')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), ' 教室停电 ');
  await userEvent.click(dialog.getByRole('button', { name: '延长 30 分钟' }));
  await expect(args.on.extend).toHaveBeenCalledWith({ id: running.id, seconds: 1_800, reason: '教室停电' });
});

ExtendingAll.test(
  'several attempts are extended in one request, without those deselected',
  async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '给 4 名学生延长时间' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /许嘉树/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '停电');
    await userEvent.click(dialog.getByRole('button', { name: '延长 10 分钟' }));
    const andIds = [idOf('attempt', 20), idOf('attempt', 22)];
    await expect(args.on.extend).toHaveBeenCalledWith({ id: running.id, andIds, seconds: 600, reason: '停电' });
  },
);

Events.test('all recorded events are listed', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '王一诺的监考记录' }));
  await expect(dialog.getByRole('row', { name: /切到其他页面 7 1 分 14 秒/ })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /粘贴内容 26 380 个字符/ })).toBeVisible();
});

Extending.test('an extension requires a reason', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '延长 10 分钟' }));
  await expect(dialog.getByRole('alert')).toHaveTextContent('请写明为什么延长');
  await expect(args.on.extend).not.toHaveBeenCalled();
});

Extending.test('a duration outside 1 to 240 minutes is refused', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  const minutes = dialog.getByRole('spinbutton', { name: /延长多少/ });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '241');
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '停电');
  await expect(dialog.getByRole('alert')).toHaveTextContent('请填 1 到 240 之间的整数');
  await userEvent.click(dialog.getByRole('button', { name: '延长时间' }));
  await expect(args.on.extend).not.toHaveBeenCalled();
});

ExtendBusy.test('while the request is in progress, a second click does nothing', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '停电');
  await userEvent.click(dialog.getByRole('button', { name: '延长 10 分钟' }));
  await expect(args.on.extend).not.toHaveBeenCalled();
});

ExtendTooLate.test('an attempt whose time is up cannot be extended, and the dialog says so', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByText(/正在收卷，不能再延长/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '延长 10 分钟' })).toBeDisabled();
});

LateAnswers.test('the newest late copy is shown next to the answer that counts', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(within(dialog.getByRole('group', { name: '第 7 题 计分的答案' })).getByText('B')).toBeVisible();
  await expect(within(dialog.getByRole('group', { name: '第 7 题 迟到的答案' })).getByText('D')).toBeVisible();
  await expect(dialog.getByText('另有 1 份更早到的，采纳时只用最新的一份。')).toBeVisible();
  await expect(dialog.getByText('C++ · 17 行')).toBeInTheDocument();
  await expect(dialog.queryByRole('checkbox', { name: /第 19 题/ })).toBeNull();
  await expect(dialog.getByText('已采纳')).toBeInTheDocument();
});

LateAnswers.test('selected late answers are accepted, after their effect was shown', async ({ userEvent, args }) => {
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

LateWhileRunning.test('while the attempt is running, late answers cannot be accepted', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('checkbox', { name: /第 7 题/ })).toBeDisabled();
  await expect(dialog.queryByRole('button', { name: /^采纳/ })).toBeNull();
});

LateAllAccepted.test('if all late answers are accepted, nothing can be selected', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.queryByRole('checkbox')).toBeNull();
  const [close] = dialog.getAllByRole('button', { name: '关闭' });
  if (close) await userEvent.click(close);
  await expect(args.on.closeDialog).toHaveBeenCalledTimes(1);
});
