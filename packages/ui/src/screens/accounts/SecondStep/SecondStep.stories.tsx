import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SecondStep } from './SecondStep.tsx';

const meta = preview.meta({
  id: 'screens-secondstep',
  title: '登录的第二步',
  component: SecondStep,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：开启了两步验证的老师、管理员登录时，密码之后的第二步，在登录框里。**何时不用**：修改两步验证之前确认本人用 Security 里的对话框。',
      },
    },
  },
  args: { error: null, loading: false, on: { submit: fn(), passkey: fn(), turn: fn(), back: fn() } },
});

export const Default = meta.story();
export const Refused = meta.story({
  args: { error: '第二步没有通过：动态码或恢复码不对，或者已经用过。请换一个新的再试' },
});
export const Loading = meta.story({ args: { loading: true } });
export const WithPasskey = meta.story({ args: { factors: { totp: true, passkey: true } } });
export const OnlyPasskey = meta.story({ args: { factors: { totp: false, passkey: true } } });
export const Phone = Refused.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Refused.extend({ globals: { theme: 'dark' } });

Default.test('six digits and Enter submit the code', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^动态码/ }), '123456{Enter}');
  await expect(args.on.submit).toHaveBeenCalledWith({ code: '123456' });
});

Default.test('a recovery code takes the place of the code of the app', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '手机不在身边，用恢复码' }));
  await expect(args.on.turn).toHaveBeenCalledOnce();
  await userEvent.type(canvas.getByRole('textbox', { name: /^恢复码/ }), 'ABCD-EFGH-JKLM-NPQR{Enter}');
  await expect(args.on.submit).toHaveBeenCalledWith({ recoveryCode: 'ABCD-EFGH-JKLM-NPQR' });
});

OnlyPasskey.test('the browser is asked for the passkey', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '用通行密钥登录' }));
  await expect(args.on.passkey).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: '用验证器的动态码' })).toBeNull();
});

WithPasskey.test('a passkey takes the place of the code', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '用通行密钥' }));
  await userEvent.click(canvas.getByRole('button', { name: '用通行密钥登录' }));
  await expect(args.on.passkey).toHaveBeenCalledOnce();
});

Default.test('an incomplete code is not submitted', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^动态码/ }), '123{Enter}');
  await expect(args.on.submit).not.toHaveBeenCalled();
});

Default.test('the code can be typed at once', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: /^动态码/ })).toHaveFocus();
});
