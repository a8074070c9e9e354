import preview from '#storybook/preview';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { numberProps } from './numberProps.ts';

interface Values {
  title: string;
  mobile: string;
  size: number | null;
  level: string;
  school: string | null;
  points: string[];
  opensOn: string | null;
  note: string;
}

const empty: Values = {
  title: '',
  mobile: '',
  size: null,
  level: '',
  school: null,
  points: [],
  opensOn: null,
  note: '',
};

const named = (labels: string[]) => labels.map((label) => ({ value: label, label }));

interface DemoProps {
  values: Values;
  onSave: (values: Values) => void;
  error?: string;
  saving?: boolean;
}

const Demo = ({ values, onSave, error, saving = false }: DemoProps) => {
  const { control, handleSubmit, reset } = useForm<Values>({ defaultValues: values });
  return (
    <Form
      columns={2}
      error={error}
      onSubmit={handleSubmit((saved) => onSave(saved))}
      footer={
        <>
          <Button type="submit" variant="primary" loading={saving}>
            {saving ? '正在保存' : '保存班级'}
          </Button>
          <Button onClick={() => reset()}>恢复原值</Button>
        </>
      }
    >
      <FormField control={control} name="title" label="班级名称" rules={{ required: 'fill', maxLength: 20 }}>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField
        control={control}
        name="mobile"
        label="联系电话"
        hint="只有本班家长能看到。"
        rules={{ required: 'fill', pattern: { value: /^1\d{10}$/, like: '以 1 开头的 11 位数字' } }}
      >
        {(field) => <TextInput {...field} type="tel" inputMode="tel" />}
      </FormField>
      <FormField control={control} name="size" label="班级人数" rules={{ required: 'fill', min: 1, max: 60 }}>
        {(field) => <NumberInput {...numberProps(field)} unit="人" />}
      </FormField>
      <FormField control={control} name="level" label="目标级别" rules={{ required: 'choose' }}>
        {(field) => <Select {...field} placeholder="请选择级别" options={named(['C++ 四级', 'C++ 五级'])} />}
      </FormField>
      <FormField control={control} name="school" label="所属学校" rules={{ required: 'choose' }}>
        {(field) => <Combobox {...field} label="所属学校" options={named(['第一实验中学', '育才小学'])} />}
      </FormField>
      <FormField
        control={control}
        name="opensOn"
        label="开班日期"
        rules={{ required: 'choose' }}
        validate={(day) => day === null || day > '2026-11-21' || '开班日期应晚于今天，请重新选择。'}
      >
        {(field) => <DatePicker {...field} label="开班日期" today="2026-11-21" />}
      </FormField>
      <FormField control={control} name="points" label="教学重点" rules={{ required: 'choose' }}>
        {(field) => <MultiSelect {...field} label="教学重点" options={named(['递推', '递归', '二分查找'])} />}
      </FormField>
      <FormField control={control} name="note" label="备注">
        {(field) => <Textarea {...field} />}
      </FormField>
    </Form>
  );
};

const filled: Values = {
  title: 'C++ 四级周末班',
  mobile: '13800000000',
  size: 24,
  level: 'C++ 四级',
  school: '育才小学',
  points: ['递推', '二分查找'],
  opensOn: '2026-12-05',
  note: '请自带笔记本电脑。',
};

const meta = preview.meta({
  id: 'primitives-form',
  title: '输入/表单 Form',
  component: Demo,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：需要填好再一起提交的几项内容。Form 排版，FormField 把 react-hook-form 的一项和 Field 连在一起，规则的中文提示由标签自动生成；提交时焦点落到第一个有误的项。**何时不用**：改了立即生效的设置用 Switch 或 Segmented；列表筛选用 FilterBar；在弹窗里填写用 FormDialog。',
      },
    },
  },
  args: { values: empty, onSave: fn() },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { values: filled } });
export const Saving = meta.story({ args: { values: filled, saving: true } });
export const Refused = meta.story({
  args: { values: filled, error: '本校已有同名班级「C++ 四级周末班」，请换一个名称后再保存。' },
});
export const WithErrors = meta.story({
  args: { values: { ...filled, title: '', mobile: '138', size: 128, school: null, points: [], opensOn: '2026-11-20' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存班级' }));
    await expect(await canvas.findByText('班级人数应在 1 到 60 之间，请重新填写。')).toBeVisible();
  },
});
export const Dark = WithErrors.extend({ globals: { theme: 'dark' } });
export const Phone = WithErrors.extend({ globals: { viewport: { value: 'phone' } } });

Default.test(
  'the first invalid field gets the focus, messages are in Chinese, and a valid form is submitted',
  async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: '保存班级' });
    await userEvent.click(save);
    const title = canvas.getByRole('textbox', { name: /班级名称/ });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      '请填写班级名称。',
      '请填写联系电话。',
      '请填写班级人数。',
      '请选择目标级别。',
      '请选择所属学校。',
      '请选择开班日期。',
      '请选择教学重点。',
    ]);
    await userEvent.type(title, 'C++ 四级周末班');
    await userEvent.type(canvas.getByRole('textbox', { name: /联系电话/ }), '13800000000');
    await userEvent.type(canvas.getByRole('spinbutton', { name: /班级人数/ }), '24');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /目标级别/ }), 'C++ 四级');
    await userEvent.type(canvas.getByRole('combobox', { name: /所属学校/ }), '育才{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: /开班日期/ }), '20261205');
    await userEvent.type(canvas.getByRole('combobox', { name: /教学重点/ }), '递推{Enter}二分{Enter}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ ...filled, note: '' }));
  },
);

WithErrors.test('a control made of several parts can be focused too', async ({ canvas, userEvent }) => {
  for (const [name, text] of [
    ['班级名称', 'C++ 四级周末班'],
    ['联系电话', '00000000'],
  ] as const)
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(name) }), text);
  const size = canvas.getByRole('spinbutton', { name: /班级人数/ });
  await userEvent.clear(size);
  await userEvent.type(size, '24');
  await userEvent.click(canvas.getByRole('button', { name: '保存班级' }));
  await waitFor(() => expect(canvas.getByRole('combobox', { name: /所属学校/ })).toHaveFocus());
});
