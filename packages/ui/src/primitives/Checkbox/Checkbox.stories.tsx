import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  id: 'primitives-checkbox',
  title: '选择/复选框 Checkbox',
  component: Checkbox,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：表单里可选可不选的一项，或几项里选若干，提交后才生效；父项部分选中时用 indeterminate。**何时不用**：立即生效的开关用 Switch；多选一用 Radio；选项很多用 MultiSelect。',
      },
    },
  },
  args: { label: '我已阅读并同意《考试规则》', onChange: fn() },
});

export const Default = meta.story();
export const Checked = meta.story({ args: { defaultChecked: true, hint: '规则在考试开始前 24 小时不再变化。' } });
export const Some = meta.story({ args: { indeterminate: true, label: '选择本页全部题目' } });
export const Invalid = meta.story({ args: { invalid: true } });
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const Dark = Checked.extend({ globals: { theme: 'dark' } });
export const LongText = meta.story({
  args: {
    label:
      '我是学生的监护人，已阅读并同意《用户服务协议》《隐私政策》与《儿童个人信息保护规则》，同意为孩子注册账号并参加考试',
  },
  globals: { viewport: { value: 'phone' } },
});

Default.test('a click on the label and the space key toggle it', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: '我已阅读并同意《考试规则》' });
  await userEvent.click(canvas.getByText('我已阅读并同意《考试规则》'));
  await expect(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});

Some.test('an indeterminate checkbox is announced as mixed', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});
