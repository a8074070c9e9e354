import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldValues } from './FieldSet.tsx';
import { WindowField } from './WindowField.tsx';

interface DemoProps {
  start: FieldValues;
  required: boolean;
  onSave: (values: FieldValues) => void;
}

const Demo = ({ start, required, onSave }: DemoProps) => {
  'use no memo';
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: start });
  return (
    <Form
      onSubmit={handleSubmit((values) => onSave(values))}
      footer={
        <Button type="submit" variant="primary">
          保存
        </Button>
      }
    >
      <WindowField
        control={control}
        label="考试时间"
        names={['startAt', 'endAt']}
        today="2026-11-21"
        lengthsMin={[60, 120, 180]}
        hint="学生在这段时间里开始和交卷。"
        required={required}
      />
    </Form>
  );
};

const meta = preview.meta({
  id: 'patterns-windowfield',
  title: '表单与窗口/时间段字段 WindowField',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：弹窗里的一段时间：考试、报名、展示。开始和结束是表单里的两项，必填时缺哪一项都会说。**何时不用**：不在表单里的时间段直接用 DateTimeRange，列表按日期筛选用 DayWindow。',
      },
    },
  },
  args: { start: { startAt: at(0), endAt: at(120) }, required: false, onSave: fn() },
});

export const Default = meta.story();
export const Open = meta.story({ args: { start: { startAt: null, endAt: null } } });
export const Missing = meta.story({
  args: { start: { startAt: at(0), endAt: null }, required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('请填写考试时间');
  },
});
export const Phone = Missing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Missing.extend({ globals: { theme: 'dark' } });

Open.test('an optional window is saved while empty', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ startAt: null, endAt: null }));
});

Default.test('a length button sets the end', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /3 小时/ }));
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ startAt: at(0), endAt: at(180) }));
});

Missing.test('a half-filled window is not saved', async ({ args }) => {
  await expect(args.onSave).not.toHaveBeenCalled();
});

Default.test('a side whose time is emptied is not saved, and its box gets the focus', async (context) => {
  const { canvas, userEvent, args } = context;
  await userEvent.clear(canvas.getByRole('textbox', { name: '开始时间' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await expect(await canvas.findByText('请把开始的日期和时间都填上，或者都清空')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveFocus());
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.clear(canvas.getByRole('textbox', { name: '开始日期' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ startAt: null, endAt: at(120) }));
});

Open.test('an end before the start is not saved', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261220');
  await userEvent.type(canvas.getByRole('textbox', { name: '结束日期' }), '20261201');
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await expect(await canvas.findByText('结束时间应晚于开始时间，请修改其中一个。')).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.clear(canvas.getByRole('textbox', { name: '结束日期' }));
  await userEvent.type(canvas.getByRole('textbox', { name: '结束日期' }), '20261222');
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.onSave).toHaveBeenCalledWith({
      startAt: '2026-12-19T16:00:00.000Z',
      endAt: '2026-12-22T15:59:00.000Z',
    }),
  );
});
