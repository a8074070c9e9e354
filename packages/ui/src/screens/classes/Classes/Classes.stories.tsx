import preview from '#storybook/preview';
import { aGrade, aGradeDetail } from '@aosai/api/classes/grades.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { GradesKnown } from '../Grades/classForm.ts';
import { Classes } from './Classes.tsx';
import type { GradeRow } from '@aosai/api/classes/grade.contract';

const staff = {
  version: 3,
  orgId: idOf('org'),
  enrolledCount: 17,
  waitingCount: 2,
  quitCount: 1,
  joinCode: 'XHBC2345',
  isPinned: false,
  stopReason: null,
  createdAt: at(-50_000),
  updatedAt: at(-900),
};
const row = (no: number, changes: Partial<GradeRow> = {}): GradeRow =>
  aGrade({ id: idOf('grade', no), staff, ...changes });
const first = row(1);
const rows = [
  first,
  row(2, { title: 'GESP 四级冲刺班', status: '1', takenCount: 8, capacity: null, startAt: at(30_000) }),
  row(3, {
    title: '冬令营 C++ 入门',
    status: '0',
    takenCount: 0,
    staff: { ...staff, joinCode: null, waitingCount: 0 },
  }),
  row(4, { title: '信奥一班 · 春季', status: '5', staff: { ...staff, waitingCount: 0, quitCount: 0 } }),
];
const known: GradesKnown = {
  base: '/web/edms',
  today: '2026-11-21',
  teachers: [
    { id: idOf('member', 9), name: '周明澜' },
    { id: idOf('member', 8), name: '何清' },
  ],
  courses: [{ id: idOf('course'), title: 'C++ 入门' }],
  selfId: idOf('member', 9),
  isManager: true,
  schools: null,
  maySetPrice: false,
  opened: { data: { ...aGradeDetail({ id: first.id }), notes: '每周六 14:00 上课。' } },
};
const of = officeStories(Classes, {
  rows,
  known,
  opened: first,
  extreme: row(1, { title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队周末提高班（C++）' }),
});

const meta = preview.meta({
  id: 'screens-grades',
  title: '班级管理',

  component: Classes,
  decorators: [inOffice('edms', 'grade')],
  parameters: of.parameters(
    '**何时用**：/edms/grade 和 /bms/grade：新建、发布、终止班级。**何时不用**：一个班级的成员用 GradeMembers，安排用 GradeSchedule，成绩单用 TermSettlements。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story({ tags: ['key'], ...of.opened });
export const ByOperator = meta.story({
  ...of.opened,
  args: {
    ...of.opened.args,
    known: { ...known, base: '/web/bms', selfId: null },
    rows: { data: { content: [row(1, { isPublic: false })], total: 1, page: 0, size: 20 } },
  },
  tags: ['no-visual'],
});
export const Editing = Opened.extend({ ...of.asking('修改班级'), tags: ['!key'] });
export const Extreme = Opened.extend({ ...of.extreme, tags: ['!key'] });
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend({ ...of.dark, tags: ['!key'] });

Opened.test('a class links to its student page if the reader may open it', async () => {
  const drawer = within(await screen.findByRole('dialog'));
  await expect(drawer.getByRole('link', { name: '学生看到的' })).toHaveAttribute(
    'href',
    `/web/grade/detail?id=${first.id}`,
  );
});
ByOperator.test('an operator gets no link to a page that only members may open', async () => {
  const drawer = within(await screen.findByRole('dialog'));
  await expect(drawer.getByRole('link', { name: '安排' })).toBeVisible();
  await expect(drawer.queryByRole('link', { name: '学生看到的' })).toBeNull();
});
Editing.test('the chosen course is saved with the class', async ({ userEvent, args }) => {
  const form = within(screen.getByRole('dialog', { name: '修改班级' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /课程/ }), 'C++ 入门');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(first, expect.objectContaining({ courseId: idOf('course') })),
  );
});
Editing.test('the form starts with the current values, one group per line', async ({ userEvent, args }) => {
  const form = within(screen.getByRole('dialog', { name: '修改班级' }));
  await expect(form.getByRole('textbox', { name: /分组/ })).toHaveValue('提高组\n基础组');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.update).toHaveBeenCalledWith(
      first,
      expect.objectContaining({ title: first.title, capacity: 20, groups: '提高组\n基础组', startAt: first.startAt }),
    ),
  );
});
