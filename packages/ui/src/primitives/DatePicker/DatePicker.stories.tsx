import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { inField } from '../../storybook/inField.tsx';
import { DatePicker } from './DatePicker.tsx';

const Controlled = inField(DatePicker, { label: '报名截止日期', hint: '当天 24:00 前都可以报名。', maxWidth: 240 });

const meta = preview.meta({
  id: 'primitives-datepicker',
  title: '输入/日期 DatePicker',
  component: DatePicker,
  parameters: {
    docs: {
      story: { inline: false, height: '460px' },
      description: {
        component:
          '**何时用**：填写一个具体的日子，例如报名截止、出生日期、有效期；可以直接键入 20261121、2026/11/21 或 2026年11月21日，也可以从日历里选。**何时不用**：需要起止时刻时用 DateTimeRange；「近 7 天」「本学期」这类筛选用 Segmented 或 Select。',
      },
    },
  },
  args: { label: '报名截止日期', value: '2026-11-28', today: '2026-11-21', onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: null } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Invalid = meta.story({
  render: (args) => <Controlled {...args} fieldError="截止日期应早于考试日期 12 月 6 日，请重新选择。" />,
});
export const Open = meta.story({
  args: { min: '2026-11-10', max: '2026-12-05' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '从日历选择报名截止日期' }));
    const day = await screen.findByRole('button', { name: '2026 年 11 月 28 日 星期六' });
    await waitFor(() => expect(day).toHaveFocus());
  },
});
export const Dark = Open.extend({ globals: { theme: 'dark' } });
export const Phone = Open.extend({ globals: { viewport: { value: 'phone' } } });

Default.test(
  'a day is picked by keyboard only, and the focus returns to the box',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: '报名截止日期' });
    await userEvent.click(box);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月 28 日 星期六' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 12 月 5 日 星期六' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月 30 日 星期一' })).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 12 月 30 日 星期三' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-30');
    await expect(box).toHaveValue('2026-12-30');
    await waitFor(() => expect(box).toHaveFocus());
  },
);

Empty.test('a typed day is accepted, other text is dropped', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: '报名截止日期' });
  await userEvent.type(box, '2026年12月1日');
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  await userEvent.clear(box);
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(box, '20261131');
  await userEvent.tab();
  await waitFor(() => expect(box).toHaveValue(''));
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
});

Open.test('a day out of range cannot be chosen', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '2026 年 11 月 9 日 星期一' }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(screen.getByRole('grid', { name: '2026 年 11 月' })).toBeVisible();
});

Open.test('Esc closes the calendar, and one press chooses today', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '从日历选择报名截止日期' }));
  await userEvent.click(await screen.findByRole('button', { name: '今天' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
});

const close = fn();
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <h1>报名</h1>
      <Dialog open title="修改截止日期" onClose={close}>
        <Controlled {...args} />
      </Dialog>
    </>
  ),
});

InADialog.test('picking a day and Esc leave the surrounding dialog open', async ({ userEvent, args }) => {
  close.mockClear();
  const button = await screen.findByRole('button', { name: '从日历选择报名截止日期' });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: '2026 年 11 月 30 日 星期一' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: '2026 年 11 月 30 日 星期一' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  await expect(close).not.toHaveBeenCalled();
});
