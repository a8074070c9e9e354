import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({
  id: 'primitives-textinput',
  title: '输入/文本框 TextInput',
  component: TextInput,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一行文字：姓名、题目名称；电话、邮箱、网址用相应的 type。**何时不用**：数字用 NumberInput，日期用 DatePicker，从已有的东西里选用 Combobox。',
      },
    },
  },
  args: { 'aria-label': '题目名称', placeholder: '输入题目名称' },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: '灯塔的间隔' } });
export const Large = meta.story({ args: { size: 'l' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '灯塔的间隔' } });
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: '灯塔的间隔' } });
export const Dark = Filled.extend({ globals: { theme: 'dark' } });

Default.test('typing changes the value', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: '题目名称' });
  await userEvent.type(input, '整理书架');
  await expect(input).toHaveValue('整理书架');
});
