import preview from '#storybook/preview';
import { someDevices, someFactors, somePasskeys } from '@aosai/api/accounts/secondFactor.fixtures';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Security } from './Security.tsx';

const codes = Array.from({ length: 10 }, (_, i) => `K7WM-${2345 + i}-PQRT-XH9D`);

const meta = preview.meta({
  id: 'screens-security',
  title: '账号安全',
  component: Security,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：老师、学校管理员、平台管理员管理自己的两步验证、恢复码和登录着的设备。**何时不用**：手机号、邮箱和密码在 Account。',
      },
    },
  },
  args: {
    factors: { data: someFactors() },
    devices: { data: someDevices() },
    dialog: null,
    act: { pending: false, error: null },
    now: Date.parse(FIXTURE_NOW),
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
    },
  },
});

export const Default = meta.story();
export const Off = meta.story({ args: { factors: { data: someFactors({ totp: null, recoveryCodesLeft: 0 }) } } });
export const Required = meta.story({ args: { factors: { data: someFactors({ isRequired: true }) } } });
export const Demo = meta.story({
  args: { factors: { data: someFactors({ totp: null, recoveryCodesLeft: 0, isDemo: true }) } },
});
export const Passkeys = meta.story({ args: { factors: { data: someFactors({ passkeys: somePasskeys() }) } } });
export const PasskeysPhone = Passkeys.extend({ globals: { viewport: { value: 'phone' } } });
export const WithoutAddress = meta.story({ args: { factors: { data: someFactors({ canAddPasskey: false }) } } });
export const Loading = meta.story({ args: { factors: {}, devices: {} } });
export const Failed = meta.story({ args: { factors: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });
export const Binding = meta.story({
  args: {
    dialog: {
      kind: 'totp',
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      address:
        'otpauth://totp/%E6%98%9F%E6%B5%B7:laoshi?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E6%98%9F%E6%B5%B7',
    },
  },
});
export const BindingPhone = Binding.extend({ globals: { viewport: { value: 'phone' } } });
export const Codes = meta.story({ args: { dialog: { kind: 'codes', codes } } });
export const Proving = meta.story({ args: { dialog: { kind: 'prove' } } });
export const AddingPasskey = meta.story({ args: { dialog: { kind: 'addPasskey' } } });
export const PasskeyRefused = meta.story({
  args: {
    dialog: { kind: 'addPasskey' },
    act: { pending: false, error: '没有完成：请在浏览器弹出的窗口里确认，再试一次' },
  },
});
export const RemovingPasskey = meta.story({
  args: {
    dialog: {
      kind: 'removePasskey',
      passkey: {
        id: '01K2PASSKEY0000000000000001',
        name: '蓝色钥匙',
        createdAt: FIXTURE_NOW,
        lastUsedAt: null,
        isForOtherSite: false,
      },
    },
  },
});
export const Removing = meta.story({ args: { dialog: { kind: 'remove' } } });

Default.test('only other devices can be signed out', async ({ canvas, userEvent, args }) => {
  const [button, ...others] = canvas.getAllByRole('button', { name: /退出登录$/ });
  await expect(others).toEqual([]);
  if (button) await userEvent.click(button);
  await expect(args.on.endDevice).toHaveBeenCalledWith(someDevices()[1]);
});

Demo.test('a demo account cannot turn it on', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '开启' })).toBeNull();
});

Binding.test('the first code of the app binds it', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '绑定验证器' }));
  await expect(dialog.getByRole('img', { name: '验证器的二维码' })).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^动态码/ }), '654321{Enter}');
  await expect(args.on.confirmTotp).toHaveBeenCalledWith('654321');
});

Codes.test('Esc does not close recovery codes, which are shown once', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.on.close).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: '已经收好' }));
  await expect(args.on.close).toHaveBeenCalledOnce();
});

Proving.test('the proof takes the password and a code', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '请确认是您本人' }));
  await userEvent.type(dialog.getByLabelText(/^您的登录密码/, { selector: 'input' }), 'aosai2026');
  await userEvent.type(dialog.getByRole('textbox', { name: /^动态码/ }), '123456');
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(args.on.prove).toHaveBeenCalledWith({ password: 'aosai2026', code: '123456' }));
});

Passkeys.test('each passkey can be renamed and removed', async ({ canvas, userEvent, args }) => {
  const [, second] = somePasskeys();
  await userEvent.click(canvas.getByRole('button', { name: '删除通行密钥 蓝色钥匙' }));
  await expect(args.on.ask).toHaveBeenCalledWith({ kind: 'removePasskey', passkey: second });
});

AddingPasskey.test('a passkey gets a name before the browser asks', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '添加通行密钥' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^名称/ }), '办公室电脑{Enter}');
  await waitFor(() => expect(args.on.addPasskey).toHaveBeenCalledWith('办公室电脑'));
});

WithoutAddress.test('no passkey can be added before the site has an address', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: '添加通行密钥' })).toBeNull();
});

Required.test('a required second factor can be moved to another phone, but not turned off', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '换一台手机' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '关闭' })).toBeNull();
});
