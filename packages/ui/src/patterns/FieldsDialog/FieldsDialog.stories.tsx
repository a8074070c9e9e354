import preview from '#storybook/preview';
import { count, fields, text } from '@aosai/api/kit/fields';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FieldsDialog, type FieldsDialogProps } from './FieldsDialog.tsx';

const roomFields = fields({
  name: text('名称', { required: true, minLength: 2, max: 20, oneLine: true }),
  phone: text('值班电话', { max: 11, pattern: /^1\d{10}$/, like: '11 位手机号', typed: 'tel' }),
  seats: count('座位', { required: false, min: 1, max: 999, unit: '个', hint: '空着就是不限。' }),
});

const meta = preview.meta({
  id: 'patterns-fieldsdialog',
  title: '表单与窗口/填写窗口 FieldsDialog',
  component: FieldsDialog<typeof roomFields>,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：弹窗里的表单，项目写在 api/domain/forms 里；个别项目用 draw 画自己的控件。**何时不用**：OfficeTable 的新建和修改，写 add、edit 就有；项目不固定的表单用 FormDialog。',
      },
    },
  },
  args: {
    of: roomFields,
    title: '修改机房',
    description: '每次修改都记入操作日志。',
    submitLabel: '保存',
    row: { name: '三号楼 602' },
    act: { pending: false, error: null },
    on: { submit: fn(), close: fn() },
  } as FieldsDialogProps<typeof roomFields>,
});

export const Default = meta.story({ tags: ['key'] });
export const Refused = meta.story({ args: { act: { pending: false, error: '已有同名的机房，请换一个名称。' } } });
export const Saving = meta.story({ args: { act: { pending: true, error: null } } });
export const Wrong = meta.story({
  args: { row: { name: '楼', phone: '123', seats: 0 } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '保存' }));
    await screen.findByText('名称至少 2 个字，请补充。');
  },
});
export const Phone = Wrong.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Wrong.extend({ globals: { theme: 'dark' } });

Default.test('an optional field left empty is null', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '修改机房' }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.submit).toHaveBeenCalledWith({ name: '三号楼 602', phone: null, seats: null }));
});

Wrong.test('each invalid field shows what is wrong and what to do', async ({ args }) => {
  await expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '名称至少 2 个字，请补充。',
    '值班电话应为 11 位手机号，请检查。',
    '座位应为 1 到 999 的整数，请重新填写。',
  ]);
  await expect(args.on.submit).not.toHaveBeenCalled();
});
