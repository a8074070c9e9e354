import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { pressMore } from '../../../storybook/pressMore.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { PermissionResource, RoleRow } from './roleRow.ts';
import { Roles, RoleTable } from './Roles.tsx';

const resource = (no: number, code: string, name: string, operations: [string, string][]): PermissionResource => ({
  id: idOf('resource', no),
  code,
  name,
  sort: no * 10,
  goneAt: null,
  version: 1,
  operations: operations.map(([operation, words], place) => ({
    id: idOf('operation', no * 20 + place),
    resourceId: idOf('resource', no),
    code: operation,
    name: words,
    sort: place,
    goneAt: null,
    version: 1,
  })),
});
const resources = [
  resource(1, 'exam', '考试', [
    ['queryList', '考试列表'],
    ['queryById', '一场考试'],
    ['create', '新建考试'],
    ['update', '修改考试'],
    ['delete', '删除考试'],
    ['publish', '发布考试'],
    ['stop', '终止考试'],
  ]),
  resource(2, 'examEnroll', '考试报名', [
    ['queryList', '报名列表'],
    ['passQuit', '通过退出申请'],
    ['rejectQuit', '驳回退出申请'],
  ]),
  resource(3, 'rejudge', '重测', [
    ['queryList', '历次重测'],
    ['start', '发起重测'],
    ['apply', '应用重测结果'],
  ]),
  resource(4, 'dict', '字典', [
    ['queryList', '字典列表'],
    ['create', '新建字典'],
    ['update', '修改字典'],
    ['delete', '删除字典'],
  ]),
];
const row = (no: number, changes: Partial<RoleRow>): RoleRow => ({
  id: idOf('role', no),
  code: `role-${no}`,
  name: `角色 ${no}`,
  note: null,
  permissions: [],
  userCount: 0,
  requiresSecondFactor: false,
  secondFactorCount: 0,
  version: 4,
  createdAt: at(-90_000),
  updatedAt: at(-no * 2_000),
  ...changes,
});
const marking = row(1, {
  code: 'marking',
  name: '考务组',
  note: '考试、报名和重测',
  permissions: ['exam:queryList', 'exam:queryById', 'examEnroll:queryList', 'examEnroll:passQuit', 'old:export'],
  userCount: 3,
});
const support = row(2, {
  code: 'support',
  name: '客服',
  note: '处理反馈和退出申请',
  userCount: 6,
  requiresSecondFactor: true,
  secondFactorCount: 5,
});
const fresh = row(3, { name: '阅卷组', version: 1 });
const LONG = '滨海市青少年信息学奥林匹克联赛考务与阅卷联合工作组（初中组与高中组）';
const of = officeStories(RoleTable, {
  rows: [marking, support],
  known: { resources: { data: resources } },
  extreme: row(1, { name: LONG, note: LONG.repeat(3), code: 'a'.repeat(40), userCount: 1_284 }),
});

const meta = preview.meta({
  id: 'screens-roles',
  title: '角色与权限',

  component: Roles,
  decorators: [inOffice('bms', 'role')],
  parameters: of.parameters(
    '**何时用**：/bms/role，超级管理员维护角色和各自的权限矩阵；保存前先看改动。**何时不用**：把角色交给某个人用「管理账号」；机构内的管理员和老师不用角色。',
  ),
  args: {
    ...of.args,
    isLeaving: false,
    on: { ...of.args.on, create: fn(async () => fresh), dirty: fn(), stay: fn(), leave: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedWithoutRights = meta.story({ args: { openId: support.id } });
export const Creating = meta.story({ ...of.asking('新建角色'), args: of.refused('名称最多 40 个字') });
export const Matrix = Opened.extend({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '配置权限' }));
    await screen.findByRole('heading', { name: '「考务组」的权限' });
  },
});
export const Extreme = meta.story(of.extreme);
export const Phone = Matrix.extend(of.phone);
export const Dark = Matrix.extend(of.dark);

Full.test('a new role leads to its permissions', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建角色' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建角色' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '阅卷组');
  await userEvent.click(dialog.getByRole('button', { name: '新建角色' }));
  await expect(await canvas.findByRole('heading', { name: '「阅卷组」的权限' })).toBeVisible();
});

