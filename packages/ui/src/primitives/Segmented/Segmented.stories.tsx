import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Segmented } from './Segmented.tsx';

interface DemoProps {
  size: 's' | 'm';
  onChange: (value: string) => void;
}

const Demo = ({ size, onChange }: DemoProps) => {
  const [value, setValue] = useState('all');
  return (
    <Segmented
      label="显示"
      size={size}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      options={[
        { value: 'all', label: '全部' },
        { value: 'wrong', label: '只看错题' },
        { value: 'flagged', label: '标记' },
        { value: 'late', label: '补交', disabled: true },
      ]}
    />
  );
};

const meta = preview.meta({
  id: 'primitives-segmented',
  title: '选择/分段选择 Segmented',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：二到四个选项，选了立即改变本页显示，例如 全部 / 只看错题。**何时不用**：选项更多或文字较长用 Tabs 或 Select；表单里的单选用 Radio。',
      },
    },
  },
  args: { size: 'm' as const, onChange: fn() },
});

export const Default = meta.story({});
export const Small = meta.story({ args: { size: 's' as const } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('choosing an option calls back with its value', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('只看错题'));
  await expect(canvas.getByRole('radio', { name: '只看错题' })).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledWith('wrong');
});
