import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { TextInput } from './TextInput.tsx';

const meta = preview.meta({ component: TextInput, args: { 'aria-label': '题目名称', placeholder: '输入题目名称' } });

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
