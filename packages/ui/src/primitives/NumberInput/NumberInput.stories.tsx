import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { NumberInput } from './NumberInput.tsx';

const meta = preview.meta({
  id: 'primitives-numberinput',
  title: '输入/数字框 NumberInput',
  component: NumberInput,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：填写一个数，后面带单位，例如人数、分钟、MB；方向键加减，滚轮不改值。**何时不用**：电话、学号、验证码不是数，用 TextInput；日期和时刻用 DatePicker、TimeInput。',
      },
    },
  },
  args: { 'aria-label': '考试时长（分钟）', unit: '分钟', defaultValue: 120, min: 10, step: 10 },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the number input is a spin button that accepts digits', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('spinbutton', { name: '考试时长（分钟）' });
  await userEvent.clear(input);
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('90');
  await expect(input).toHaveValue(90);
});
