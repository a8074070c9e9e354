import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { type ComponentProps, useState } from 'react';
import { MEMBER_TAG } from '@aosai/api/accounts/memberTags';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { noSlips } from '../../../storybook/exampleSlips.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import { pressMore } from '../../../storybook/pressMore.ts';
import { PlatformMembers } from './PlatformMembers.tsx';
import type { BatchReport, MemberDetail, MemberRow } from './member.ts';
import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import type { MemberStatus } from '@aosai/api/accounts/memberStatus';

const FAMILIES = ['林', '欧阳', '陈', '赵', '司马', '王', '孙', '李'];
const statusAt = (no: number): MemberStatus => (no % 7 === 2 ? '0' : no % 11 === 6 ? '3' : no % 13 === 5 ? '2' : '1');
const row = (no: number): MemberRow => ({
  id: idOf('member', no + 1),
  account: no % 9 === 8 ? '139****7788' : `star${String(no + 1).padStart(3, '0')}`,
  shownName: `${FAMILIES[no % FAMILIES.length] ?? ''}*`,
  nickname: null,
  mobileMasked: no % 10 === 9 ? null : `138****${String(no + 1).padStart(4, '0')}`,
  type: MEMBER_TYPE.values[no % 8 === 3 ? 2 : no % 5 === 4 ? 1 : 0] ?? 'student',
  tags: [],
  points: no * 35,
  status: statusAt(no),
  statusReason: statusAt(no) === '2' ? '学号与学籍系统不一致，请核对后重新申请。' : null,
  hasInitialPwd: no % 6 === 1,
  createdAt: at(-no * 9_000),
  version: 3,
});
const rows = Array.from({ length: 20 }, (_, no) => row(no));

const detail: MemberDetail = {
  id: idOf('member', 2),
  account: 'star002',
  name: '欧阳思远',
  nickname: '思远',
  avatar: null,
  birthYm: '2014-05',
  type: 'student',
  tags: [],
  points: 1_280,
  status: '1',
  statusReason: null,
  mobileMasked: '138****0002',
  emailMasked: null,
  mobile: '13800000002',
  email: null,
  joinCode: null,
  hasPassword: true,
  isOurs: true,
  hasInitialPwd: true,
  hasWxGzh: true,
  hasConsent: false,
  lockedUntil: null,
  organizations: [
    { id: idOf('organization', 1), name: '星海编程', roles: ['student'], no: '2026002', className: '周六提高班' },
    { id: idOf('organization', 2), name: '远山学校', roles: ['student', 'manager'], no: null, className: null },
  ],
  invitations: [
    { id: idOf('organization', 3), name: '远山中学', roles: ['teacher'], status: 'pending', until: at(29 * 1_440) },
    { id: idOf('organization', 4), name: '海边小学', roles: ['student'], status: 'expired', until: null },
  ],
  guardians: [{ relation: '父亲', nameMasked: '欧阳*', mobileMasked: '138****0009' }],
  invitedGuardians: [],
  createdAt: at(-9_000),
  version: 3,
};
const bad: BatchReport = {
  created: 0,
  rows: [
    { row: 1, id: null, account: null, problem: null },
    { row: 2, id: null, account: null, problem: '手机号已经有人使用' },
  ],
};
const LONG = '滨海市青少年信息学奥林匹克联赛集训队第三梯队周末提高班（初中组）';

const known = {
  detail: {},
  slips: noSlips,
  schools: [{ id: idOf('org'), name: '星海编程' }],
  tags: MEMBER_TAG.options,
  today: '2026-11-21',
  checkBatch: fn(async (): Promise<BatchReport | null> => bad),
};
const of = officeStories(PlatformMembers, {
  rows,
  known,
  extreme: { ...row(0), account: 'a'.repeat(32), nickname: LONG },
});

const meta = preview.meta({
  id: 'screens-platformmembers',
  title: '全部账号',

  component: PlatformMembers,
  decorators: [inOffice('bms', 'member')],
  parameters: of.parameters(
    '**何时用**：/bms/member，平台看全部账号：审核、改资料、设角色、停用、加入黑名单、从名单批量新建、导出一次初始密码。**何时不用**：一所学校管自己的人用 SchoolMembersScreen（/edms/organizationMember）。',
  ),
  args: of.args,
});

