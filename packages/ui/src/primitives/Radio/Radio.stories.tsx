import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './Radio.tsx';

const Controlled = (props: RadioGroupProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = preview.meta({
  id: 'primitives-radio',
  title: '选择/单选框 Radio',
  component: RadioGroup,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：两到六个选项只选一个，并且需要一眼看全，可以给每项加一句说明。**何时不用**：选项更多用 Select 或 Combobox；立即切换视图用 Segmented。',
      },
    },
  },
  render: (args) => <Controlled {...args} />,
  args: {
    label: '成绩公布方式',
    value: 'end',
    onChange: fn(),
    options: [
      { value: 'now', label: '交卷后立即公布' },
      { value: 'end', label: '考试结束后公布', hint: '所有学生交卷后统一可见。' },
      { value: 'never', label: '不公布', disabled: true },
    ],
  },
});

export const Default = meta.story();
export const Row = meta.story({ args: { layout: 'row' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const WithError = meta.story({
  args: { value: undefined, required: true, error: '请选择成绩公布方式，开考后不能再改。' },
});
export const LongText = meta.story({
  args: {
    hint: '公布后家长会收到通知。',
    options: [
      { value: 'now', label: '交卷后立即公布总分，逐题结果在所有考场全部结束并完成复核之后再统一公布' },
      { value: 'end', label: '考试结束后公布' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('arrow keys choose', async ({ canvas, userEvent, args }) => {
  const end = canvas.getByRole('radio', { name: /考试结束后公布/ });
  await userEvent.click(end);
  await waitFor(() => expect(end).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: '交卷后立即公布' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith('now');
});

WithError.test('the error is linked to the group', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: /成绩公布方式/ })).toHaveAccessibleDescription(/请选择成绩公布方式/);
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeRequired();
});
