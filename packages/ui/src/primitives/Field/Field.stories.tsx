import preview from '#storybook/preview';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const Column = styled.div`
  display: grid;
  gap: 20px;
  max-width: 380px;
`;

const SignUp = () => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', level: '', agreed: false } });
  const { errors, isSubmitSuccessful } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <Column>
        <Field label="姓名" error={errors.name?.message}>
          <TextInput {...register('name', { required: '请填写姓名，与证件一致。' })} />
        </Field>
        <Field label="报考级别" error={errors.level?.message}>
          <Select
            placeholder="请选择级别"
            options={[{ value: '4', label: 'C++ 四级' }]}
            {...register('level', { required: '请选择报考级别。' })}
          />
        </Field>
        <Checkbox label="我已阅读考试规则" {...register('agreed')} />
        <Button type="submit" variant="primary">
          报名
        </Button>
        {isSubmitSuccessful && <p role="status">报名信息已填写完整</p>}
      </Column>
    </form>
  );
};

const meta = preview.meta({
  id: 'primitives-field',
  title: '输入/字段 Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：给一个输入控件加上标签、提示和错误，三者自动与控件关联；错误写清哪里不对和怎么改。**何时不用**：一组单选有自己的标签（RadioGroup），勾选框自带文字；在 react-hook-form 里用 FormField。',
      },
    },
  },
  args: { label: '手机号', children: <TextInput inputMode="tel" autoComplete="tel" /> },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
});

export const Default = meta.story();
export const WithHint = meta.story({ args: { hint: '用于找回密码，不会公开。', required: true } });
export const WithError = meta.story({ args: { error: '手机号应为 11 位数字，请检查。', required: true } });
export const LongText = meta.story({
  args: {
    label: '准考证上的报名学校全称（与学籍系统一致，简称会导致证书信息无法核对）',
    hint: '例如：某某省某某市某某区第一实验外国语学校（初中部）。如学校刚刚改名，请填写报名当日学籍系统中的名称。',
  },
});

export const Form = meta.story({
  render: () => (
    <>
      <Field label="姓名" required>
        <TextInput defaultValue="林同学" />
      </Field>
      <Field label="密码" hint="至少 8 位，含字母和数字。">
        <PasswordInput defaultValue="ink-and-seal-9" />
      </Field>
      <Field label="报考级别">
        <Select
          defaultValue="4"
          options={[
            { value: '1', label: 'C++ 一级' },
            { value: '4', label: 'C++ 四级' },
          ]}
        />
      </Field>
      <Field label="班级人数" error="人数应在 1 到 60 之间，请重新填写。">
        <NumberInput defaultValue={128} min={1} max={60} />
      </Field>
      <Field label="备注">
        <Textarea placeholder="可以写下考试当天需要的帮助" />
      </Field>
    </>
  ),
});
export const Dark = Form.extend({ globals: { theme: 'dark' } });
export const Phone = Form.extend({ globals: { viewport: { value: 'phone' } } });

WithError.test('label, state and message are linked to the control', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: /手机号/ });
  await expect(input).toBeInvalid();
  await expect(input).toBeRequired();
  await expect(input).toHaveAccessibleDescription('手机号应为 11 位数字，请检查。');
});

WithHint.test('the hint describes the control', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('用于找回密码，不会公开。');
});

export const Validated = meta.story({ render: () => <SignUp /> });

Validated.test(
  'a form shows errors, focuses the first one, and is sent once it is valid',
  async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: '报名' });
    await userEvent.click(submit);
    const name = canvas.getByRole('textbox', { name: '姓名' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写姓名，与证件一致。');
    await userEvent.keyboard('林同学');
    await waitFor(() => expect(name).toBeValid());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '报考级别' }), 'C++ 四级');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submit);
    await expect(await canvas.findByRole('status')).toHaveTextContent('报名信息已填写完整');
  },
);
