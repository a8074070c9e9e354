import preview from '#storybook/preview';
import { minuteText } from '@aosai/api/kit/beijing';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { classDates, homework } from '../../../storybook/exampleHomework.ts';
import { ClassDates } from './parts/ClassDates.tsx';

const meta = preview.meta({
  id: 'screens-classdates',
  title: '作业在各班的时间',
  component: ClassDates,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：作业「设置」里，每个班级和小组的开放、截止和补交。**何时不用**：一个学生的时间在「名单」里延期。',
      },
    },
  },
  args: {
    homework,
    dates: { data: classDates },
    today: FIXTURE_NOW.slice(0, 10),
    act: { pending: false, error: null },
    on: { saveDates: fn(async () => true), forget: fn(), retry: fn() },
  },
});

export const Full = meta.story();
export const ReadOnly = meta.story({ args: { homework: { ...homework, mayWrite: false } } });
export const Loading = meta.story({ args: { dates: {} } });
export const Failed = meta.story({ args: { dates: { error: '服务暂时不可用，请稍后再试' } } });
export const Changing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '改时间：提高班（周六） · 甲组' }));
    await screen.findByRole('dialog');
  },
});
export const ChangingPhone = Changing.extend({ globals: { viewport: { value: 'phone' } } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('a class that has no dates of its own shows those of the homework', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: '各班的时间' })).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  const [, ofClass, ofGroup] = cells;
  const dates = [homework.openAt, homework.dueAt, homework.lateUntilAt ?? ''].map(minuteText);
  await expect(ofClass).toEqual(['提高班（周六）', ...dates, '改时间']);
  await expect(ofGroup).toEqual(['提高班（周六） · 甲组', dates[0], minuteText(at(4 * 1_440)), dates[2], '改时间']);
});

Full.test(
  'late work moves along with the due date of a class, and the dialog opens with what applies',
  async (story) => {
    const { canvas, userEvent, args } = story;
    await userEvent.click(canvas.getByRole('button', { name: '改时间：提高班（周六）' }));
    const dialog = within(await screen.findByRole('dialog', { name: '改「提高班（周六）」的时间' }));
    const end = dialog.getByRole('textbox', { name: '结束日期' });
    await expect(end).toHaveValue('2026-11-23');
    await expect(dialog.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-18');
    await userEvent.clear(end);
    await userEvent.type(end, '20261126{Tab}');
    const lateUntilAt = '2026-11-29T11:47:00.000Z';
    await expect(dialog.getByRole('option', { name: `按作业的：到 ${minuteText(lateUntilAt)}` })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    const sent = { openAt: null, dueAt: '2026-11-26T11:47:00.000Z', lateUntilAt };
    await waitFor(() => expect(args.on.saveDates).toHaveBeenLastCalledWith(classDates[0], sent));
  },
);

Full.test('the dates of a group are changed, and given back to the homework', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '改时间：提高班（周六） · 甲组' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改「提高班（周六） · 甲组」的时间' }));
  await userEvent.selectOptions(dialog.getByLabelText(/补交/), '截止后 1 天内');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  const sent = { openAt: null, dueAt: at(4 * 1_440), lateUntilAt: at(5 * 1_440) };
  await waitFor(() => expect(args.on.saveDates).toHaveBeenLastCalledWith(classDates[1], sent));
  await userEvent.click(canvas.getByRole('button', { name: '改时间：提高班（周六） · 甲组' }));
  const again = within(await screen.findByRole('dialog', { name: '改「提高班（周六） · 甲组」的时间' }));
  await userEvent.click(again.getByRole('button', { name: '都按作业的时间' }));
  await userEvent.click(again.getByRole('button', { name: '保存' }));
  const none = { openAt: null, dueAt: null, lateUntilAt: null };
  await waitFor(() => expect(args.on.saveDates).toHaveBeenLastCalledWith(classDates[1], none));
});

Full.test('a date without a time is not taken for an empty one', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改时间：提高班（周六） · 甲组' }));
  const dialog = within(await screen.findByRole('dialog', { name: '改「提高班（周六） · 甲组」的时间' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '开始日期' }), '20261128');
  await userEvent.clear(dialog.getByRole('textbox', { name: '开始时间' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText('请把开始的日期和时间都填上，或者都清空')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: '开始时间' })).toBeInvalid();
  await expect(args.on.saveDates).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '都按作业的时间' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.saveDates).toHaveBeenCalledTimes(1));
});
