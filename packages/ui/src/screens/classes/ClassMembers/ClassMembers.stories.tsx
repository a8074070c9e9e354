import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { exampleBatch } from '../../../storybook/exampleBatch.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import { ClassMembers, type ClassMembersKnown, SchoolPlaces } from './ClassMembers.tsx';
import { aClassPlace } from '../../../storybook/exampleClass.ts';
import type { GradePlaceRow } from '@aosai/api/classes/gradeEnroll.contract';

const groups = [
  { id: idOf('group'), name: '提高组' },
  { id: idOf('group', 2), name: '基础组' },
];
const STATUSES = ['4', '2', '2', '0', '5'] as const;
const row = (no: number, changes: Partial<GradePlaceRow> = {}): GradePlaceRow => {
  const status = STATUSES[no] ?? '2';
  return {
    id: idOf('enroll', no + 1),
    gradeId: idOf('grade'),
    gradeTitle: '信奥一班 · 秋季',
    memberId: idOf('member', no + 1),
    shownName: ['林知远', '陈一诺', '王子墨', '赵安然', '孙亦凡'][no] ?? '',
    no: `202600${no + 1}`,
    mobile: '138****0001',
    groups: status === '0' ? [] : groups.slice(no % 2, (no % 2) + 1),
    source: no === 3 ? 'self' : 'batch',
    status,
    position: status === '0' ? 1 : null,
    teacherId: idOf('member', 9),
    teacherName: '周明澜',
    quitReason: status === '4' || status === '5' ? '周六有别的课' : null,
    rejectReason: null,
    orderFen: null,
    createdAt: at(-no * 3_000 - 40_000),
    updatedAt: at(-no * 300),
    ...changes,
  };
};
const rows = Array.from({ length: 5 }, (_, no) => row(no));
const known: ClassMembersKnown = {
  place: aClassPlace(),
  today: '2026-11-23',
  classes: [{ value: idOf('grade', 2), label: 'GESP 四级冲刺班' }],
  chosen: { id: idOf('grade'), title: '信奥一班 · 秋季', groups },
  teachers: [
    { id: idOf('member', 9), name: '周明澜' },
    { id: idOf('member', 8), name: '何清' },
  ],
  isManager: true,
  decidesPaid: false,
  seesPractice: true,
  batch: exampleBatch({ targetName: '信奥一班 · 秋季' }),
};
const of = officeStories(ClassMembers, {
  rows,
  known,
  extreme: row(0, { shownName: '阿卜杜热合曼·买买提伊明江', quitReason: '和学校的期中考试时间冲突。'.repeat(20) }),
});

const meta = preview.meta({
  id: 'screens-grademembers',
  title: '班级成员',

  component: ClassMembers,
  decorators: [inOffice('edms', 'grade')],
  parameters: of.parameters(
    '**何时用**：/edms/grade/:id/members 和 /bms/grade/:id/members：一个班级的成员、候补和退出申请，分组，指定老师。**何时不用**：学校的全部学生用 Members；考试的报名用 Enrolments。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Teacher = meta.story({ args: { known: { ...known, isManager: false } } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Opened.extend(of.dark);

const withAndWithout = [row(1), row(2, { teacherId: null, teacherName: null })];
export const NoTeacher = meta.story({
  args: {
    rows: { data: { content: withAndWithout, total: 2, page: 0, size: 20 } },
    selectedIds: withAndWithout.map(({ id }) => id),
  },
});
NoTeacher.test('removing the teacher is disabled if a selected student has none', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '取消老师' })).toBeDisabled();
  await expect(canvas.getByText(/有的没有单独指定老师/)).toBeVisible();
});
export const WithTeacher = NoTeacher.extend({ args: { selectedIds: [row(1).id] } });
WithTeacher.test('the teacher of the selected students can be removed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '取消老师' }));
  await waitFor(() => expect(args.on.unbindTeacher).toHaveBeenCalledWith([row(1).id]));
});
Opened.test("the drawer links to the student's practice in this class", async () => {
  const link = await screen.findByRole('link', { name: '查看练习' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('chapter/student?gradeId='));
});
Opened.test('a request to quit is granted after a confirmation', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '同意退出' }));
  const asked = within(await screen.findByRole('dialog', { name: '同意林知远退出班级？' }));
  await userEvent.click(asked.getByRole('button', { name: /同意退出/ }));
  await waitFor(() => expect(args.on.pass).toHaveBeenCalledWith(rows[0]));
});

const paidFor = row(0, { orderFen: 12_800 });
export const PaidFor = meta.story({
  args: { rows: { data: { content: [paidFor], total: 1, page: 0, size: 20 } }, openId: paidFor.id },
});
PaidFor.test('a quit of a paid place is left to the platform', async () => {
  await expect(await screen.findByText('收费报名由平台处理')).toBeVisible();
  await expect(screen.queryByRole('button', { name: '同意退出' })).toBeNull();
});
// No screenshot: its test reads what differs.
export const PaidWaiting = PaidFor.extend({ tags: ['no-visual'], args: { known: { ...known, decidesPaid: true } } });
PaidWaiting.test('the platform can grant a quit of a paid place', async () => {
  await expect(await screen.findByRole('button', { name: '同意退出' })).toBeVisible();
});

NoTeacher.test('a chosen teacher is not discarded without asking', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '指定老师' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^指定老师/ }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '老师' }), '何清');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await dialog.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Empty.test('a class without students offers to add them', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('这个班还没有学生')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '查看全部成员' })).toBeNull();
  const [, inList] = canvas.getAllByRole('button', { name: '添加学生' });
  if (!inList) throw new Error('the empty list has a button too');
  await userEvent.click(inList);
  await screen.findByRole('dialog', { name: '添加学生' });
});
Empty.test(
  'a search in a class that finds nobody can be cleared',
  { args: { filter: { ...ClassMembers.noFilter, keyword: '林' } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('没有这样的成员')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看全部成员' })).toBeVisible();
  },
);

Full.test('the tabs lead to the other pages of the class', async ({ canvas }) => {
  const tabs = within(canvas.getByRole('navigation', { name: '这个班级' }));
  await expect(tabs.getByRole('link', { name: '成员' })).toHaveAttribute('aria-current', 'page');
  await expect(tabs.getByRole('link', { name: '作业' })).toHaveAttribute(
    'href',
    `/web/edms/grade/${idOf('grade')}/homework`,
  );
});

const { place: _place, ...ofSchool } = known;
/** The members of all classes. */
export const OfSchool = meta.story({
  tags: ['no-visual'],
  render: ({ on, known: _known, filter: _filter, ...args }) => (
    <SchoolPlaces {...args} known={ofSchool} filter={SchoolPlaces.noFilter} on={{ ...on, filter: () => undefined }} />
  ),
});
OfSchool.test('members of all classes can be filtered by class', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '班级成员' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: '班级' })).toBeVisible();
});

WithTeacher.test('selected students move to another class', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '转班' }));
  const dialog = within(await screen.findByRole('dialog', { name: `转班：${row(1).shownName}` }));
  await expect(dialog.getByText(/没开始做的作业收回.*已经报上名的考试仍然可以参加/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '转到' }), 'GESP 四级冲刺班');
  await userEvent.click(dialog.getByRole('button', { name: '转班' }));
  await waitFor(() => expect(args.on.moveToClass).toHaveBeenCalledWith([row(1).id], idOf('grade', 2)));
});
