import preview from '#storybook/preview';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldValues } from './FieldSet.tsx';
import { ManyField } from './ManyField.tsx';

interface DemoProps {
  chosen: readonly string[];
  disabled: boolean;
  onSave: (values: FieldValues) => void;
}

const TEACHERS = [
  { value: 't1', label: '周明澜' },
  { value: 't2', label: '何清' },
  { value: 't3', label: '阿卜杜热西提·买买提伊敏' },
];

const Demo = ({ chosen, disabled, onSave }: DemoProps) => {
  'use no memo';
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: { teacherIds: chosen } });
  return (
    <Form
      onSubmit={handleSubmit((values) => onSave(values))}
      footer={
        <Button type="submit" variant="primary">
          保存
        </Button>
      }
    >
      <ManyField
        control={control}
        name="teacherIds"
        label="老师"
        hint="都能布置和批阅作业。"
        required
        options={TEACHERS}
        disabled={disabled}
        placeholder="选择老师"
      />
    </Form>
  );
};

const meta = preview.meta({
  id: 'patterns-manyfield',
  title: '表单与窗口/多个值的字段 ManyField',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：弹窗里从页面已知的选项中选几个：试卷、老师、角色。表单里是一列编号。**何时不用**：只选一个用 Select，项目写在 api/domain/forms 里的用 FieldSet。',
      },
    },
  },
  args: { chosen: ['t1', 't3'], disabled: false, onSave: fn() },
});

export const Default = meta.story();
export const Fixed = meta.story({ args: { disabled: true } });
export const Missing = meta.story({
  args: { chosen: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('请选择老师');
  },
});
export const Phone = Missing.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Missing.test('an empty choice shows an error, and the box gets the focus', async ({ canvas, args }) => {
  await expect(canvas.getByRole('combobox', { name: /老师/ })).toHaveFocus();
  await expect(args.onSave).not.toHaveBeenCalled();
});

Default.test('another choice is added at the end', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: /老师/ }));
  await userEvent.click(await screen.findByRole('option', { name: '何清' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ teacherIds: ['t1', 't3', 't2'] }));
});
