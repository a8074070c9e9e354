import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = preview.meta({
  id: 'primitives-select',
  title: '选择/下拉选择 Select',
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：从不到十个短选项里选一个；用浏览器原生控件，手机上最顺手。**何时不用**：选项多或需要查找用 Combobox；要一眼看全用 Radio；要多选用 MultiSelect。',
      },
    },
  },
  args: {
    'aria-label': '语言',
    options: [
      { value: '53', label: 'C++ 14' },
      { value: '71', label: 'Python 3' },
      { value: '99', label: 'Pascal（已停用）', disabled: true },
    ],
  },
});

export const Default = meta.story();
export const Placeholder = meta.story({ args: { placeholder: '请选择语言' } });
export const Small = meta.story({ args: { size: 's' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('choosing an option changes the value', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole('combobox', { name: '语言' });
  await userEvent.selectOptions(select, 'Python 3');
  await expect(select).toHaveValue('71');
});
