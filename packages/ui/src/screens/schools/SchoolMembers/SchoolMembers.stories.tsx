import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aStudentInFull } from '@aosai/api/accounts/people.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { pressMore } from '../../../storybook/pressMore.ts';
import { SchoolMembersScreen, SchoolMembers } from './SchoolMembers.tsx';
import { membersArgs, of, rows, schoolKnown } from '../../../storybook/exampleMembers.ts';
import { slipsOf } from '../../../storybook/exampleSlips.ts';
import { keyOf } from './schoolMember.ts';

const meta = preview.meta({
  id: 'screens-schoolmembers',
  title: '成员',

  component: SchoolMembersScreen,
  decorators: [inOffice('edms', 'organizationMember')],
  parameters: of.parameters(
    '**何时用**：/edms/organizationMember，学校管理员查找、添加、导入、修改成员，把学生分给老师。**何时不用**：审核自己注册的账号在平台平台；只看自己学生的成绩用老师的作答列表。',
  ),
  args: membersArgs(),
});

const picked = rows.slice(4, 7).map(keyOf);
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班（初中组）';

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { ...SchoolMembers.noFilter, keyword: '1380000', role: 'teacher' } },
});
export const Failed = meta.story(of.failed);
export const Selected = meta.story({ args: { selectedIds: picked } });
export const WithTeacher = meta.story({ args: { selectedIds: rows.slice(2, 5).map(keyOf) } });
export const Extreme = meta.story({
  args: { ...of.extreme.args, known: { ...schoolKnown, school: LONG, classNames: [LONG] } },
});
const inFull = aStudentInFull({ id: idOf('member', 2), name: '欧阳一诺' });
const unbound = { ...inFull, mobileMasked: null };
export const Opened = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: inFull } } },
});
/** The school's sheet named a parent, who has not answered yet. */
export const OpenedParentInvited = meta.story({
  args: {
    openId: idOf('member', 2),
    known: {
      ...schoolKnown,
      detail: {
        data: {
          ...inFull,
          guardians: [],
          invitedGuardians: [
            { relation: '妈妈', nameMasked: '王*', mobileMasked: '138****0102', askedAt: at(-2 * 1_440) },
          ],
        },
      },
    },
  },
});
export const OpenedLocked = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: { ...inFull, lockedUntil: at(12) } } } },
});
export const OpenedForeign = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: { ...inFull, isOurs: false } } } },
});
export const Contact = meta.story({
  args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: { data: unbound, error: null } } },
  play: async ({ userEvent }) => {
    await pressMore({ userEvent }, '修改姓名和联系方式');
    await screen.findByRole('dialog', { name: '修改欧阳一诺的姓名和联系方式' });
  },
});
export const OpenedTeacher = meta.story({
  args: {
    openId: idOf('member', 1),
    known: {
      ...schoolKnown,
      detail: { data: inFull },
      teachers: {
        data: [
          { id: idOf('member', 1), name: '周明澜' },
          { id: idOf('member', 3), name: '何清' },
        ],
      },
    },
  },
});
export const Reset = meta.story({ args: { known: { ...schoolKnown, slips: slipsOf(3) } } });
export const OpenedLoading = meta.story({ args: { openId: idOf('member', 2), known: { ...schoolKnown, detail: {} } } });
export const OpenedChild = meta.story({ args: { openId: idOf('member', 3) } });
export const Adding = meta.story(of.asking('添加成员'));
export const AddRefused = Adding.extend({
  args: { act: { pending: false, error: '提交的内容有误：学号 2026101 已属于本校另一位成员' } },
});
export const Made = meta.story({
  args: { made: { name: '沈小舟', account: 'm7k2x9p4a', initialPassword: 'k7mx2pq9tz' } },
});
export const Phone = Selected.extend(of.phone);
export const Dark = Selected.extend(of.dark);
Full.test('changing a filter sends the complete filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '已离开' }));
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SchoolMembers.noFilter, status: 'left' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '身份' }), '老师');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...SchoolMembers.noFilter, role: 'teacher' });
});

