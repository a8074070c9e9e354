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
  isAssistant: false,
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
  colleagues: [],
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
    '**何时用**：/edms/grade 和 /bms/grade：班级的列表，新建班级。**何时不用**：一个班级的成员用 ClassMembers，安排用 ClassSchedule，成绩单用 TermSettlements，设置用 ClassSettings。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Creating = meta.story(of.asking('新建班级'));
export const Extreme = Full.extend({ ...of.extreme, tags: ['!key'] });
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Full.extend({ ...of.dark, tags: ['!key'] });

Full.test('a class opens its page, one without students where they are added', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /信奥一班 · 秋季/ })).toHaveAttribute(
    'href',
    `/web/edms/grade/${first.id}`,
  );
  await expect(canvas.getByRole('link', { name: /冬令营 C\+\+ 入门/ })).toHaveAttribute(
    'href',
    `/web/edms/grade/${idOf('grade', 3)}/members`,
  );
});

Creating.test('a new class needs only a name: the term and the teacher are filled in', async ({ userEvent, args }) => {
  const form = within(await screen.findByRole('dialog', { name: '新建班级' }));
  await userEvent.type(form.getByRole('textbox', { name: /名称/ }), '信奥二班');
  await userEvent.click(form.getByRole('button', { name: '新建班级' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '信奥二班',
        startAt: '2026-11-20T16:00:00.000Z',
        endAt: '2027-03-20T16:00:00.000Z',
        enrollStartAt: null,
        teacherIds: [idOf('member', 9)],
      }),
    ),
  );
});
