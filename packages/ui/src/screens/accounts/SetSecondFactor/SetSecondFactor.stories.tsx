import preview from '#storybook/preview';
import { expect, fn, screen } from 'storybook/test';
import { SetSecondFactor } from './SetSecondFactor.tsx';

const meta = preview.meta({
  id: 'screens-setsecondfactor',
  title: '必须开启两步验证',
  component: SetSecondFactor,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：角色要求两步验证的管理账号，或平台要求两步验证的老师和机构管理员，本人还没有开启的，登录后盖在所有页面上，开启了才能继续。**何时不用**：自己愿意开启、换手机或关闭，用「两步验证与设备」（Security）。',
      },
    },
  },
  args: {
    dialog: null,
    act: { pending: false, error: null },
    on: {
      beginTotp: fn(),
      confirmTotp: fn(),
      ask: fn(),
      removeTotp: fn(),
      addPasskey: fn(),
      renamePasskey: fn(),
      removePasskey: fn(),
      newRecoveryCodes: fn(),
      prove: fn(),
      endDevice: fn(),
      print: fn(),
      retry: fn(),
      close: fn(),
      signOut: fn(),
    },
  },
});

export const Default = meta.story();
export const Refused = meta.story({ args: { act: { pending: false, error: '服务暂时不可用，请稍后再试' } } });
export const Proving = meta.story({ args: { dialog: { kind: 'prove' } } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('it begins the binding, and the only other way is out', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '绑定验证器' }));
  await expect(args.on.beginTotp).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await expect(args.on.signOut).toHaveBeenCalledOnce();
});

Proving.test('the proof takes the password only, as there is no second factor yet', async ({ userEvent, args }) => {
  await expect(screen.queryByRole('textbox', { name: /^动态码/ })).toBeNull();
  await userEvent.type(await screen.findByLabelText(/^您的登录密码/), 'aosai2026{Enter}');
  await expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026' });
});
