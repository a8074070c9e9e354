import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  inRoom,
  aView,
  offline,
  phone,
  programmingView,
  question,
  withAnswer,
} from '../../../storybook/exampleRoom.tsx';
import { ExamRoom } from './ExamRoom.tsx';

const meta = preview.meta({
  id: 'screens-examroom',
  title: '考场',

  component: ExamRoom,
  ...inRoom(
    '**何时用**：ExamRoom 不寻常的时刻：临近结束、离线、冲突、接管、延时、会话过期、收卷。**何时不用**：平常作答看 SingleChoice 与 Programming。',
  ),
});

export const LastFifteenMinutes = meta.story({
  tags: ['key'],
  args: { remainingMs: 14 * 60_000 + 3_000, announcement: '距离考试结束还有 15 分钟' },
});
export const LastFiveMinutes = meta.story({ args: { remainingMs: 4 * 60_000 + 59_000 } });
export const LastMinute = meta.story({ args: { remainingMs: 42_000 } });
export const LastMinutePhone = meta.story({ ...phone, args: { ...phone.args, remainingMs: 42_000 } });
export const Saving = meta.story({ args: { view: aView({ save: { kind: 'saving' } }) } });
export const Unsaved = meta.story({
  args: { view: aView({ save: { kind: 'unsaved' }, answers: withAnswer(7, { unsaved: true }) }) },
});
export const Offline = meta.story({
  args: { view: programmingView({ ...offline, answers: withAnswer(26, { unsaved: true }) }) },
});
export const OfflinePhone = meta.story({ ...phone, args: { ...phone.args, view: aView(offline) } });
export const Conflict = meta.story({
  args: {
    view: aView({
      save: { kind: 'conflict' },
      answers: {
        ...withAnswer(7, { lost: { kind: 'choice', optionIds: ['C'] } }),
        [question(26)]: {
          answer: { kind: 'code', language: 53, code: LIGHTHOUSE },
          drafts: [],
          flagged: false,
          unsaved: false,
          tooLarge: false,
          lost: { kind: 'code', language: 53, code: LIGHTHOUSE.replace('endl', "'\\n'") },
        },
      },
    }),
  },
});
export const HeldElsewhere = meta.story({ args: { view: aView({ phase: 'heldElsewhere' }) } });
export const TakenOver = meta.story({ args: { view: aView({ phase: 'takenOver' }) } });
export const TakenOverTooLate = meta.story({
  args: { view: aView({ phase: 'takenOver', lateIds: [question(7), question(26)] }) },
});
export const TakenOverPhone = meta.story({ ...phone, args: { ...phone.args, view: aView({ phase: 'takenOver' }) } });
export const TimeUp = meta.story({
  args: { remainingMs: 0, view: aView({ phase: 'completing', completeReason: 'timeout' }) },
});
export const ClosedByTeacher = meta.story({ args: { view: aView({ phase: 'completing', completeReason: 'closed' }) } });
export const Completing = meta.story({ args: { view: aView({ phase: 'completing', completeReason: 'manual' }) } });
export const CompletingOffline = meta.story({
  args: { view: aView({ phase: 'completing', completeReason: 'manual', ...offline }) },
});
export const CompletingCancelled = meta.story({
  args: { view: aView({ phase: 'completing', completeReason: 'manual', cancelling: true, ...offline }) },
});
export const SignedOut = meta.story({ args: { view: aView({ signedOut: true, save: { kind: 'unsaved' } }) } });
export const Extended = meta.story({
  args: {
    view: aView({
      notices: [
        {
          id: idOf('notice', 1),
          at: at(-30),
          kind: 'announcement',
          text: '第 26 题数据范围更正：n 不超过 100000，题面已更新。',
        },
        {
          id: idOf('notice', 2),
          at: at(0),
          kind: 'extended',
          text: '因停电，考试时间延长 10 分钟，新的结束时间是 21:10。',
        },
      ],
      freshNotice: {
        id: idOf('notice', 2),
        at: at(0),
        kind: 'extended',
        text: '因停电，考试时间延长 10 分钟，新的结束时间是 21:10。',
      },
    }),
  },
});
export const ExtendedSmallest = meta.story({
  ...phone,
  globals: { viewport: { value: 'small' } },
  args: { ...phone.args, ...Extended.composed.args, remainingMs: 42_000 },
});
export const Refused = meta.story({
  args: {
    view: programmingView({
      problem: { code: 'SOURCE_TOO_LARGE', message: '代码超过 64 KB，请精简后再试' },
      save: { kind: 'unsaved' },
      answers: withAnswer(26, { unsaved: true, tooLarge: true }),
    }),
  },
});

