import preview from '#storybook/preview';
import type { BoardState } from '@aosai/api/exams/liveBoard';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aBoardRow } from '@aosai/api/exams/liveBoard.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type BoardKnown, type BoardRow, LiveBoard } from './LiveBoard.tsx';

const STATUS = { absent: null, writing: '1', away: '1', handedIn: '2', settled: '3' } as const;

const row = (no: number, name: string, state: BoardState, changes: Partial<BoardRow> = {}): BoardRow => ({
  ...aBoardRow(no, {
    name,
    no: `2026${String(no).padStart(3, '0')}`,
    className: '高一（3）班',
    status: STATUS[state],
    lastSeenAt: at(-no / 10),
    answeredCount: 4 + no * 3,
    questionCount: 27,
    ...(state === 'settled' && { points: 8_600 }),
    ...(state === 'absent' && {
      attemptId: null,
      answeredCount: 0,
      questionCount: 0,
      deadlineAt: null,
      lastSeenAt: null,
    }),
  }),
  id: idOf('examEnroll', no),
  state,
  leftMs: state === 'writing' || state === 'away' ? (60 - no) * MINUTE_MS : null,
  ...changes,
});

const writing = row(1, '林知夏', 'writing', { hiddenCount: 2, extraSec: 600 });
const rows = [
  writing,
  row(2, '欧阳明远', 'away', { lastSeenAt: at(-4) }),
  row(3, '陈一诺', 'handedIn', { lateCopyCount: 1, takeoverCount: 1 }),
  row(4, '赵思源', 'settled'),
  row(5, '古丽米热', 'absent'),
];
const known: BoardKnown = {
  ...examPlace,
  examTitle: '期中上机测验',
  isEnded: false,
  exam: anOfficeExam({ status: '3' }),
  counts: { absent: 1, writing: 1, away: 1, handedIn: 1, settled: 1 },
  notices: [
    { id: idOf('message', 2), at: at(-3), text: '第 3 题样例的第二行少了一个数，题面已经更正。', toCount: null },
    { id: idOf('message', 1), at: at(-20), text: '请戴好耳机。', toCount: 2 },
  ],
};
const of = officeStories(LiveBoard, {
  rows,
  known,
  opened: writing,
  extreme: row(9, '阿卜杜热西提·买买提伊敏', 'writing', {
    className: '信息学竞赛集训队（暑期第二阶段）一班',
    hiddenCount: 1_284,
    takeoverCount: 12,
    extraSec: 14_400,
    points: 10_000,
  }),
});

const meta = preview.meta({
  id: 'screens-liveboard',
  title: '监考',

  component: LiveBoard,
  decorators: [inOffice('edms', 'exam')],
  parameters: of.parameters(
    '**何时用**：/edms/exam/:id 和 /bms/exam/:id，考试进行中看每名学生，延时、公告、收卷、重开。**何时不用**：看成绩用「学生成绩」。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Extreme = meta.story(of.extreme);
export const CutOff = meta.story({
  args: {
    rows: {
      data: {
        content: [row(6, '沈若溪', 'handedIn', { cutOff: { silentMs: 75_000, lateMs: 20_000, exams: 1 } })],
        total: 1,
        page: 0,
        size: 20,
      },
    },
  },
});
export const Selected = meta.story({ args: { selectedIds: [writing.id, idOf('examEnroll', 2)] }, tags: ['key'] });
export const Ended = meta.story({
  args: {
    known: { ...known, isEnded: true, counts: { absent: 1, writing: 0, away: 0, handedIn: 0, settled: 1 } },
    rows: { data: { content: rows.slice(3), total: 2, page: 0, size: 20 } },
  },
});
export const Phone = Full.extend(of.phone);
export const Dark = Full.extend(of.dark);

Full.test('a notice is sent to everybody in the room', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发公告' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('textbox', { name: /公告/ }), '第 3 题的样例已更正');
  await userEvent.click(form.getByRole('button', { name: '发公告' }));
  await waitFor(() => expect(args.on.notice).toHaveBeenCalledWith({ text: '第 3 题的样例已更正' }));
});

Full.test('each state shows its count, and sent notices are listed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: '剩余' })).toBeVisible();
  await expect(canvas.getByText('00:59:00')).toBeVisible();
  await expect(canvas.getByRole('tab', { name: '全部 5' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(canvas.getByRole('tab', { name: '断线 1' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ state: 'away', keyword: '' });
  const said = within(canvas.getByRole('region', { name: '已发的公告' }));
  await expect(said.queryByText('请戴好耳机。')).toBeNull();
  await userEvent.click(said.getByRole('button', { name: '全部 2 条公告' }));
  await expect(said.getByText('请戴好耳机。')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Excel/ })).toBeNull();
});

Full.test(
  'more time for everybody needs a reason only, as it is given in a hurry',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '全场延时' }));
    const form = within(await screen.findByRole('dialog', { name: '全场延时' }));
    await form.findByText(/正在作答的 \d+ 人马上生效/);
    await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '停电');
    await userEvent.click(form.getByRole('button', { name: '全场延时' }));
    await waitFor(() => expect(args.on.extendAll).toHaveBeenCalledWith({ minutes: 10, reason: '停电' }));
  },
);

