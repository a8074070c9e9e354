import preview from '#storybook/preview';
import { FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignInDialog, type DemoAccount } from './SignInDialog.tsx';

const demoAccounts: DemoAccount[] = [
  { label: '学生　林知远', account: 'student', password: 'aosai-student', realm: 'member' },
  { label: '家长　林建国', account: 'parent', password: 'aosai-parent', realm: 'member' },
  { label: '老师　周明澜', account: 'teacher', password: 'aosai-teacher', realm: 'member' },
  { label: '后台　系统管理员', account: 'admin', password: 'aosai-admin', realm: 'user' },
];

const now = Date.parse(FIXTURE_NOW);
const picture = (width: number, height: number, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><text x="24" y="32" font-size="26" fill="#345">${text}</text></svg>`,
  )}`;
const idle = { captcha: null, pending: false, error: null, resendAt: null };
const code = () => ({ sending: idle, on: { ask: fn(), check: fn(), withoutPicture: fn() } });
const ways = { sms: true, email: true, wechat: true };
const scan = { state: 'waiting', image: picture(200, 200, 'QR'), error: null } as const;
const desktop = { browser: 'Windows 上的 Edge', address: '203.0.113.7', askedAt: FIXTURE_NOW, answer: null };

const meta = preview.meta({
  component: SignInDialog,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：需要登录才能继续时在当前页弹出，登录后回到原来的动作。**何时不用**：已登录但身份不符用 RoleOnly；不做成单独的登录页。',
      },
    },
  },
  args: {
    open: true,
    ways,
    scan,
    error: null,
    loading: false,
    schools: { options: [], loading: false, first: null },
    signInCode: code(),
    resetCode: code(),
    resetDone: false,
    now,
    on: {
      submit: fn(),
      code: fn(),
      resetPwd: fn(),
      applyAgain: fn(),
      target: fn(),
      scan: fn(),
      searchSchool: fn(),
      answerDesktop: fn(),
      turn: fn(),
      close: fn(),
    },
  },
  decorators: [
    (Story) => (
      <>
        <h1>考试</h1>
        <Story />
      </>
    ),
  ],
});

export const Empty = meta.story({ tags: ['key'] });
export const WithReason = meta.story({ args: { reason: '登录后就可以报名「GESP C++ 四级 模拟考试（一）」。' } });
export const WithDemoAccounts = meta.story({ args: { demoAccounts } });
export const Refused = meta.story({ args: { error: '账号或密码不正确', demoAccounts } });
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

Empty.test('the dialog keeps its height from one way to the next', async ({ userEvent }) => {
  const seen = await heights(userEvent.click);
  await expect(seen).toEqual(seen.map(() => seen[0]));
});

WithDemoAccounts.test('it keeps the height of the accounts of the demo as well', async ({ userEvent }) => {
  const seen = await heights(userEvent.click);
  await expect(seen).toEqual(seen.map(() => seen[0]));
});

NothingConfigured.test('a way that the server does not have is not offered', async () => {
  await expect(await screen.findByRole('textbox', { name: '账号' })).toBeVisible();
  await expect(screen.queryByRole('tab')).toBeNull();
});

const rejection = '账号的申请没有通过。原因：请写明任教的学校。可以补充说明后重新申请';
export const Rejected = meta.story({ args: { error: rejection, refused: 'asks' } });
export const RejectedPhone = Rejected.extend({ globals: { viewport: { value: 'phone' } } });
export const AppliedAgain = meta.story({ args: { refused: 'asked' } });

Rejected.test('who was refused reads why and asks again with more to say', async ({ userEvent, args }) => {
  await expect(await screen.findByText(rejection)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
  await expect(await screen.findByText('请填写补充说明。')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /补充说明/ }), '滨海一中信息技术教师{enter} ');
  await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
  await waitFor(() => expect(args.on.applyAgain).toHaveBeenCalledWith('滨海一中信息技术教师'));
});

export const OtherDoor = meta.story({ args: { error: '这是管理账号，请在上方选「管理」，再登录' } });
// No picture of its own: the code stands behind its own tab, which the test opens.
export const CodeSent = meta.story({
  tags: ['no-visual'],
  args: { signInCode: { ...code(), sending: { ...idle, resendAt: now + 60_000 } } },
});
// No picture of its own: what it says stands behind the tab that the test opens.
export const ResetDone = meta.story({ tags: ['no-visual'], args: { resetDone: true } });
export const Phone = meta.story({ args: { demoAccounts }, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({
  args: { error: '账号或密码不正确', demoAccounts },
  globals: { theme: 'dark' },
});

AtSchool.test(
  'a student comes in with the school of the slip, the number and the password',
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

Empty.test('without a school no number is sent', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '用学号登录' }));
  await userEvent.type(screen.getByRole('textbox', { name: '学号' }), '2026101');
  await userEvent.type(screen.getByLabelText('密码'), 'hongma47baiyun{Enter}');
  await expect(await screen.findByText('请选择学校。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Empty.test('the account is ready to be typed', async () => {
  const account = await screen.findByRole('textbox', { name: '账号' });
  await waitFor(() => expect(account).toHaveFocus());
});

export const Office = meta.story({ args: { realm: 'user', demoAccounts } });

Office.test('a page of the back office asks for an account of it', async () => {
  await expect(await screen.findByRole('radio', { name: '管理' })).toBeChecked();
});

Empty.test('an empty form says what is missing and sends nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  await expect(await screen.findByText('请填写账号。')).toBeVisible();
  await expect(screen.getByText('请填写密码。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Empty.test('account, password and realm go out by Enter', async ({ userEvent, args }) => {
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

WithDemoAccounts.test('a demo account is no number of a school', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '用学号登录' }));
  await userEvent.click(screen.getByRole('button', { name: /林知远/ }));
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(args.on.submit).toHaveBeenCalledOnce());
});

