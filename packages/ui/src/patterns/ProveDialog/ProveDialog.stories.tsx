import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProveDialog } from './ProveDialog.tsx';

const meta = preview.meta({
  id: 'patterns-provedialog',
  title: '表单与窗口/本人确认窗口 ProveDialog',
  component: ProveDialog,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：别人趁页面开着不能做的事，如修改两步验证、下载备份，先问密码；开启了两步验证的还问动态码或恢复码。**何时不用**：要想清楚再做的事用 ConfirmDialog；登录有自己的页面。',
      },
    },
  },
  args: {
    children: '备份里有全部数据，下载前请再输入一次密码。确认以后，10 分钟内不再问。',
    factors: { totp: false, passkey: false },
    act: { pending: false, error: null },
    on: { prove: fn(), close: fn() },
  },
});

export const Default = meta.story();
export const WithSecondFactor = meta.story({ args: { factors: { totp: true, passkey: false } } });
export const WithPasskey = meta.story({ args: { factors: { totp: true, passkey: true } } });
export const Refused = meta.story({ args: { act: { pending: false, error: '密码不对，请再试一次' } } });
export const Saving = meta.story({ args: { act: { pending: true, error: null } } });
export const Phone = WithSecondFactor.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = WithSecondFactor.extend({ globals: { theme: 'dark' } });

Default.test('the password is enough without a second factor', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByLabelText(/^您的登录密码/), 'aosai2026{Enter}');
  await waitFor(() => expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026' }));
});

WithPasskey.test('a passkey is asked for after the password', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByLabelText(/^您的登录密码/), 'aosai2026');
  await userEvent.click(screen.getByRole('button', { name: '用通行密钥确认' }));
  await waitFor(() => expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026', byPasskey: true }));
});

WithPasskey.test('a code takes the place of the passkey', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: '改用动态码' }));
  await expect(await screen.findByLabelText(/^动态码/)).toBeVisible();
  await expect(screen.getByRole('button', { name: '改用通行密钥' })).toBeVisible();
});

WithSecondFactor.test('a recovery code takes the place of the code', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '改用恢复码' }));
  await userEvent.type(await screen.findByLabelText(/^您的登录密码/), 'aosai2026');
  await userEvent.type(screen.getByLabelText(/^恢复码/), '7K2M-9QXA-4RTB-C8DE');
  await userEvent.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() =>
    expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026', recoveryCode: '7K2M-9QXA-4RTB-C8DE' }),
  );
});