Selected.test('the selected students are assigned to the chosen teacher', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '分给老师' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^把.+、.+分给老师$/ }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /老师/ }), '周明澜');
  await userEvent.click(dialog.getByRole('button', { name: '分给老师' }));
  await waitFor(() => expect(args.on.assign).toHaveBeenCalledWith(picked, idOf('member', 1)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

WithTeacher.test('a selection that includes a teacher cannot be assigned to a teacher', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '分给老师' })).toBeDisabled();
  await expect(canvas.getByText('只能分在校的学生，请取消选中其他人')).toBeVisible();
});

Adding.test(
  'a new student needs a name, an account or a number, and a birth month or a consent statement',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '添加成员' }));
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await expect(await dialog.findByText('请填写姓名。')).toBeVisible();
    await expect(dialog.getByText('手机号 / 账号和学号至少填一项。')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '林知远');
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13800000001');
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await expect(await dialog.findByText(/请填写学生的出生年月/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /本校声明/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /同意的凭据/ }), '家长签字，存教务处');
    await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
    await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
    await expect(args.on.create).toHaveBeenCalledWith({
      name: '林知远',
      account: '13800000001',
      no: null,
      className: null,
      role: 'student',
      birthYm: null,
      isStated: true,
      evidence: '家长签字，存教务处',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Adding.test('a new teacher is asked for no birth month', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '添加成员' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '孟庆丰');
  await userEvent.type(dialog.getByRole('textbox', { name: /出生年月/ }), '2014-05');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /身份/ }), '老师');
  await expect(dialog.queryByRole('textbox', { name: /出生年月/ })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /工号/ }), 'T02');
  await userEvent.click(dialog.getByRole('button', { name: '添加成员' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(expect.objectContaining({ role: 'teacher', no: 'T02', birthYm: null })),
  );
});

OpenedParentInvited.test('the drawer names the parents whom the school has invited', async () => {
  const invited = within(await screen.findByRole('dialog'));
  await expect(
    await invited.findByText(/王\*（妈妈）138\*\*\*\*0102，\d{4}-\d\d-\d\d 邀请，等待家长确认/),
  ).toBeVisible();
});

Opened.test('the drawer of a member shows the guardians', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳一诺' }));
  await expect(drawer.getByText('王*（妈妈）138****0102')).toBeVisible();
});

Contact.test('correcting a name and adding a number to a member without one', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '修改欧阳一诺的姓名和联系方式' }));
  const name = dialog.getByRole('textbox', { name: /姓名/ });
  await userEvent.clear(name);
  await userEvent.type(name, '欧阳一偌');
  await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13900000009');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const form = { name: '欧阳一偌', mobile: '13900000009', email: null };
  await waitFor(() => expect(args.on.contact).toHaveBeenCalledWith(rows[1], { before: unbound, form }));
});

OpenedForeign.test('an account that the school did not create is read-only, and the reason is shown', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳一诺' }));
  const labels = drawer.getAllByRole('button').map((button) => button.textContent);
  await expect(labels.filter((label) => label !== '')).toEqual(['离开本校', '重置密码', '修改信息']);
  await expect(await drawer.findByText(/账号不是本校创建的/)).toBeVisible();
});

Selected.test('resetting the selected passwords asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重置密码' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^重置.+、.+的密码？$/ }));
  await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
  await waitFor(() => expect(args.on.resetPwd).toHaveBeenCalledWith(picked));
});

Opened.test('removing a member shows the consequences first', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '离开本校');
  const dialog = within(await screen.findByRole('dialog', { name: '欧阳一诺（2026102）离开星海编程？' }));
  await expect(dialog.getByText(/成绩都保留/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '确认离开' }));
  await waitFor(() => expect(args.on.leave).toHaveBeenCalledWith(rows[1], null));
});

OpenedTeacher.test('a teacher who leaves hands the classes over', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '离开本校');
  const dialog = within(await screen.findByRole('dialog', { name: /离开星海编程/ }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /班级交给/ }), '何清');
  await userEvent.click(dialog.getByRole('button', { name: '确认离开' }));
  await waitFor(() => expect(args.on.leave).toHaveBeenCalledWith(rows[0], idOf('member', 3)));
});

OpenedLocked.test('a locked-out student can be unlocked', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '解除登录锁定' }));
  await expect(args.on.unlock).toHaveBeenCalledWith([idOf('member', 2)]);
});
