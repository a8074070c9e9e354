import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { code, idle, now, signInStory } from '../../../storybook/exampleSignIn.tsx';
import { SignInDialog, type DemoAccount } from './SignInDialog.tsx';

const demoAccounts: DemoAccount[] = [
  { label: '学生　林知远', account: 'student', password: 'aosai-student', realm: 'member' },
  { label: '家长　林建国', account: 'parent', password: 'aosai-parent', realm: 'member' },
  { label: '老师　周明澜', account: 'teacher', password: 'aosai-teacher', realm: 'member' },
  { label: '管理　系统管理员', account: 'admin', password: 'aosai-admin', realm: 'user' },
];

const meta = preview.meta({
  id: 'screens-signindialog',
  title: '登录框',
  component: SignInDialog,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：需要登录才能继续时在当前页弹出，登录后回到原来的动作。**何时不用**：已登录但身份不符用 RoleOnly；不做成单独的登录页。',
      },
    },
  },
  ...signInStory,
});

export const Empty = meta.story({ tags: ['key'] });
export const WithReason = meta.story({ args: { reason: '登录后就可以报名「GESP C++ 四级 模拟考试（一）」。' } });
export const WithDemoAccounts = meta.story({ args: { demoAccounts } });
export const Refused = meta.story({ args: { error: '账号或密码不正确', demoAccounts } });
Refused.test('switching to another form reports it, so that the old error is cleared', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '登录' }));
  await userEvent.click(dialog.getByRole('button', { name: '用学号登录' }));
  await expect(args.on.turn).toHaveBeenCalledOnce();
});
export const Locked = meta.story({ args: { error: '密码错误次数过多，请 15 分钟后再试，或请老师、管理员解除锁定' } });
export const Loading = meta.story({ args: { loading: true } });
export const Working = meta.story({ args: { loading: true, work: 0.38 } });
export const WorkingDark = Working.extend({ globals: { theme: 'dark' } });
export const NeedsConsent = meta.story({
  args: { error: '这是未满 14 周岁孩子的账号，还没有监护人的同意', needsConsent: true },
});
export const AtSchool = meta.story({
  args: { schools: { options: [{ value: idOf('org'), label: '星海实验小学' }], loading: false, first: idOf('org') } },
});
export const BindsWeChat = meta.story({ args: { bindsWeChat: true } });
export const NothingConfigured = meta.story({ args: { ways: { sms: false, email: false, wechat: false } } });

const heights = async (click: (element: Element) => Promise<void>) => {
  const dialog = await screen.findByRole('dialog', { name: '登录' });
  const seen = [dialog.getBoundingClientRect().height];
  for (const name of ['短信', '邮箱', '密码']) {
    await click(screen.getByRole('tab', { name }));
    seen.push(dialog.getBoundingClientRect().height);
  }
  await click(screen.getByRole('radio', { name: '管理' }));
  return [...seen, dialog.getBoundingClientRect().height].map(Math.round);
};

Empty.test('the dialog keeps its height when the tab changes', async ({ userEvent }) => {
  const seen = await heights(userEvent.click);
  await expect(seen).toEqual(seen.map(() => seen[0]));
});

WithDemoAccounts.test('the dialog also keeps its height with demo accounts', async ({ userEvent }) => {
  const seen = await heights(userEvent.click);
  await expect(seen).toEqual(seen.map(() => seen[0]));
});

NothingConfigured.test('ways that the server does not support are not offered', async () => {
  await expect(await screen.findByRole('textbox', { name: '账号' })).toBeVisible();
  await expect(screen.queryByRole('tab')).toBeNull();
});

const rejection = '账号的申请没有通过。原因：请写明任教的学校。可以补充说明后重新申请';
export const Rejected = meta.story({ args: { error: rejection, refused: 'asks' } });
export const RejectedPhone = Rejected.extend({ globals: { viewport: { value: 'phone' } } });
export const AppliedAgain = meta.story({ args: { refused: 'asked' } });

Rejected.test(
  'a refused applicant sees the reason, and can apply again with a statement',
  async ({ userEvent, args }) => {
    await expect(await screen.findByText(rejection)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
    await expect(await screen.findByText('请填写补充说明。')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /补充说明/ }), '滨海一中信息技术教师{enter} ');
    await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
    await waitFor(() => expect(args.on.applyAgain).toHaveBeenCalledWith('滨海一中信息技术教师'));
  },
);

export const OtherDoor = meta.story({ args: { error: '这是管理账号，请在上方选「管理」，再登录' } });
// No screenshot: the code is on a tab that the test opens.
export const CodeSent = meta.story({
  tags: ['no-visual'],
  args: { signInCode: { ...code(), sending: { ...idle, resendAt: now + 60_000 } } },
});
// No screenshot: the message is on a page that the test opens.
export const ResetDone = meta.story({ tags: ['no-visual'], args: { resetDone: true } });
export const Phone = meta.story({ args: { demoAccounts }, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({
  args: { error: '账号或密码不正确', demoAccounts },
  globals: { theme: 'dark' },
});

AtSchool.test(
  'a student signs in with the school from the slip, the student number and the password',
  async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '学号' }), '2026101');
    await userEvent.type(screen.getByLabelText('密码'), 'hongma47baiyun{Enter}');
    await expect(args.on.submit).toHaveBeenCalledWith({
      account: '2026101',
      password: 'hongma47baiyun',
      realm: 'member',
      school: idOf('org'),
    });
  },
);

