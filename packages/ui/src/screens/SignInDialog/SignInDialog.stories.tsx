import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SignInDialog, type DemoAccount } from './SignInDialog.tsx';

const demoAccounts: DemoAccount[] = [
  { label: '学生　林知远', account: 'student', password: 'aosai-student', realm: 'member' },
  { label: '家长　林建国', account: 'parent', password: 'aosai-parent', realm: 'member' },
  { label: '老师　周明澜', account: 'teacher', password: 'aosai-teacher', realm: 'member' },
  { label: '后台　系统管理员', account: 'admin', password: 'aosai-admin', realm: 'user' },
];

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
  args: { open: true, error: null, loading: false, on: { submit: fn(), close: fn() } },
  decorators: [
    (Story) => (
      <>
        <h1>考试</h1>
        <Story />
      </>
    ),
  ],
});

export const Empty = meta.story();
export const WithReason = meta.story({ args: { reason: '登录后就可以报名“GESP C++ 四级 模拟考试（一）”。' } });
export const WithDemoAccounts = meta.story({ args: { demoAccounts } });
export const Refused = meta.story({ args: { error: '账号或密码不正确', demoAccounts } });
export const Locked = meta.story({ args: { error: '密码错误次数过多，请 15 分钟后再试' } });
export const Loading = meta.story({ args: { loading: true } });
export const Phone = meta.story({ args: { demoAccounts }, globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({
  args: { error: '账号或密码不正确', demoAccounts },
  globals: { theme: 'dark' },
});

Empty.test('the account is ready to be typed', async () => {
  const account = await screen.findByRole('textbox', { name: '账号' });
  await waitFor(() => expect(account).toHaveFocus());
});

export const Office = meta.story({ args: { realm: 'user', demoAccounts } });

Office.test('a page of the back office asks for an account of it', async () => {
  await expect(await screen.findByRole('radio', { name: '后台' })).toBeChecked();
});

Empty.test('an empty form says what is missing and sends nothing', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '登录' }));
  await expect(await screen.findByText('请输入账号')).toBeVisible();
  await expect(screen.getByText('请输入密码')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Empty.test('account, password and realm go out by Enter', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox', { name: '账号' }), ' admin ');
  await userEvent.click(screen.getByRole('radio', { name: '后台' }));
  await userEvent.type(screen.getByLabelText('密码'), 'secret word{Enter}');
  await waitFor(() =>
    expect(args.on.submit).toHaveBeenCalledWith({ account: 'admin', password: 'secret word', realm: 'user' }),
  );
});

WithDemoAccounts.test('one click on a demo account fills the form', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: /系统管理员/ }));
  await expect(screen.getByRole('textbox', { name: '账号' })).toHaveValue('admin');
  await expect(screen.getByRole('radio', { name: '后台' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() =>
    expect(args.on.submit).toHaveBeenCalledWith({ account: 'admin', password: 'aosai-admin', realm: 'user' }),
  );
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
