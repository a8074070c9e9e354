import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { pressMore } from '../../../storybook/pressMore.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { Known, UserRow } from './userRow.ts';
import { Users } from './Users.tsx';

const MARKING = { id: idOf('role', 1), name: '考务组' };
const SUPPORT = { id: idOf('role', 2), name: '客服' };
const row = (no: number, changes: Partial<UserRow>): UserRow => ({
  id: idOf('user', no),
  account: `user${no}`,
  name: `同事 ${no}`,
  isSuper: false,
  roles: [],
  mustChangePwd: false,
  secondFactorSince: null,
  status: 'active',
  lastSeenAt: at(-no * 90),
  version: 2,
  createdAt: at(-no * 9_000),
  ...changes,
});
const me = row(1, { account: 'guanli', name: '平台管理员', isSuper: true });
const colleague = row(2, {
  account: 'chenyue',
  name: '陈悦',
  roles: [MARKING, SUPPORT],
  secondFactorSince: at(-30_000),
});
const rows = [
  me,
  colleague,
  row(3, { account: 'wangmin', name: '王敏', roles: [SUPPORT], mustChangePwd: true, lastSeenAt: null }),
  row(4, { account: 'zhaolei', name: '赵磊', status: 'disabled', lastSeenAt: null }),
];
const LONG = '阿卜杜热西提·买买提伊敏（信息学竞赛教务与考务联络人）';

const known: Known = {
  meId: me.id,
  roles: [MARKING, SUPPORT].map(({ id, name }) => ({ value: id, label: name })),
  made: null,
  show: fn(),
  handedOver: fn(),
};
const of = officeStories(Users, {
  rows,
  known,
  opened: colleague,
  extreme: row(1, { name: LONG, account: 'a'.repeat(40), roles: [{ ...MARKING, name: LONG }] }),
});

const meta = preview.meta({
  id: 'screens-users',
  title: '管理账号',

  component: Users,
  decorators: [inOffice('bms', 'user')],
  parameters: of.parameters(
    '**何时用**：/bms/user，超级管理员新建管理账号、设置角色、停用、重置密码。**何时不用**：学生和机构成员在各自的页面；角色里有什么权限在「角色与权限」。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { ...Users.noFilter, status: 'disabled' } },
});
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedOwn = meta.story({ args: { openId: me.id } });
export const OpenedNew = meta.story({ args: { openId: idOf('user', 3) } });
export const Creating = meta.story(of.asking('新建账号', '新建管理账号'));
export const Roles = Opened.extend(of.asking('设置角色', '设置角色：陈悦'));
export const Refused = Opened.extend({
  args: of.refused('这是最后一位可用的超级管理员，请先再设一位'),
  ...of.choosing('停用', '停用「陈悦」的账号？'),
});
export const PasswordShown = meta.story({
  args: { known: { ...known, made: { name: '陈悦', account: 'chenyue', password: 'kq7m3xw9hd2p' } } },
});
export const Extreme = meta.story(of.extreme);
export const Phone = Opened.extend(of.phone);
export const Dark = PasswordShown.extend(of.dark);

Opened.test('resetting a password asks for confirmation', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '重置密码');
  const dialog = within(await screen.findByRole('dialog', { name: '重置「陈悦」的密码？' }));
  await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
  await waitFor(() => expect(args.on.resetPwd).toHaveBeenCalledWith(colleague));
});

Opened.test("a colleague's name can be changed, but not the account", async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改账号：陈悦' }));
  await expect(dialog.queryByRole('textbox', { name: /账号/ })).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '然');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.update).toHaveBeenCalledWith(colleague, { name: '陈悦然', isSuper: false }));
});

Roles.test('roles are saved as chosen', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '设置角色：陈悦' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存角色' }));
  await waitFor(() => expect(args.on.configRoles).toHaveBeenCalledWith(colleague, [MARKING.id, SUPPORT.id]));
});

PasswordShown.test(
  'a new password stays until the user confirms having handed it over',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '陈悦的初始密码' }));
    await expect(dialog.getByText('kq7m3xw9hd2p')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: '陈悦的初始密码' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '已经交给本人' }));
    await expect(args.known.handedOver).toHaveBeenCalledTimes(1);
  },
);

Creating.test('a new account requires a name and a valid account', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建管理账号' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /账号/ }), '陈悦');
  await userEvent.click(dialog.getByRole('button', { name: '新建账号' }));
  await expect(await dialog.findByText('请填写姓名。')).toBeVisible();
  await expect(dialog.getByText(/账号应为字母开头/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '陈悦');
  await userEvent.clear(dialog.getByRole('textbox', { name: /账号/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /账号/ }), 'chenyue');
  await userEvent.click(dialog.getByRole('button', { name: '新建账号' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
  await expect(args.on.create).toHaveBeenCalledWith({ account: 'chenyue', name: '陈悦', isSuper: false, roleIds: [] });
});

OpenedOwn.test('operators cannot change roles of their own account, or disable it', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '平台管理员' }));
  await expect(drawer.queryByRole('button', { name: '设置角色' })).toBeNull();
  await expect(drawer.queryByRole('button', { name: '停用' })).toBeNull();
});

Refused.test('an error is shown in its dialog', async ({ args }) => {
  await expect(within(screen.getByRole('dialog', { name: /停用/ })).getByRole('alert')).toHaveTextContent('最后一位');
  await expect(args.on.disable).not.toHaveBeenCalled();
});

Opened.test("a colleague's second factor is turned off after a question", async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '陈悦' }));
  await expect(drawer.getByText(/^已开启（\d{4}-\d\d-\d\d）$/)).toBeVisible();
  await pressMore({ userEvent }, '关闭两步验证');
  const dialog = within(await screen.findByRole('dialog', { name: '关闭「陈悦」的两步验证？' }));
  await userEvent.click(dialog.getByRole('button', { name: '关闭两步验证' }));
  await waitFor(() => expect(args.on.removeFactor).toHaveBeenCalledWith(colleague));
});

OpenedNew.test('an account without a second factor offers nothing to turn off', async ({ userEvent }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '王敏' }));
  await expect(drawer.getByText('未开启')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: '更多' }));
  const items = await screen.findAllByRole('menuitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(['重置密码', '停用', '删除']);
});