Empty.test('a student number is not sent without a school', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '用学号登录' }));
  await userEvent.type(screen.getByRole('textbox', { name: '学号' }), '2026101');
  await userEvent.type(screen.getByLabelText('密码'), 'hongma47baiyun{Enter}');
  await expect(await screen.findByText('请选择学校。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Empty.test('the fields for school and number have the same height', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '用学号登录' }));
  const heights = ['学校', '学号'].map((label) => screen.getByLabelText(label).offsetHeight);
  await expect(heights[0]).toBe(heights[1]);
});
Empty.test('the account field has focus', async () => {
  const account = await screen.findByRole('textbox', { name: '账号' });
  await waitFor(() => expect(account).toHaveFocus());
});

export const Office = meta.story({ args: { realm: 'user', demoAccounts } });

Office.test('a page of the back office preselects the kind of account 管理', async () => {
  await expect(await screen.findByRole('radio', { name: '管理' })).toBeChecked();
});

Empty.test('an empty form reports missing fields and sends nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  await expect(await screen.findByText('请填写账号。')).toBeVisible();
  await expect(screen.getByText('请填写密码。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Empty.test('Enter submits account, password and realm', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '账号' }), ' admin ');
  await userEvent.click(screen.getByRole('radio', { name: '管理' }));
  await userEvent.type(screen.getByLabelText('密码'), 'secret word{Enter}');
  await waitFor(() =>
    expect(args.on.submit).toHaveBeenCalledWith({ account: 'admin', password: 'secret word', realm: 'user' }),
  );
});

WithDemoAccounts.test('one click on a demo account fills the form', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: /系统管理员/ }));
  await expect(screen.getByRole('textbox', { name: '账号' })).toHaveValue('admin');
  await expect(screen.getByRole('radio', { name: '管理' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() =>
    expect(args.on.submit).toHaveBeenCalledWith({ account: 'admin', password: 'aosai-admin', realm: 'user' }),
  );
});

WithDemoAccounts.test(
  'a demo account is submitted as an account, not as a student number',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '用学号登录' }));
    await userEvent.click(screen.getByRole('button', { name: /林知远/ }));
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(args.on.submit).toHaveBeenCalledOnce());
  },
);

Refused.test('an error is announced, and cleared when another account is picked', async ({ userEvent }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确');
  await userEvent.click(screen.getByRole('button', { name: /林知远/ }));
  await expect(screen.queryByRole('alert')).toBeNull();
});

Loading.test('while a request is in progress, Enter does not submit again', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '账号' }), 'student');
  await userEvent.type(screen.getByLabelText('密码'), 'x{Enter}');
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Working.test('a proof of work shows its progress and needs no action', async () => {
  await expect(await screen.findByText(/正在进行安全验证，不需要操作/)).toBeVisible();
  await expect(screen.getByRole('progressbar', { name: '安全验证' })).toHaveAttribute('aria-valuenow', '38');
});

CodeSent.test('a mobile number and the code sent to it sign in', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '短信' }));
  await expect(args.on.turn).toHaveBeenCalled();
  await userEvent.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800000001');
  await expect(args.on.target).toHaveBeenLastCalledWith({ mobile: '13800000001' });
  const digits = screen.getByRole('textbox', { name: /验证码/ });
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  await expect(screen.getByText('如果手机号已注册，验证码已发送，10 分钟内有效。')).toBeVisible();
  await userEvent.type(digits, '482193{Enter}');
  await waitFor(() => expect(args.on.code).toHaveBeenCalledWith({ mobile: '13800000001', code: '482193' }));
});

Empty.test('a code can be requested only for a valid e-mail address', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '邮箱' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /邮箱/ }), 'lin@example');
  await expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /邮箱/ }), '.com');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await expect(args.signInCode.on.ask).toHaveBeenCalled();
});

Empty.test(
  'a forgotten password is replaced with a code, if the new one is strong enough',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '忘记密码' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800000001');
    await userEvent.type(screen.getByRole('textbox', { name: /验证码/ }), '482193');
    const secret = screen.getByLabelText(/新密码/);
    await userEvent.type(secret, '12345678{Enter}');
    await expect(args.on.resetPwd).not.toHaveBeenCalled();
    await userEvent.clear(secret);
    await userEvent.type(secret, 'xinghai-2026-lin{Enter}');
    await waitFor(() =>
      expect(args.on.resetPwd).toHaveBeenCalledWith({
        mobile: '13800000001',
        code: '482193',
        password: 'xinghai-2026-lin',
      }),
    );
  },
);

ResetDone.test('after a reset, the dialog leads back to the sign-in', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '忘记密码' }));
  await expect(await screen.findByText('新密码已生效')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回登录' }));
  await expect(await screen.findByRole('textbox', { name: '账号' })).toBeVisible();
});

NeedsConsent.test('a child without consent is shown where a guardian can give it', async ({ userEvent, args }) => {
  const way = await screen.findByRole('link', { name: '家长去同意' });
  await expect(way).toHaveAttribute('href', '/web/register/consent');
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await expect(args.on.close).toHaveBeenCalled();
});
