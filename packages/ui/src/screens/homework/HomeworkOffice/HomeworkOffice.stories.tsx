import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { homework } from '../../../storybook/exampleHomework.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { HomeworkKnown } from './homeworkKnown.ts';
import { HomeworkOffice } from './HomeworkOffice.tsx';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';

const counts = { total: 32, notBegun: 12, doing: 6, handedIn: 4, settled: 10, toReview: 4 };

const row = (no: number, title: string, changes: Partial<HomeworkRow> = {}): HomeworkRow => ({
  id: idOf('exam', no),
  version: 2,
  title,
  status: '3',
  openAt: at(-3 * 1_440),
  dueAt: at(2 * 1_440),
  lateUntilAt: at(5 * 1_440),
  latePerDayPct: 10,
  lateCapPct: 40,
  questionCount: 9,
  totalPoints: 10_000,
  makerName: '周明澜',
  visibility: 'org',
  grades: [{ id: idOf('paper', 30), title: '提高班（周六）' }],
  counts,
  mine: null,
  series: null,
  updatedAt: at(-no * 900),
  ...changes,
});
const draft = row(1, '第 8 讲 · 深度优先搜索', {
  status: '0',
  grades: [],
  counts: { total: 0, notBegun: 0, doing: 0, handedIn: 0, settled: 0, toReview: 0 },
});
const series = row(6, '第 9 讲 · 广度优先搜索', { status: '2', series: { no: 2, of: 8 } });
const rows = [
  draft,
  series,
  row(2, '第 6 讲 · 二分与前缀和'),
  row(3, '第 7 讲 · 递推', { status: '2', openAt: at(1_440), dueAt: at(8 * 1_440) }),
  row(4, '第 5 讲 · 贪心', { status: '5', dueAt: at(-6_000), lateUntilAt: null }),
];
const known: HomeworkKnown = {
  detail: {
    ...homework,
    ...draft,
    openElsewhere: [
      { title: '岛屿的个数', where: 'practice', name: null },
      { title: '岛屿的个数', where: 'exam', name: '期中上机测验' },
    ],
  },
  base: '#homework',
  isOffice: false,
  studentsHref: '#students',
  today: '2026-11-21',
  now: Date.parse(FIXTURE_NOW),
  classes: [
    { id: idOf('grade', 1), title: '提高班（周六）', groups: [{ id: idOf('group', 1), name: '甲组' }] },
    { id: idOf('grade', 2), title: '基础班（周日）', groups: [] },
  ],
  last: {
    targets: [{ gradeId: idOf('grade', 1), groupId: null }],
    dueAt: at(-5 * 1_440),
  },
};
const of = officeStories(HomeworkOffice, {
  rows,
  known,
  opened: draft,
  extreme: row(
    5,
    '滨海市青少年信息学奥林匹克联赛集训队暑期集训营第二阶段结业选拔模拟作业（修订版）'.repeat(2).slice(0, 60),
    {
      makerName: '阿卜杜热西提·买买提伊敏',
    },
  ),
});

const meta = preview.meta({
  id: 'screens-homeworkoffice',
  title: '作业管理',

  component: HomeworkOffice,
  decorators: [inOffice('edms', 'homework')],
  parameters: of.parameters(
    '**何时用**：老师和机构布置、发布、跟进作业。**何时不用**：一份作业的完成情况用 HomeworkDetail，学生的作业用 UserHomework。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Opened = meta.story(of.opened);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Loading = meta.story(of.loading);
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Full.test('新建作业 opens over the list by its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '新建作业' })).toHaveAttribute('href', 'homework?new');
});

Empty.test('an empty list leads to 新建作业', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: '新建作业' }).at(-1)).toHaveAttribute('href', 'homework?new');
});

export const OfSeries = Full.extend({ args: { openId: series.id } });
OfSeries.test(
  'a homework of a series offers to delete all of it that nobody has begun',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '删除这一串' }));
    const asked = within(await screen.findByRole('dialog', { name: '删除一次布置的 8 份作业？' }));
    await userEvent.click(asked.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(args.on.removeSeries).toHaveBeenCalledWith(series));
  },
);

export const Publishing = Opened.extend(of.asking('发布', '发布「第 8 讲 · 深度优先搜索」？'));
Publishing.test('publishing shows where its questions are already in use', async ({ args, userEvent }) => {
  const asked = within(await screen.findByRole('dialog', { name: '发布「第 8 讲 · 深度优先搜索」？' }));
  await expect(asked.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '岛屿的个数：公开练习',
    '岛屿的个数：考试「期中上机测验」',
  ]);
  await userEvent.click(asked.getByRole('button', { name: '仍然发布' }));
  await waitFor(() => expect(args.on.publish).toHaveBeenCalled());
});

Opened.test('assigning also shows where its questions are already in use', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '布置' }));
  const asked = within(await screen.findByRole('dialog', { name: '布置「第 8 讲 · 深度优先搜索」' }));
  await expect(asked.getByText('岛屿的个数：公开练习')).toBeVisible();
});

Opened.test(
  'a draft can be assigned to the same classes as the last homework with two clicks',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '布置' }));
    const asked = within(await screen.findByRole('dialog', { name: '布置「第 8 讲 · 深度优先搜索」' }));
    await expect(asked.getByText('提高班（周六）')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: '发布' }));
    const { openAt, dueAt } = draft;
    const form = {
      targets: [{ gradeId: idOf('grade', 1), groupId: null }],
      openAt,
      dueAt,
      lateUntilAt: draft.lateUntilAt,
    };
    await waitFor(() => expect(args.on.assign).toHaveBeenCalledWith(draft, form));
  },
);

Opened.test('Escape asks before it discards the removal of a class', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '布置' }));
  const asked = within(await screen.findByRole('dialog', { name: '布置「第 8 讲 · 深度优先搜索」' }));
  await userEvent.click(asked.getByRole('button', { name: '移除提高班（周六）' }));
  await userEvent.keyboard('{Escape}');
  await expect(await asked.findByText('有内容还没有保存。')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: '继续填写' }));
  await expect(asked.getByRole('button', { name: '发布' })).toBeVisible();
});