Refused.test('the refusal is announced and goes away when another account is picked', async ({ userEvent }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确');
  await userEvent.click(screen.getByRole('button', { name: /林知远/ }));
  await expect(screen.queryByRole('alert')).toBeNull();
});

Loading.test('while it is on its way nothing goes out twice', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '账号' }), 'student');
  await userEvent.type(screen.getByLabelText('密码'), 'x{Enter}');
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Working.test('while the browser proves itself it says so, and nothing has to be done', async () => {
  await expect(await screen.findByText(/正在进行安全验证，不需要操作/)).toBeVisible();
  await expect(screen.getByRole('progressbar', { name: '安全验证' })).toHaveAttribute('aria-valuenow', '38');
});

CodeSent.test('a mobile number and the code that was sent there sign in', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '短信' }));
  await expect(args.on.turn).toHaveBeenCalled();
  await userEvent.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800000001');
  await expect(args.on.target).toHaveBeenLastCalledWith({ mobile: '13800000001' });
  const digits = screen.getByRole('textbox', { name: /验证码/ });
  await expect(digits).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(screen.getByRole('button', { name: '60 秒后重发' })).toBeDisabled();
  await userEvent.type(digits, '482193{Enter}');
  await waitFor(() => expect(args.on.code).toHaveBeenCalledWith({ mobile: '13800000001', code: '482193' }));
});

Empty.test('an e-mail address has to be one before a code can be asked for', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '邮箱' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /邮箱/ }), 'lin@example');
  await expect(screen.getByRole('button', { name: '获取验证码' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /邮箱/ }), '.com');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  await expect(args.signInCode.on.ask).toHaveBeenCalled();
});

const showWeChat = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) =>
  userEvent.click(await screen.findByRole('tab', { name: '微信' }));

export const Waiting = meta.story({ play: showWeChat });
export const Scanned = meta.story({ args: { scan: { ...scan, state: 'scanned' } }, play: showWeChat });
export const Confirmed = meta.story({ args: { scan: { ...scan, state: 'confirmed' } }, play: showWeChat });
export const RefusedOnPhone = meta.story({ args: { scan: { ...scan, state: 'refused' } }, play: showWeChat });
export const Expired = meta.story({ args: { scan: { ...scan, state: 'expired' } }, play: showWeChat });
export const ExpiredDark = Expired.extend({ globals: { theme: 'dark' } });
export const CodeFailed = meta.story({
  args: { scan: { state: 'loading', image: null, error: '操作太频繁，请 60 秒后再试' } },
  play: showWeChat,
});
export const LeavesForWeChat = meta.story({
  args: { leavesForWeChat: true },
  globals: { viewport: { value: 'phone' } },
});
export const ConfirmDesktop = meta.story({ args: { desktop }, globals: { viewport: { value: 'phone' } } });
export const DesktopConfirmed = meta.story({ args: { desktop: { ...desktop, answer: 'confirmed' } } });
export const DesktopRefused = meta.story({ args: { desktop: { ...desktop, answer: 'refused' } } });

Waiting.test('choosing WeChat asks for a code and shows it to scan', async ({ args }) => {
  await expect(await screen.findByRole('img', { name: '用微信扫描的二维码' })).toBeVisible();
  await expect(args.on.scan).toHaveBeenCalledOnce();
});

Expired.test('a code that is over is replaced by a click', async ({ userEvent, args }) => {
  await expect(await screen.findByText('二维码已失效')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '换一个' }));
  await expect(args.on.scan).toHaveBeenCalledTimes(2);
});

ConfirmDesktop.test(
  'a phone shows which browser it would sign in, and both answers go out',
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: '在电脑上登录' });
    await expect(dialog).toHaveTextContent('Windows 上的 Edge');
    await expect(dialog).toHaveTextContent('203.0.113.7');
    await userEvent.click(screen.getByRole('button', { name: '不是我，取消' }));
    await expect(args.on.answerDesktop).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: '确认登录' }));
    await expect(args.on.answerDesktop).toHaveBeenLastCalledWith(true);
  },
);

Empty.test('a forgotten password is replaced by code, if the new one is any good', async ({ userEvent, args }) => {
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
});

ResetDone.test('a new password leads back to the sign-in', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '忘记密码' }));
  await expect(await screen.findByText('新密码已生效')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回登录' }));
  await expect(await screen.findByRole('textbox', { name: '账号' })).toBeVisible();
});

NeedsConsent.test('a child without consent is shown where a guardian gives it', async ({ userEvent, args }) => {
  const way = await screen.findByRole('link', { name: '家长去同意' });
  await expect(way).toHaveAttribute('href', '/web/register/consent');
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await expect(args.on.close).toHaveBeenCalled();
});
