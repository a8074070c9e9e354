import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Account } from './Account.tsx';
import { accountArgs, aLink, parent, person } from '../../../storybook/exampleAccount.ts';

const meta = preview.meta({
  id: 'screens-account',
  title: '账号与安全',
  component: Account,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：个人中心的账号与安全：资料、登录方式、监护人与孩子、导出和注销。**何时不用**：平台改他人资料用成员管理。',
      },
    },
  },
  args: accountArgs(),
});

export const Student = meta.story({ tags: ['key'] });
export const Asked = meta.story({
  args: {
    links: {
      data: {
        joinCode: null,
        content: [
          aLink(1, { side: 'child', status: 'pending', asked: 'them', other: { id: idOf('parent'), name: '林*' } }),
        ],
      },
    },
  },
});
export const Alone = meta.story({ args: { person: { data: { ...person, type: 'teacher' } }, teachers: { data: [] } } });
export const Parent = meta.story({
  args: {
    person: { data: parent },
    schools: { data: [] },
    links: {
      data: {
        joinCode: 'H3WN8TCD',
        content: [
          aLink(1),
          aLink(2, { other: { id: idOf('member', 2), name: '林知夏' }, consent: 'given' }),
          aLink(3, { other: { id: idOf('member', 3), name: '林知秋' }, consent: 'missing' }),
          aLink(4, { other: { id: idOf('member', 4), name: '王*' }, status: 'pending' }),
        ],
      },
    },
  },
});
export const Loading = meta.story({ args: { person: {}, links: {} } });
export const Failed = meta.story({ args: { person: { error: '服务暂时不可用，请稍后再试' }, links: {} } });
export const Long = meta.story({
  args: {
    person: {
      data: {
        ...parent,
        name: '阿卜杜热合曼·买买提伊明江',
        nickname: '滨海市青少年信息学奥林匹克联赛家长',
        account: 'abdurahman.maimaiti_yimingjiang',
        organizations: [
          {
            id: idOf('org'),
            name: '滨海市第一实验中学附属小学信息学奥林匹克竞赛培训中心（东校区）',
            roles: ['manager', 'teacher'],
            no: null,
            className: null,
          },
        ],
      },
    },
    links: {
      data: {
        joinCode: 'H3WN8TCD',
        content: [aLink(1, { other: { id: idOf('member', 1), name: '迪丽努尔·阿卜杜热合曼' }, consent: 'missing' })],
      },
    },
  },
});
export const Phone = Parent.extend({ globals: { viewport: { value: 'phone' } } });
export const LongPhone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Parent.extend({ globals: { theme: 'dark' } });

Student.test(
  'erasing an account: lists what is deleted and kept, and requires the password and the typed word',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注销账号' }));
    const dialog = await screen.findByRole('dialog', { name: '注销账号' });
    await expect(dialog).toHaveTextContent('订单只保留金额和编号');
    await userEvent.type(screen.getByLabelText(/您的密码/), 'ein gutes Kennwort');
    const send = screen.getAllByRole('button', { name: '注销账号' }).at(-1) as HTMLElement;
    await userEvent.click(send);
    await expect(args.on.erase).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/两个字/), '注销');
    await userEvent.click(send);
    await waitFor(() => expect(args.on.erase).toHaveBeenCalledWith({ password: 'ein gutes Kennwort' }, undefined));
  },
);

Student.test('a student sees the names of their teachers', async ({ canvas }) => {
  await expect(canvas.getByText('我的老师')).toBeVisible();
  await expect(canvas.getByText('沈老师、何老师')).toBeVisible();
});
Alone.test('a teacher whose name the school manages is told to ask a manager, not a teacher', async ({ canvas }) => {
  await expect(canvas.getByText('由机构管理；有误请联系机构管理员。')).toBeVisible();
  await expect(canvas.queryByText('由机构管理；有误请联系老师。')).toBeNull();
});
Alone.test('a teacher without colleagues is told that there are none yet', async ({ canvas }) => {
  await expect(canvas.getByText('同事')).toBeVisible();
  await expect(canvas.getByText('还没有')).toBeVisible();
});
Parent.test('a parent has neither teachers nor colleagues', async ({ canvas }) => {
  await expect(canvas.getByText('身份')).toBeVisible();
  await expect(canvas.queryByText(/我的老师|同事/)).toBeNull();
});
Asked.test('a person asked to be linked can confirm', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '确认' }));
  await expect(args.on.confirm).toHaveBeenCalledWith(idOf('link', 1));
});

