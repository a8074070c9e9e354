import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type HomeworkKnown, HomeworkOffice } from './HomeworkOffice.tsx';
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
  grades: [{ id: idOf('paper', 30), title: '提高班（周六）', dueAt: null }],
  counts,
  mine: null,
  series: null,
  updatedAt: at(-no * 900),
  ...changes,
});
const draft = row(1, '第 8 讲 · 深度优先搜索', {
  status: '0',
  questionCount: 0,
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
  base: '#homework',
  isOffice: false,
  today: '2026-11-21',
  classes: [
    { id: idOf('grade', 1), title: '提高班（周六）' },
    { id: idOf('grade', 2), title: '基础班（周日）' },
  ],
};
const of = officeStories(HomeworkOffice, {
  rows,
  known,
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
    '**何时用**：老师和机构的作业列表。**何时不用**：布置、发布、跟进一份作业用 HomeworkDetail，学生的作业用 UserHomework。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Loading = meta.story(of.loading);
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Full.extend(of.dark);

Full.test('新建作业 opens over the list by its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '新建作业' })).toHaveAttribute('href', 'homework?do=create');
});

Empty.test('an empty list leads to 新建作业', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: '新建作业' }).at(-1)).toHaveAttribute('href', 'homework?do=create');
});

Full.test('a row opens the page of the homework, or its questions while it has none', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: draft.title })).toHaveAttribute(
    'href',
    `#homework/${draft.id}?tab=settings`,
  );
  await expect(canvas.getByRole('link', { name: series.title })).toHaveAttribute('href', `#homework/${series.id}`);
});