TakenOver.test('a page that lost the attempt is read-only', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('af');
  await expect(canvas.getByRole('radio', { name: /3 5/ })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '交卷' })).toBeDisabled();
  await expect(args.on.answer).not.toHaveBeenCalled();
  await expect(args.on.flag).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: '在这里继续作答' }));
  await expect(args.on.takeover).toHaveBeenCalledTimes(1);
});

TakenOverTooLate.test('answers given after a takeover are named, and nothing is shown as saved', async ({ canvas }) => {
  await expect(canvas.getByText(/本页的第 7、26 题没有计入/)).toBeVisible();
  await expect(canvas.getByText('只读')).toBeVisible();
  await expect(canvas.queryByText(/^已保存/)).toBeNull();
});

HeldElsewhere.test('the takeover dialog shows the time left', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '这份试卷正在另一处作答' }));
  await expect(dialog.getByText('01:12:45')).toBeVisible();
});

HeldElsewhere.test('an attempt on another device is taken over only by the button', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: '这份试卷正在另一处作答' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '在这里继续作答' }));
  await expect(args.on.takeover).toHaveBeenCalledTimes(1);
});

SignedOut.test('signing in can be put off: the dialog becomes a banner', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '先继续作答' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('a');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['A'] });
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

CompletingOffline.test('offline, the hand-in can be cancelled', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '取消交卷，继续作答' }));
  await expect(args.on.cancelComplete).toHaveBeenCalledTimes(1);
});

TimeUp.test('a hand-in at the end of the time cannot be cancelled', async () => {
  await screen.findByRole('dialog', { name: '考试时间到' });
  await expect(screen.queryByRole('button', { name: '取消交卷，继续作答' })).toBeNull();
});

ClosedByTeacher.test('collection by a teacher is not called time up, and cannot be cancelled', async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '考试已收卷' }));
  await expect(dialog.getByText(/以最后保存的答案为准/)).toBeVisible();
  await expect(dialog.queryByRole('button')).toBeNull();
});

Conflict.test('after a conflict the version of this page can be restored', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '看第 26 题' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '改用本页的答案' }));
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['C'] });
  await expect(args.on.dismissLost).toHaveBeenLastCalledWith(question(7));
});

Offline.test('offline, trial runs are disabled and the time left stays visible', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '自测' })).toBeDisabled();
  await expect(canvas.getByText(/已离线，答案保存在本机，剩余/)).toHaveTextContent('01:12:45');
  await expect(canvas.getByText('离线，已存本机 3 题')).toBeVisible();
});

Extended.test('unread notices are counted until the panel is opened', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '公告 2 2 条新' }));
  const panel = within(await screen.findByRole('dialog', { name: '考试公告' }));
  await expect(panel.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByRole('button', { name: '公告 2' })).toBeVisible();
});

ExtendedSmallest.test('warning, save state and notices fit the narrowest window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const button = screen.getByRole('button', { name: '交卷' });
  await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(360);
});

LastFifteenMinutes.test(
  'the time warning is a polite announcement, and the clock itself is silent',
  async ({ canvas }) => {
    await expect(canvas.getByText('距离考试结束还有 15 分钟')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText('最后 15 分钟')).toBeVisible();
  },
);

Refused.test('the submit dialog names a program that is too long to be saved', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
  const dialog = within(await screen.findByRole('dialog', { name: '现在交卷吗？' }));
  const warning = within(dialog.getByRole('region', { name: /^程序超过 64 KB，没有保存/ }));
  await expect(warning.getByRole('button', { name: '去第 26 题' })).toBeVisible();
});

CompletingCancelled.test(
  'while a cancellation is in progress, its button does nothing',
  async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: /取消交卷，继续作答/ });
    await userEvent.click(button);
    await expect(args.on.cancelComplete).not.toHaveBeenCalled();
  },
);
