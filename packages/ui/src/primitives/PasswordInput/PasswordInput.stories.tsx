import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PasswordInput } from './PasswordInput.tsx';

const meta = preview.meta({
  id: 'primitives-passwordinput',
  title: '输入/密码框 PasswordInput',
  component: PasswordInput,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：输入密码，带显示按钮；设置密码时把 autoComplete 设为 new-password。**何时不用**：验证码、准考证号不是密码，用 TextInput。',
      },
    },
  },
  args: { 'aria-label': '密码', defaultValue: 'lighthouse-26' },
});

export const Default = meta.story();
export const Large = meta.story({ args: { size: 'l' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the button shows and hides the password', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText('密码');
  await expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
  await expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }));
  await expect(input).toHaveAttribute('type', 'password');
});