Parent.test(
  'a guardian can open the consent rules where consent is missing, and withdraw consent where it was given',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '阅读并同意' })).toHaveAttribute(
      'href',
      `/web/register/consent?childId=${idOf('member', 3)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: '林知夏的更多操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '撤回同意' }));
    await userEvent.click(await screen.findByRole('button', { name: '撤回同意' }));
    await waitFor(() => expect(args.on.withdraw).toHaveBeenCalledWith(idOf('member', 2)));
  },
);

Student.test('a new password must not be the account', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '修改' })[1] as HTMLElement);
  await userEvent.type(await screen.findByLabelText(/原密码/), 'old password');
  await userEvent.type(screen.getByLabelText(/新密码/), 'xuesheng');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await expect(await screen.findByText('密码不能和账号、手机号或邮箱相同')).toBeVisible();
  await expect(args.on.password).not.toHaveBeenCalled();
});

Student.test(
  'changing the mobile number: requires the password of the signed-in person',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更换' }));
    const form = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    await userEvent.type(form.getByLabelText(/新的手机号/), '13911113333');
    await userEvent.type(form.getByLabelText(/新手机号收到的验证码/), '482193');
    await userEvent.click(form.getByRole('button', { name: '更换' }));
    await expect(args.on.mobile).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/您的登录密码/), 'kites over the sea');
    await userEvent.click(form.getByRole('button', { name: '更换' }));
    await waitFor(() =>
      expect(args.on.mobile).toHaveBeenCalledWith('13911113333', '482193', { password: 'kites over the sea' }),
    );
  },
);

/** Signed up through WeChat and never chose a password. */
export const NoPassword = meta.story({ args: { person: { data: { ...person, hasPassword: false, hasWxGzh: true } } } });

NoPassword.test(
  'changing the number without a password: requires a code sent to the old number',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更换' }));
    const form = within(await screen.findByRole('dialog', { name: '更换手机号' }));
    await expect(form.getByText('先确认是您本人：发到 138****0001。')).toBeVisible();
    await userEvent.type(form.getByLabelText(/原手机号收到的验证码/), '190482');
    await userEvent.type(form.getByLabelText(/新的手机号/), '13911113333');
    await userEvent.type(form.getByLabelText(/新手机号收到的验证码/), '482193');
    await userEvent.click(form.getByRole('button', { name: '更换' }));
    await waitFor(() => expect(args.on.mobile).toHaveBeenCalledWith('13911113333', '482193', { verifyCode: '190482' }));
  },
);

NoPassword.test('setting a first password requires a code', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '设置' }));
  const form = within(await screen.findByRole('dialog', { name: '设置密码' }));
  await userEvent.type(form.getByLabelText(/验证码/), '190482');
  await userEvent.type(form.getByLabelText(/新密码/), 'kites over the sea');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.password).toHaveBeenCalledWith('kites over the sea', { code: '190482', channel: 'sms' }),
  );
});

export const NothingBound = meta.story({
  args: { person: { data: { ...person, hasPassword: false, hasWxGzh: true, mobile: null, mobileMasked: null } } },
});

NothingBound.test(
  'without a bound number or address: asks to bind one before a password can be set',
  async ({ canvas }) => {
    await expect(canvas.getByText('先绑定手机号或邮箱，再设置密码。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '设置' })).toBeNull();
  },
);

const renewing = (side: 'guardian' | 'child', renewBy: string, n = 1) =>
  aLink(n, {
    side,
    consent: 'renew',
    renewBy,
    ...(side === 'child' && { other: { id: idOf('parent'), name: '林建国' } }),
  });

/** The children's rules have a new version: one child still has time, the other can no longer sign in. */
export const ConsentAnew = meta.story({
  args: {
    person: { data: parent },
    links: {
      data: {
        joinCode: null,
        content: [renewing('guardian', at(9 * 1440)), renewing('guardian', at(-1440), 2)],
      },
    },
  },
});

ConsentAnew.test('a guardian sees the deadline for consenting again, with links to the rules', async ({ canvas }) => {
  await expect(canvas.getByText(/请在 11 月 30 日前重新同意/)).toBeVisible();
  await expect(canvas.getByText(/您同意后才能再登录/)).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: '阅读并同意' })).toHaveLength(2);
});

export const ConsentAnewOfChild = meta.story({
  args: { links: { data: { joinCode: null, content: [renewing('child', at(9 * 1440))] } } },
});

ConsentAnewOfChild.test('a child reads that a parent has to consent again', async ({ canvas }) => {
  await expect(canvas.getByText(/请家长在 11 月 30 日前重新同意/)).toBeVisible();
});
