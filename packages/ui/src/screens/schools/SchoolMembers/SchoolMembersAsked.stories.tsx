import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { SchoolMembersScreen, SchoolMembers } from './SchoolMembers.tsx';
import { applied, membersArgs, sentInvitations } from '../../../storybook/exampleMembers.ts';

const meta = preview.meta({
  id: 'screens-schoolmembers-asked',
  title: '成员/等待确认',

  component: SchoolMembersScreen,
  decorators: [inOffice('edms', 'organizationMember')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/organizationMember 的「邀请」：别处创建的账号要本人或监护人确认，确认之前只显示本校填写的内容。**何时不用**：本校创建的账号立即在校，见 SchoolMembersScreen。',
      },
    },
  },
  args: membersArgs(),
});

export const Asked = meta.story({
  args: {
    rows: { data: { content: sentInvitations, total: 4, page: 0, size: 20 } },
    filter: { ...SchoolMembers.noFilter, status: 'asked' },
  },
});
export const Applied = meta.story({
  args: {
    rows: { data: { content: applied, total: 1, page: 0, size: 20 } },
    filter: { ...SchoolMembers.noFilter, status: 'applied' },
    openId: idOf('place', 4),
  },
});
export const AskedSelected = Asked.extend({ args: { selectedIds: [idOf('place', 2)] } });
export const OpenedPending = Asked.extend({ args: { openId: idOf('place', 2) } });
const byPlatform = sentInvitations
  .slice(0, 1)
  .map((row) => ({ ...row, shownName: '未填姓名', roles: ['teacher' as const], isByPlatform: true }));
export const OpenedByPlatform = Asked.extend({
  args: { rows: { data: { content: byPlatform, total: 1, page: 0, size: 20 } }, openId: idOf('place', 2) },
});
export const OpenedRefused = Asked.extend({ args: { openId: idOf('place', 3) } });
export const OpenedExpired = Asked.extend({ args: { openId: idOf('place', 32) } });
export const OpenedLeft = Asked.extend({ args: { openId: idOf('place', 5) } });
export const OpenedPendingPhone = OpenedPending.extend({ globals: { viewport: { value: 'phone' } } });
export const OpenedPendingDark = OpenedPending.extend({ globals: { theme: 'dark' } });

Applied.test('a teacher who applied can be accepted, or refused after a confirmation', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '孙亦凡' }));
  await expect(drawer.getByText('注册时填写了本校的学校代码，申请加入')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: '同意加入' }));
  await waitFor(() => expect(args.on.admit).toHaveBeenCalledWith(applied[0]));
  await userEvent.click(drawer.getByRole('button', { name: '不同意' }));
  const dialog = within(await screen.findByRole('dialog', { name: '不同意孙亦凡加入？' }));
  await userEvent.click(dialog.getByRole('button', { name: '不同意' }));
  await waitFor(() => expect(args.on.turnAway).toHaveBeenCalledWith(applied[0]));
});

OpenedPending.test('withdrawing an invitation shows the consequences first', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '欧阳知远' }));
  await expect(drawer.getByText('等待本人或监护人确认')).toBeVisible();
  await expect(drawer.queryByRole('button', { name: '修改信息' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: '撤回邀请' }));
  const dialog = within(await screen.findByRole('dialog', { name: '撤回给欧阳知远的邀请？' }));
  await userEvent.click(dialog.getByRole('button', { name: '撤回邀请' }));
  await waitFor(() => expect(args.on.withdraw).toHaveBeenCalledWith(sentInvitations[0]));
});

OpenedByPlatform.test('an invitation by the platform says so, since the school has typed no name', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '未填姓名' }));
  await expect(drawer.getByText('平台已邀请，等待本人或监护人确认')).toBeVisible();
});

OpenedExpired.test('a person who has not answered can be invited again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '再次邀请' }));
  await waitFor(() => expect(args.on.again).toHaveBeenCalledWith(sentInvitations[2]));
});

OpenedRefused.test('a person who refused cannot be invited again before the date shown', async () => {
  const drawer = within(await screen.findByRole('dialog', { name: '赵安然' }));
  await expect(drawer.getByText(/起可以再次邀请/)).toBeVisible();
  await expect(drawer.queryByRole('button', { name: '再次邀请' })).toBeNull();
});

AskedSelected.test('students who have not joined cannot be assigned to a teacher', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '分给老师' })).toBeDisabled();
  await expect(canvas.getByText('只能分在校的学生，请取消选中其他人')).toBeVisible();
});
