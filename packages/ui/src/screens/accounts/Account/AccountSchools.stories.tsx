import preview from '#storybook/preview';
import { aStudentInFull } from '@aosai/api/accounts/people.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Account } from './Account.tsx';
import { aLink, aSchool, accountArgs, asking, parent } from '../../../storybook/exampleAccount.ts';

const meta = preview.meta({
  id: 'screens-account-schools',
  title: '账号与安全/所属学校',

  component: Account,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：个人中心「账号与安全」里的机构：接受或拒绝加入邀请，退出机构；监护人替孩子操作。**何时不用**：学校管自己的人用 SchoolMembersScreen。',
      },
    },
  },
  args: accountArgs(),
});

/** A school has invited the person to join. */
export const Invited = meta.story({ args: { schools: { data: [aSchool(1), aSchool(2, asking)] } } });
export const Invitation = Invited.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看邀请' }));
    await screen.findByRole('dialog', { name: '远山中学邀请您加入' });
  },
});

Invitation.test(
  'accept and refuse look alike, and the dialog first lists what the school would see',
  async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: '远山中学邀请您加入' }));
    await expect(dialog.getByText(/您在这个机构报名的考试、作答和成绩/)).toBeVisible();
    await expect(dialog.getByText(/您在其他机构的考试和作答/)).toBeVisible();
    const [no, yes] = [dialog.getByRole('button', { name: '不加入' }), dialog.getByRole('button', { name: '加入' })];
    await expect(no.className).toBe(yes.className);
    await expect(no.dataset).toEqual(yes.dataset);
    await userEvent.click(no);
    await waitFor(() => expect(args.on.answer).toHaveBeenCalledWith(aSchool(2, asking), 'refuse'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Invitation.test('joining a school takes one click', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '加入' }));
  await waitFor(() => expect(args.on.answer).toHaveBeenCalledWith(aSchool(2, asking), 'confirm'));
});

export const InvitationOver = Invitation.extend({
  args: { act: { pending: false, error: '这个邀请已经处理过、撤回或过期了，请刷新查看' } },
});

const ofParent = { person: { data: parent }, links: { data: { joinCode: null, content: [aLink(1)] } } };
const child = aStudentInFull({ name: '林知夏', birthYm: '2015-03' });
/** The guardian corrects the child's data. */
export const ChildData = meta.story({
  args: { ...ofParent, child: { data: child } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '林知远的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '更正孩子的资料' }));
    await screen.findByRole('dialog', { name: '更正林知夏的资料' });
  },
});

ChildData.test('a guardian corrects name and birth month of a child', async ({ userEvent, args }) => {
  await expect(args.on.child).toHaveBeenCalledWith(idOf('member', 1));
  const dialog = within(screen.getByRole('dialog', { name: '更正林知夏的资料' }));
  const month = dialog.getByRole('textbox', { name: /出生年月/ });
  await userEvent.clear(month);
  await userEvent.type(month, '2014-13');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(args.on.correct).not.toHaveBeenCalled();
  await userEvent.clear(month);
  await userEvent.type(month, '2014-12');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.correct).toHaveBeenCalledWith(child, { name: '林知夏', birthYm: '2014-12' }));
});

/** The child's data failed to load. */
export const ChildFailed = meta.story({
  tags: ['no-visual'],
  args: { ...ofParent, child: { error: '服务暂时不可用，请稍后再试。' } },
});

ChildFailed.test(
  "a guardian sees why the child's data failed to load, and can retry",
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '林知远的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '更正孩子的资料' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更正林知远的资料' }));
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await expect(args.on.retry).toHaveBeenCalledTimes(1);
  },
);

const ofChild = { member: { id: idOf('member', 2), name: '林知夏', isMe: false } };

/** A guardian sees which schools the child belongs to, and answers invitations for the child. */
export const InvitedChild = meta.story({
  args: {
    person: { data: parent },
    schools: { data: [aSchool(1, ofChild), aSchool(2, { ...asking, ...ofChild })] },
  },
});
export const InvitationOfChild = InvitedChild.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看邀请' }));
    await screen.findByRole('dialog', { name: '远山中学邀请林知夏加入' });
  },
});

/** A child under fourteen: the guardian decides on the invitation, and the child is told so. */
export const InvitedUnder14 = meta.story({
  args: { schools: { data: [aSchool(1), aSchool(2, { ...asking, mayAnswer: false })] } },
});

InvitedUnder14.test(
  'a child under fourteen is told that a parent has to answer, and gets no button',
  async ({ canvas }) => {
    await expect(canvas.getByText(/请家长登录后处理/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '查看邀请' })).toBeNull();
  },
);

export const Joined = meta.story({ args: { schools: { data: [aSchool(1), aSchool(2, { mayAnswer: true })] } } });

Joined.test('a member can leave a school', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '退出机构' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退出远山中学？' }));
  await userEvent.click(dialog.getByRole('button', { name: '退出机构' }));
  await waitFor(() => expect(args.on.answer).toHaveBeenCalledWith(aSchool(2, { mayAnswer: true }), 'leave'));
});

const long = { id: idOf('org', 2), name: '滨海市第一实验中学附属小学信息学奥林匹克竞赛培训中心（东校区）' };
export const InvitationPhone = Invited.extend({
  args: { schools: { data: [aSchool(2, { ...asking, organization: long })] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看邀请' }));
    await screen.findByRole('dialog');
  },
});
export const InvitationDark = Invitation.extend({ globals: { theme: 'dark' } });
