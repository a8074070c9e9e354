import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { NewPassword } from './NewPassword.tsx';

const meta = preview.meta({
  id: 'screens-newpassword',
  title: '设置新密码',
  component: NewPassword,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：用别人给的初始密码登录之后，设置自己的密码之前什么也不能做。**何时不用**：自己想换密码时在账号设置里换。',
      },
    },
  },
  args: { knowsOld: true, error: null, loading: false, on: { submit: fn(), signOut: fn() } },
  decorators: [
    (Story) => (
      <>
        <h1>首页</h1>
        <Story />
      </>
    ),
  ],
});

export const AfterSignIn = meta.story({ tags: ['key'] });
export const AfterReload = meta.story({ args: { knowsOld: false, error: '原密码不正确' } });
export const Saving = meta.story({ args: { loading: true } });
export const Phone = AfterReload.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = AfterReload.extend({ globals: { theme: 'dark' } });

AfterSignIn.test('both entries of the new password must be equal and strong enough', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByLabelText(/^新密码/), 'xinghai-2026-lin');
  await userEvent.type(screen.getByLabelText(/再输一次/), 'another{Enter}');
  await expect(await screen.findByText('两次输入的新密码不一样。')).toBeVisible();
  await expect(args.on.submit).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText(/再输一次/));
  await userEvent.type(screen.getByLabelText(/再输一次/), 'xinghai-2026-lin{Enter}');
  await waitFor(() => expect(args.on.submit).toHaveBeenCalledWith({ oldPassword: '', password: 'xinghai-2026-lin' }));
});