Matrix.test(
  'a permission, a row and a column can be selected, and are saved after a review of the changes',
  async ({ canvas, userEvent, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('考试的全部操作')).toBePartiallyChecked();
    await userEvent.click(box('发布考试'));
    await userEvent.click(box('重测的全部操作'));
    const quits = canvas.getByRole('checkbox', { name: /^处理退出申请/ });
    await expect(quits).toBePartiallyChecked();
    await userEvent.click(quits);
    await userEvent.click(quits);
    await userEvent.click(canvas.getByRole('button', { name: '查看改动并保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: '保存「考务组」的权限？' }));
    await expect(dialog.getByText('新授予 4 项')).toBeVisible();
    await expect(dialog.getByText('－ 考试报名 · 通过退出申请')).toBeVisible();
    await expect(dialog.getByText('－ 已取消的权限')).toBeVisible();
    await expect(dialog.getByText('用这个角色的 3 人须重新登录。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '保存权限' }));
    const kept = ['exam:queryList', 'exam:queryById', 'examEnroll:queryList', 'exam:publish'];
    await waitFor(() =>
      expect(args.on.configPerms).toHaveBeenCalledWith(marking, [
        ...kept,
        'rejudge:queryList',
        'rejudge:start',
        'rejudge:apply',
      ]),
    );
    await screen.findByRole('dialog', { name: '考务组' });
  },
);

Matrix.test('selecting a column after a search selects only the rows found', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: '搜索功能或操作' }), '字典{Enter}');
  await userEvent.click(canvas.getByRole('checkbox', { name: '全部新建和修改（只选搜到的）' }));
  await expect(canvas.getByText(/新授予 2 项，收回 1 项/)).toBeVisible();
  await expect(canvas.queryByRole('checkbox', { name: '修改考试' })).toBeNull();
});

Matrix.test('leaving with unsaved changes asks first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: '发布考试' }));
  await userEvent.click(canvas.getByRole('button', { name: '返回' }));
  const dialog = within(await screen.findByRole('dialog', { name: '放弃没有保存的改动？' }));
  await userEvent.click(dialog.getByRole('button', { name: '放弃改动' }));
  await screen.findByRole('dialog', { name: '考务组' });
  await expect(args.on.configPerms).not.toHaveBeenCalled();
});

Matrix.test(
  'changes that are not saved are reported, so that every way out asks',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '发布考试' }));
    await waitFor(() => expect(args.on.dirty).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByRole('checkbox', { name: '发布考试' }));
    await waitFor(() => expect(args.on.dirty).toHaveBeenLastCalledWith(false));
  },
);

// No screenshot: the question looks like that of every other form.
export const Leaving = Opened.extend({
  tags: ['no-visual'],
  args: { isLeaving: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '配置权限' }));
    await screen.findByRole('dialog', { name: '放弃没有保存的改动？' });
  },
});
Leaving.test('a way out is taken only after confirmation', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '放弃没有保存的改动？' }));
  await userEvent.click(dialog.getByRole('button', { name: '继续修改' }));
  await expect(args.on.stay).toHaveBeenCalledTimes(1);
  await userEvent.click(dialog.getByRole('button', { name: '放弃改动' }));
  await expect(args.on.leave).toHaveBeenCalledTimes(1);
});

Opened.test('requiring a second factor says how many people have to set it up', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '要求两步验证');
  const dialog = within(await screen.findByRole('dialog', { name: '「考务组」的人登录都要两步验证？' }));
  await expect(dialog.getByText(/有 3 人还没有开启/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '要求两步验证' }));
  await waitFor(() => expect(args.on.requireFactor).toHaveBeenCalledWith(marking));
});

OpenedWithoutRights.test('the requirement can be dropped again', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '客服' }));
  await expect(drawer.getByText('要（5 / 6 人已开启）')).toBeVisible();
  await pressMore({ userEvent }, '不再要求两步验证');
  const dialog = within(await screen.findByRole('dialog', { name: '「客服」不再要求两步验证？' }));
  await userEvent.click(dialog.getByRole('button', { name: '不再要求' }));
  await waitFor(() => expect(args.on.freeFactor).toHaveBeenCalledWith(support));
});