const picked = [idOf('member', 3), idOf('member', 10)];

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const NothingFound = meta.story({
  args: { ...of.empty.args, filter: { ...PlatformMembers.noFilter, keyword: '1380000' } },
});
export const Failed = meta.story(of.failed);
export const Selected = meta.story({ args: { selectedIds: picked } });
export const SelectedMixed = meta.story({ args: { selectedIds: rows.slice(0, 6).map(({ id }) => id) } });
export const Opened = meta.story({
  args: { openId: idOf('member', 2), known: { ...known, detail: { data: detail, error: null } } },
});
export const OpenedRejected = meta.story({
  args: { openId: idOf('member', 6), detail: { error: '网络已断开，请检查连接后重试。' } },
});
/** A colleague renames the member while a form is open: the save is refused, and the member is reloaded. */
const Renamed = ({ on, ...props }: ComponentProps<typeof PlatformMembers>) => {
  const [now, setNow] = useState(detail);
  const refused: typeof on.update = async (...values) => {
    await on.update(...values);
    setNow({ ...detail, name: '欧阳思齐', mobile: '13800000009', version: 4 });
    return false;
  };
  return <PlatformMembers {...props} known={{ ...known, detail: { data: now } }} on={{ ...on, update: refused }} />;
};
export const OpenedRenamed = Opened.extend({ render: (args) => <Renamed {...args} /> });
export const OpenedLoading = Opened.extend({ args: { known: { ...known, detail: { error: null } } } });
export const OpenedFailed = Opened.extend({ args: { known: { ...known, detail: { error: '服务暂时不可用。' } } } });
const extreme: MemberDetail = {
  ...detail,
  name: LONG,
  account: 'a'.repeat(32),
  email: `${'b'.repeat(60)}@example.com`,
  organizations: detail.organizations.map((one) => ({ ...one, name: LONG, className: LONG })),
  guardians: [],
  hasPassword: false,
  hasWxGzh: false,
  mobile: null,
};
export const OpenedExtreme = meta.story({
  args: { openId: idOf('member', 2), known: { ...known, detail: { data: extreme } } },
});
export const Batch = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [open] = canvas.getAllByRole('button', { name: '批量新建' });
    if (open) await userEvent.click(open);
    await screen.findByRole('dialog', { name: '批量新建账号' });
  },
});
const good: BatchReport = { created: 0, rows: [{ row: 1, id: null, account: null, problem: null }] };
export const BatchGood = Batch.extend({ args: { known: { ...known, checkBatch: fn(async () => good) } } });
export const BatchRefused = Batch.extend({
  play: async ({ canvas, userEvent }) => {
    const [open] = canvas.getAllByRole('button', { name: '批量新建' });
    if (open) await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: '批量新建账号' }));
    await userEvent.click(dialog.getByRole('textbox', { name: /名单/ }));
    await userEvent.paste('甲同学\n\n乙同学,13800000001');
    await userEvent.click(dialog.getByRole('button', { name: '检查名单' }));
    await dialog.findByText('1 行要修改，现在一个也没有新建');
  },
});
export const OpenedPhone = OpenedExtreme.extend(of.phone);
export const Phone = Selected.extend(of.phone);
export const BatchPhone = BatchRefused.extend(of.phone);
export const Dark = Selected.extend(of.dark);
export const OpenedDark = Opened.extend(of.dark);

BatchRefused.test('a faulty row is reported by its line number, and no account is created', async ({ args }) => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(args.known.checkBatch).toHaveBeenCalledWith({
    rows: [
      { name: '甲同学', type: 'student' },
      { name: '乙同学', type: 'student', mobile: '13800000001' },
    ],
    consentStatement: '',
  });
  await expect(dialog.getByRole('list', { name: '要修改的行和原因' })).toHaveTextContent('第 3 行手机号已经有人使用');
  await expect(args.on.create).not.toHaveBeenCalled();
});

