import preview from '#storybook/preview';
import { choice, count, fields, flag, text } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { labelled } from '@aosai/api/kit/labelled';
import { useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { FieldSet, type FieldValues } from './FieldSet.tsx';

const courseFields = fields({
  title: text('课程名称', { required: true, max: 20, oneLine: true, hint: '学生在课程列表里看到。' }),
  code: text('代号', { required: true, max: 20, pattern: /^[a-z][a-z-]*$/, like: '小写字母和横线' }),
  kind: choice('收费', labelled({ free: '免费', paid: '收费' })),
  fee: count('价格', { min: 1, max: 9_999, unit: '元', when: ({ kind }) => kind === 'paid' }),
  note: text('说明', { max: 200, lines: 3 }),
  isOn: flag('启用', { initial: true, hint: '停用后学生看不到这门课程。' }),
});

const Demo = ({ row, onSave }: { row: FieldValues; onSave: (form: object) => void }) => {
  'use no memo';
  const { control, handleSubmit } = useForm<FieldValues>({ defaultValues: startValues(courseFields, row) });
  return (
    <Form
      onSubmit={handleSubmit((values) => onSave(formOf(courseFields, values)))}
      footer={
        <Button type="submit" variant="primary">
          保存课程
        </Button>
      }
    >
      <FieldSet of={courseFields} control={control} />
    </Form>
  );
};

const meta = preview.meta({
  id: 'patterns-fieldset',
  title: '表单与窗口/一组字段 FieldSet',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：表单的项目已经在 api/domain/forms 里写好，页面和接口用同一份：名称、长度、提示、什么时候才问。**何时不用**：要选图片、日期或一组成员的项目，自己在 FormDialog 里画。',
      },
    },
  },
  args: { row: {} as FieldValues, onSave: fn() },
});

export const New = meta.story();
export const Filled = meta.story({
  tags: ['key'],
  args: {
    row: { title: 'C++ 四级周末班', code: 'cpp-four', kind: 'paid', fee: 680, note: '请自带笔记本电脑。', isOn: true },
  },
});
export const Wrong = meta.story({
  args: { row: { title: '很'.repeat(24), code: 'C++', kind: 'paid', fee: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存课程' }));
    await canvas.findByText('价格应为 1 到 9999 的整数，请重新填写。');
  },
});
export const Phone = Wrong.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Wrong.extend({ globals: { theme: 'dark' } });

Wrong.test('each invalid field shows its error, and the first gets the focus', async ({ canvas, args }) => {
  await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    '课程名称最多 20 个字，请缩短。',
    '代号应为小写字母和横线，请检查。',
    '价格应为 1 到 9999 的整数，请重新填写。',
  ]);
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /课程名称/ })).toHaveFocus());
  await expect(args.onSave).not.toHaveBeenCalled();
});

Filled.test('the price is only asked for when there is one', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /收费/ }), '免费');
  await expect(canvas.queryByRole('spinbutton', { name: /价格/ })).toBeNull();
  await userEvent.click(canvas.getByRole('checkbox', { name: /启用/ }));
  await userEvent.clear(canvas.getByRole('textbox', { name: /说明/ }));
  await userEvent.click(canvas.getByRole('button', { name: '保存课程' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  await expect(args.onSave).toHaveBeenCalledWith({
    title: 'C++ 四级周末班',
    code: 'cpp-four',
    kind: 'free',
    fee: null,
    note: null,
    isOn: false,
  });
});
