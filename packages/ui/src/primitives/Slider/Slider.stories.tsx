import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

/** A slider that keeps what was chosen, as a page does. */
const Kept = (args: SliderProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <Slider
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next);
        setValue(next);
      }}
    />
  );
};

const meta = preview.meta({
  id: 'primitives-slider',
  title: '滑块',
  component: Slider,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：在一段范围里找一个数，边移动边看效果：裁剪图片、走到程序的第几步。**何时不用**：要准确的数用 NumberInput；两三个选项用 Segmented。',
      },
    },
  },
  args: { label: '缩放', value: 40, min: 0, max: 100, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({ tags: ['key'] });
export const LabelHidden = meta.story({ args: { isLabelHidden: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const AtEnds = meta.story({
  render: () => (
    <>
      <Slider label="开头" value={0} min={0} max={10} onChange={fn()} />
      <Slider label="末尾" value={10} min={0} max={10} onChange={fn()} />
    </>
  ),
});
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('slider: tells the chosen number', async ({ canvas, args }) => {
  const slider = canvas.getByRole('slider', { name: '缩放' });
  await fireEvent.change(slider, { target: { value: '75' } });
  await expect(args.onChange).toHaveBeenLastCalledWith(75);
  await expect(slider).toHaveValue('75');
});

LabelHidden.test('slider: a hidden label still names it', async ({ canvas }) => {
  await expect(canvas.getByRole('slider', { name: '缩放' })).toBeVisible();
});
