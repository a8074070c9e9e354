import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aStudentInFull } from '@aosai/api/accounts/people.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { noSlips, slipsOf } from '../../../storybook/exampleSlips.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import { TeacherGroups } from './TeacherGroups.tsx';
import type { Known } from './teacherGroup.ts';
import type { TeacherGroup } from '@aosai/api/schools/teacherGroup.contract';
import type { TeacherMember } from '@aosai/api/schools/teacherMember.contract';

const group = (no: number, name: string, studentCount: number): TeacherGroup => ({
  id: idOf('group', no),
  name,
  note: no === 1 ? '周六上午，冲刺 CSP-J 一等' : null,
  teacherId: idOf('member', 1),
  teacherName: '周明澜',
  studentCount,
  version: 1,
  createdAt: at(-no * 3_000),
});
const groups = [group(1, '周六提高组', 12), group(2, '周日入门组', 20)];
const NAMES = ['林知远', '陈一诺', '赵安然', '王子墨', '孙亦凡', '李雨桐'];
const student = (no: number): TeacherMember => ({
  id: idOf('link', no),
  memberId: idOf('member', 20 + no),
  shownName: NAMES[no % NAMES.length] ?? '',
  no: `2026${String(101 + no)}`,
  className: no % 5 === 4 ? null : '信奥一班',
  teacherId: idOf('member', 1),
  teacherName: '周明澜',
  groups: no % 3 === 2 ? [] : [{ id: idOf('group', 1), name: '周六提高组' }],
  status: 'active',
  since: at(-no * 900),
  version: 1,
});
const rows = Array.from({ length: 12 }, (_, no) => student(no));
const inFull = aStudentInFull({ id: idOf('member', 20) });
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队';

const known: Known = {
  groups: { data: groups },
  detail: {},
  teachers: null,
  chosen: { group: '', teacher: '' },
  mayAdd: true,
  slips: noSlips,
};
const knowing = (more: Partial<Known>) => ({ known: { ...known, ...more } });
const inFirst = { group: idOf('group', 1), teacher: '' };
const of = officeStories(TeacherGroups, { rows, known, extreme: student(0) });

const meta = preview.meta({
  id: 'screens-teachergroups',
  title: '学生分组',

  component: TeacherGroups,
  decorators: [inOffice('edms', 'teacherGroup')],
  parameters: of.parameters(
    '**何时用**：/edms/teacherGroup，老师给自己的学生分组；管理员看各位老师的。**何时不用**：把学生分给老师在成员列表；班级（开课、报名）在班级页。',
  ),
  args: of.args,
});

const picked = rows.slice(0, 3).map(({ id }) => id);
const teachers = [
  { id: idOf('member', 1), name: '周明澜' },
  { id: idOf('member', 2), name: '何思齐' },
];

export const Full = meta.story({ tags: ['key'] });
export const InGroup = meta.story({
  args: {
    ...knowing({ chosen: inFirst }),
    filter: { ...TeacherGroups.noFilter, ...inFirst },
    selectedIds: picked,
  },
});
export const OfManager = meta.story({ args: { ...knowing({ teachers }), selectedIds: picked } });
const ofFirst = { group: idOf('group', 1), teacher: idOf('member', 1) };
export const OfOneTeacher = meta.story({
  args: { ...knowing({ teachers, chosen: ofFirst }), filter: { ...TeacherGroups.noFilter, ...ofFirst } },
});
export const Opened = meta.story({
  args: { ...of.opened.args, ...knowing({ detail: { data: inFull } }) },
});
export const OpenedLocked = meta.story({
  args: { ...of.opened.args, ...knowing({ detail: { data: { ...inFull, lockedUntil: at(12) } } }) },
});
export const OpenedFailed = meta.story({
  args: { ...of.opened.args, ...knowing({ detail: { error: '网络连接失败，请检查网络后重试' } }) },
});
export const Reset = meta.story({ args: knowing({ slips: slipsOf(3) }) });
export const Loading = meta.story({ args: { ...of.loading.args, ...knowing({ groups: {} }) } });
export const Empty = meta.story({ args: { ...of.empty.args, ...knowing({ groups: { data: [] } }) } });
export const Failed = meta.story(of.failed);
export const Extreme = meta.story({
  args: {
    ...knowing({
      groups: { data: Array.from({ length: 20 }, (_, no) => group(no, `${LONG}${no}`, 1_284)) },
      chosen: inFirst,
    }),
    filter: { ...TeacherGroups.noFilter, ...inFirst },
  },
});
export const ByCode = meta.story({
  args: of.refused('邀请码不正确或已经用过，请向学生或家长重新要一个'),
  ...of.asking('用邀请码添加学生'),
});
export const Phone = InGroup.extend(of.phone);
export const Dark = InGroup.extend(of.dark);

