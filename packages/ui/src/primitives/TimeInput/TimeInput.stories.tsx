import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TimeInput, type TimeInputProps } from './TimeInput.tsx';

const Controlled = (props: TimeInputProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '120px' }}>
      <TimeInput
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
};

const meta = preview.meta({
  id: 'primitives-timeinput',
  title: '输入/时间 TimeInput',
  component: TimeInput,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：填写一天里的时刻，24 小时制，例如上课时间；可以键入 930、9:30 或 9点30分。**何时不用**：时刻属于某一天时用 DateTimeRange；填写时长（分钟）时用 NumberInput。',
      },
    },
  },
  args: { label: '上课时间', value: '19:00', onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: null } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Invalid = meta.story({ args: { 'aria-invalid': true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('arrow keys step by five minutes', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: '上课时间' });
  await userEvent.click(box);
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith('18:55');
  await expect(box).toHaveValue('18:55');
});

Default.test('typing into the box that was just entered replaces its time', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '上课时间' }), '930');
  await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
});

Empty.test('a typed time is normalised when the box loses focus', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox');
  await userEvent.type(box, '9点30分');
  await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
  await userEvent.tab();
  await waitFor(() => expect(box).toHaveValue('09:30'));
});