BatchGood.test('a batch without problems is created as it was checked', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('textbox', { name: /名单/ }));
  await userEvent.paste('甲同学\t13700000001\t2015-03');
  await userEvent.click(dialog.getByRole('button', { name: '检查名单' }));
  await userEvent.click(await dialog.findByRole('button', { name: '新建 1 人' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith({
      rows: [{ name: '甲同学', type: 'student', mobile: '13700000001', birthYm: '2015-03' }],
      consentStatement: '',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Selected.test('a refusal requires a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^拒绝.+、.+？$/ }));
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await expect(await dialog.findByText('请填写拒绝原因。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /拒绝原因/ }), '学号不对');
  await userEvent.click(dialog.getByRole('button', { name: '拒绝申请' }));
  await waitFor(() => expect(args.on.reject).toHaveBeenCalledWith(picked, { reason: '学号不对' }));
});

export const OpenedTeacher = meta.story({
  args: {
    openId: idOf('member', 2),
    rows: { data: { content: [{ ...row(1), type: 'teacher' }], total: 1, page: 0, size: 20 } },
    known: {
      ...known,
      detail: { data: { ...detail, type: 'teacher', birthYm: null, hasConsent: null, guardians: [] } },
    },
  },
});
OpenedTeacher.test('a teacher has neither student card nor guardians', async ({ userEvent }) => {
  await expect(await screen.findByText('所属机构')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '更多' }));
  await screen.findByRole('menuitem', { name: '身份与角色' });
  for (const words of ['下载学生证', '监护人', '出生年月']) await expect(screen.queryByText(words)).toBeNull();
});
Opened.test('a student has a student card and guardians', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('heading', { name: '监护人' })).toBeVisible();
  await pressMore({ userEvent }, '下载学生证');
  await expect(args.on.card).toHaveBeenCalledWith(rows[1]);
});

Opened.test('the acts used most are buttons, and the others are in one menu', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳思远' }));
  const labels = drawer.getAllByRole('button').map((button) => button.textContent);
  await expect(labels.filter((label) => label !== '')).toEqual(['更多', '重置密码', '修改资料']);
});

Opened.test('invitations to schools are listed with their state', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳思远' }));
  await expect(drawer.getByText('老师 · 待确认，2026-12-20 前可以答复')).toBeVisible();
  await expect(drawer.getByText('学生 · 邀请已过期')).toBeVisible();
});

Opened.test('roles are set by organization, and the form says that sessions end', async ({ userEvent, args }) => {
  await pressMore({ userEvent }, '身份与角色');
  const dialog = within(await screen.findByRole('dialog', { name: '欧阳思远的身份与角色' }));
  await expect(dialog.getByText(/在各处的登录立即失效/)).toBeVisible();
  const far = within(dialog.getByRole('group', { name: '在 远山学校' }));
  await userEvent.click(far.getByRole('checkbox', { name: '管理员' }));
  await userEvent.click(far.getByRole('checkbox', { name: '学生' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存角色' }));
  await waitFor(() =>
    expect(args.on.configRoles).toHaveBeenCalledWith(rows[1], {
      before: detail,
      form: {
        type: 'student',
        organizations: [
          { orgId: idOf('organization', 1), roles: ['student'] },
          { orgId: idOf('organization', 2), roles: [] },
        ],
      },
    }),
  );
});

OpenedLoading.test('an act pressed while the member loads waits for it', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改资料' }));
  await expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
OpenedFailed.test('a member that cannot be read is not offered for changes', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '更多' }));
  const items = await screen.findAllByRole('menuitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(['加入黑名单', '停用账号']);
  await expect(screen.queryByRole('button', { name: '修改资料' })).toBeNull();
});

OpenedRenamed.test('a form is sent with the member as it was when opened, even after a reload', async (story) => {
  const { userEvent, args } = story;
  await userEvent.click(await screen.findByRole('button', { name: '修改资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改欧阳思远的资料' }));
  const save = dialog.getByRole('button', { name: '保存资料' });
  await userEvent.click(save);
  await screen.findByText('13800000009');
  await userEvent.click(save);
  await waitFor(() => expect(args.on.update).toHaveBeenCalledTimes(2));
  const told = expect.objectContaining({ before: detail });
  await expect(args.on.update).toHaveBeenNthCalledWith(1, rows[1], told);
  await expect(args.on.update).toHaveBeenNthCalledWith(2, rows[1], told);
});

Full.test('exporting passwords says that each can be exported only once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出初始密码' }));
  const dialog = within(await screen.findByRole('dialog', { name: '导出全部初始密码？' }));
  await expect(dialog.getByText(/每个密码只能导出一次/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '导出 Excel' }));
  await waitFor(() => expect(args.on.exportPwd).toHaveBeenCalledWith());
});

SelectedMixed.test('only applicants can be admitted or refused', async ({ canvas }) => {
  await expect(canvas.getByText('只能审核待审核的人，请取消选中其他人')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '通过审核' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '拒绝' })).toBeDisabled();
});

Opened.test('a confirmation names the open person', async ({ userEvent }) => {
  await pressMore({ userEvent }, '停用账号');
  await screen.findByRole('dialog', { name: '停用欧阳思远的账号？' });
});

BatchRefused.test('a pasted list is not discarded without asking', async ({ userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await screen.findByText('有内容还没有保存。');
  await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
  await expect(screen.getByRole('textbox', { name: /名单/ })).toHaveValue('甲同学\n\n乙同学,13800000001');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
