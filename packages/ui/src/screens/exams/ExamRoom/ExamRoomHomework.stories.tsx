import preview from '#storybook/preview';
import { aReceipt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, screen } from 'storybook/test';
import { aView, dark, inRoom, phone } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom } from './ExamRoom.tsx';

const now = Date.parse(FIXTURE_NOW);
const dates = {
  dueAt: at(2 * 1_440),
  lateUntilAt: at(5 * 1_440),
  dueFrom: 'own',
  penaltyPct: 0,
  results: 'atDue',
  now,
} as const;
const title = '第 6 讲 · 二分与前缀和';
const room = inRoom(
  '**何时用**：作业的作答页，和考场用同一套编辑器、答题卡和自动保存，没有倒计时。**何时不用**：考试用 ExamRoom 的其他故事，作业的结果用 HomeworkReport。',
);

const meta = preview.meta({
  id: 'screens-examroomhomework',
  title: '作业的考场',

  component: ExamRoom,
  ...room,
  args: { ...room.args, kind: 'homework' as const, view: aView({ examTitle: title, homework: dates }) },
});

export const Doing = meta.story();
export const Late = meta.story({
  args: { view: aView({ examTitle: title, homework: { ...dates, dueAt: at(-1_500), penaltyPct: 20 } }) },
});
export const Phone = meta.story({
  ...phone,
  args: { ...phone.args, kind: 'homework', view: aView({ examTitle: title, homework: dates }) },
});
export const LateDark = meta.story({ ...dark, args: { ...Late.composed.args } });
const receipt = {
  kind: 'completed',
  examTitle: title,
  memberName: '林知远',
  receipt: aReceipt(),
  tooLargeNos: [],
} as const;
export const HandedIn = meta.story({ args: { view: { ...receipt, mayGoOn: true, homework: dates } } });
const atOnce = { ...dates, results: 'atHandIn' } as const;
export const FirstCounts = meta.story({ args: { view: { ...receipt, mayGoOn: true, homework: atOnce } } });
export const DoingFirstCounts = meta.story({ args: { view: aView({ examTitle: title, homework: atOnce }) } });
export const Over = meta.story({ args: { view: { kind: 'failed', reason: 'ended', retrying: false } } });
export const NotOpen = meta.story({ args: { view: { kind: 'failed', reason: 'notOpen', retrying: false } } });

Doing.test('homework shows no clock, says who set its due date, and can be changed after hand-in', async (story) => {
  const { canvas, userEvent } = story;
  await expect(canvas.getByText(/老师给你延到/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '交作业' }));
  await expect(await screen.findByText(/交了还能改/)).toBeVisible();
});

Late.test('late work shows the current penalty', async ({ canvas }) => {
  await expect(canvas.getByText(/现在作答扣 20%/)).toBeVisible();
});

FirstCounts.test('with results at hand-in, the receipt says that the first hand-in counts', async ({ canvas }) => {
  await expect(canvas.getByText(/以第一次交的为准/)).toBeVisible();
});

DoingFirstCounts.test(
  'with results at hand-in, the submit dialog says that this hand-in counts',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '交作业' }));
    await expect(await screen.findByText(/客观题以这一次为准/)).toBeVisible();
  },
);

HandedIn.test('handed-in homework can be resumed, and says when results appear', async ({ canvas }) => {
  await expect(canvas.getByText(/客观题的对错和得分收作业以后公布/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: '继续修改' })).toBeVisible();
  await expect(canvas.getByText('方式').nextElementSibling).toHaveTextContent('已交');
});
