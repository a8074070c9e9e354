import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { DateTimeRange, type DateTimeRangeProps } from './DateTimeRange.tsx';

const Controlled = (props: DateTimeRangeProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeRange
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
  id: 'primitives-datetimerange',
  title: '输入/起止时间 DateTimeRange',
  component: DateTimeRange,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component:
          '**何时用**：填写一段时间的起止，例如考试时间、报名时间、复习开放时间；无论电脑在哪个时区都按北京时间填写和显示，值是世界时的时刻。**何时不用**：只要一天时用 DatePicker；只要时长时用 NumberInput；列表按时间筛选而不精确到分钟时用 Segmented。',
      },
    },
  },
  args: {
    label: '考试时间',
    value: { startAt: '2026-11-28T11:00:00.000Z', endAt: '2026-11-28T13:00:00.000Z' },
    today: '2026-11-21',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

const none = { startAt: null, endAt: null };

export const Default = meta.story();
export const Empty = meta.story({ args: { value: none, required: true, lengthsMin: [60, 90, 120, 210] } });
export const EndBeforeStart = meta.story({
  args: { value: { startAt: '2026-11-28T11:00:00.000Z', endAt: '2026-11-28T09:00:00.000Z' } },
});
export const WithError = meta.story({
  args: { error: '这段时间与「GESP C++ 四级　模拟考试（二）」重叠，请换一个时间。' },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { lengthsMin: [60, 120] } });
export const Phone = Empty.extend({
  args: { hint: '学生可以在开始后 15 分钟内入场，迟到不延长结束时间；监考老师可以为个别学生单独延时。' },
  globals: { viewport: { value: 'phone' } },
});

Empty.test(
  'a range is typed in Beijing time, and a length button sets its end',
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261128');
    await userEvent.type(canvas.getByRole('textbox', { name: '开始时间' }), '1900');
    await expect(args.onChange).toHaveBeenLastCalledWith({ startAt: '2026-11-28T11:00:00.000Z', endAt: null });
    await userEvent.click(canvas.getByRole('button', { name: '2 小时' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      startAt: '2026-11-28T11:00:00.000Z',
      endAt: '2026-11-28T13:00:00.000Z',
    });
    await expect(canvas.getByText('北京时间，共 2 小时')).toBeVisible();
  },
);

Empty.test('an end without a day ends on the day of the start', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261128');
  await userEvent.type(canvas.getByRole('textbox', { name: '结束时间' }), '21:00');
  await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-11-28');
});

EndBeforeStart.test('an end before the start shows an error next to it', async ({ canvas }) => {
  await expect(canvas.getByText('结束时间应晚于开始时间，请修改其中一个。')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: '结束时间' })).toBeInvalid();
  await expect(canvas.getByRole('group', { name: '考试时间' })).toHaveAccessibleDescription(/结束时间应晚于开始时间/);
});

/** A form was sent without the end. */
export const EndMissing = meta.story({
  tags: ['no-visual'],
  args: { value: { startAt: '2026-11-28T11:00:00.000Z', endAt: null }, error: '请填写结束时间' },
});
EndMissing.test('only the boxes that are empty are marked', async ({ canvas }) => {
  for (const name of ['开始日期', '开始时间']) await expect(canvas.getByRole('textbox', { name })).toBeValid();
  for (const name of ['结束日期', '结束时间']) await expect(canvas.getByRole('textbox', { name })).toBeInvalid();
});
/** An optional range whose end has a day without a time. */
export const EndHalf = meta.story({
  tags: ['no-visual'],
  args: { value: { startAt: null, endAt: '2026-11-28T13:00:00.000Z' }, onHalf: fn() },
});
EndHalf.test(
  'a side whose time is emptied is an error once it is left, and only its empty box is marked',
  async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '结束时间' }));
    await expect(canvas.queryByText(/都填上/)).toBeNull();
    await expect(args.onHalf).toHaveBeenLastCalledWith(['结束']);
    await expect(args.onChange).toHaveBeenLastCalledWith(none);
    await userEvent.tab();
    await expect(canvas.getByText('请把结束的日期和时间都填上，或者都清空')).toBeVisible();
    for (const name of ['开始日期', '开始时间', '结束日期'])
      await expect(canvas.getByRole('textbox', { name })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: '结束时间' })).toBeInvalid();
  },
);
Empty.test('a day without a time begins with it, or ends with it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '结束日期' }), '20261201');
  await userEvent.click(canvas.getByRole('button', { name: '从日历选择开始日期' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /11 月 25 日/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    startAt: '2026-11-24T16:00:00.000Z',
    endAt: '2026-12-01T15:59:00.000Z',
  });
});
Empty.test('emptying the day empties a side that got its time with it', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261128');
  await userEvent.clear(canvas.getByRole('textbox', { name: '开始日期' }));
  await expect(canvas.getByRole('textbox', { name: '开始时间' })).toHaveValue('');
  await expect(args.onChange).toHaveBeenLastCalledWith(none);
});
EndHalf.test('text that is no day is reported when its box is left', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '2026-1{Tab}');
  await expect(args.onHalf).toHaveBeenLastCalledWith(['开始']);
  await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261128');
  await expect(args.onHalf).toHaveBeenLastCalledWith([]);
});
EndBeforeStart.test('an end before the start marks the end only', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: '开始时间' })).toBeValid();
  await expect(canvas.getByRole('textbox', { name: '结束日期' })).toBeValid();
});