Full.test('a group can be created, and clicking a group filters its students', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /周日入门组/ }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...TeacherGroups.noFilter, group: idOf('group', 2) });
  await userEvent.click(canvas.getByRole('button', { name: '新建分组' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建分组' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '竞赛组');
  await userEvent.click(dialog.getByRole('button', { name: '新建分组' }));
  await waitFor(() => expect(args.on.createGroup).toHaveBeenCalledWith({ name: '竞赛组', note: null }));
});

InGroup.test(
  'the selected students can be moved to another group, or out of this one',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移到分组' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^把.+、.+、.+移到分组$/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /分组/ }), '周日入门组');
    await userEvent.click(dialog.getByRole('button', { name: '移到分组' }));
    await waitFor(() => expect(args.on.move).toHaveBeenCalledWith(picked, idOf('group', 2)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '移出本组' }));
    await expect(args.on.takeOut).toHaveBeenCalledWith(picked);
  },
);

OfManager.test('a manager cannot group students without choosing a teacher', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '移到分组' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '新建分组' })).toBeDisabled();
});

Full.test('clicking the name opens the student', async ({ canvas, userEvent, args }) => {
  const [first] = canvas.getAllByRole('link', { name: '林知远' });
  if (!first) throw new Error('the first row has a link');
  await userEvent.click(first);
  await expect(args.on.open).toHaveBeenCalledWith(idOf('link', 0));
});

Opened.test('the drawer of a student shows the guardians', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '林知远' }));
  await expect(drawer.getByText('王*（妈妈）138****0102')).toBeVisible();
  await expect(drawer.getByText('2026101')).toBeVisible();
});

Opened.test('ending the relation to a student asks first, and says what is kept', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '结束师生关系' }));
  const dialog = within(await screen.findByRole('dialog', { name: '林知远不再是我的学生？' }));
  await expect(dialog.getByText(/成绩都不变/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '结束师生关系' }));
  await waitFor(() => expect(args.on.end).toHaveBeenCalledWith(rows[0]));
});

OfManager.test('without a chosen teacher, the bar says why students cannot be grouped', async ({ canvas }) => {
  await expect(canvas.getByText('先在筛选里选一位老师，才能分组')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '移到分组' })).toBeDisabled();
});

OpenedLocked.test('a locked-out student can be unlocked', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '解除登录锁定' }));
  await expect(args.on.unlock).toHaveBeenCalledWith([idOf('link', 0)]);
});

InGroup.test(
  'resetting the passwords of the selected students asks for confirmation',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重置密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^重置.+、.+、.+的密码？$/ }));
    await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
    await waitFor(() => expect(args.on.resetPwd).toHaveBeenCalledWith(picked));
  },
);

InGroup.test('the chosen group can be renamed, or deleted after confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '修改分组' }));
  const renaming = within(await screen.findByRole('dialog', { name: '修改分组「周六提高组」' }));
  await userEvent.type(renaming.getByRole('textbox', { name: /名称/ }), '（新）');
  await userEvent.click(renaming.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.updateGroup).toHaveBeenCalledWith(groups[0], {
      name: '周六提高组（新）',
      note: '周六上午，冲刺 CSP-J 一等',
    }),
  );
  await userEvent.click(canvas.getByRole('button', { name: '删除分组' }));
  const asking = within(await screen.findByRole('dialog', { name: '删除分组「周六提高组」？' }));
  await userEvent.click(asking.getByRole('button', { name: '删除分组' }));
  await waitFor(() => expect(args.on.removeGroup).toHaveBeenCalledWith(groups[0]));
});

OfOneTeacher.test('choosing another teacher clears the chosen group', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '老师' }), '何思齐');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ keyword: '', group: '', teacher: idOf('member', 2) });
});

Full.test('the filtered list can be exported', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
  await expect(args.on.export).toHaveBeenCalledTimes(1);
});