Full.test(
  'students not in the room yet are reminded after a confirmation that says how many they are',
  async (story) => {
    const { canvas, userEvent, args } = story;
    await userEvent.click(canvas.getByRole('button', { name: '提醒未进入的' }));
    const asked = within(await screen.findByRole('dialog', { name: '提醒还没进入考场的学生？' }));
    await asked.findByText(/还没进入的 \d+ 人会收到消息/);
    await userEvent.click(asked.getByRole('button', { name: '发提醒' }));
    await waitFor(() => expect(args.on.remind).toHaveBeenCalled());
  },
);

/** The room got ten minutes more. */
export const Extended = Full.extend({
  tags: ['no-visual'],
  args: {
    known: {
      ...known,
      exam: anOfficeExam({
        status: '3',
        staff: known.exam?.staff && { ...known.exam.staff, extraSec: { least: 600, most: 600 } },
      }),
    },
  },
});
Extended.test('the head says how much time was added', async ({ canvas }) => {
  await expect(canvas.getByText(/已延时 10 分钟/)).toBeVisible();
});

Full.test("collecting everybody's papers requires typing the exam's name", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '全场收卷' }));
  const form = within(await screen.findByRole('dialog', { name: '全场收卷' }));
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '消防演习');
  await userEvent.type(form.getByRole('textbox', { name: /考试名称/ }), '期中');
  await userEvent.click(form.getByRole('button', { name: '全场收卷' }));
  await expect(args.on.forceAll).not.toHaveBeenCalled();
  await userEvent.type(form.getByRole('textbox', { name: /考试名称/ }), '上机测验');
  await userEvent.click(form.getByRole('button', { name: '全场收卷' }));
  await waitFor(() => expect(args.on.forceAll).toHaveBeenCalledWith(expect.objectContaining({ reason: '消防演习' })));
});

Selected.test(
  'several students are extended at once, without those who have handed in',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '重新打开' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '延时' }));
    const form = within(await screen.findByRole('dialog', { name: /^给.+、.+延时$/ }));
    await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '机器重启');
    await userEvent.click(form.getByRole('button', { name: '延长时间' }));
    await waitFor(() =>
      expect(args.on.extend).toHaveBeenCalledWith(
        [writing.id, idOf('examEnroll', 2)],
        expect.objectContaining({ minutes: 10, reason: '机器重启' }),
      ),
    );
  },
);

Full.test('without late answers after a lost connection, their column is hidden', async ({ canvas }) => {
  await expect(canvas.queryByRole('columnheader', { name: '断线补交' })).toBeNull();
});

CutOff.test('late answers after a lost connection show both durations', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: '断线补交' })).toBeVisible();
  await expect(canvas.getByText('断线 75 秒，晚 20 秒')).toBeVisible();
});

Ended.test('after the end, scores can be downloaded', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下载成绩表' }));
  await expect(args.on.scores).toHaveBeenCalledOnce();
});

Ended.test('after the end, notices and actions on everybody are not offered', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '发公告' })).toBeDisabled();
  await expect(canvas.queryByRole('button', { name: /^全场/ })).toBeNull();
});
