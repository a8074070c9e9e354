import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { inField } from '../../storybook/inField.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const points = [
  '二分查找',
  '前缀和',
  '结构体排序',
  '递推',
  '递归',
  '字符串',
  '一维数组',
  '二维数组',
  '高精度',
  '贪心',
].map((label) => ({ value: label, label }));

const Controlled = inField(MultiSelect, { label: '知识点', maxWidth: 460 });

const none: string[] = [];

const meta = preview.meta({
  id: 'primitives-multiselect',
  title: '选择/多选下拉 MultiSelect',
  component: MultiSelect,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '**何时用**：从较多选项里选几项，并且要一直看见已选了什么，例如知识点、班级、标签。**何时不用**：选项不超过六个且都要看见时用一组 Checkbox；只选一项时用 Combobox 或 Select；在表格里勾选行由 DataTable 完成。',
      },
    },
  },
  args: { label: '知识点', options: points, value: none, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();
export const Some = meta.story({ args: { value: ['二分查找', '结构体排序'] } });
export const Disabled = meta.story({ args: { value: ['二分查找'], disabled: true } });
export const Invalid = meta.story({ render: (args) => <Controlled {...args} fieldError="请至少选择一个知识点。" /> });
export const Open = meta.story({
  args: { value: ['二分查找', '结构体排序'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '知识点' }));
    await expect(await screen.findByRole('listbox', { name: '知识点' })).toBeVisible();
  },
});
export const Full = Open.extend({ args: { max: 2 } });
export const Dark = Open.extend({ globals: { theme: 'dark' } });
export const Phone = meta.story({
  args: {
    options: [...points, { value: 'long', label: '带权并查集与最小生成树在网格图连通性问题中的综合应用（选学）' }],
    value: ['long', ...points.map((point) => point.value)],
  },
  globals: { viewport: { value: 'phone' } },
});

Default.test(
  'several options are chosen by keyboard, and Backspace removes the last',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: '知识点' });
    await userEvent.click(box);
    await userEvent.keyboard('二分{Enter}');
    await userEvent.keyboard('递推{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['二分查找', '递推']);
    await expect(screen.getByText('已选 2 项')).toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['二分查找']);
  },
);

Some.test("a chip's button removes it, and the focus goes to the box", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '移除二分查找' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['结构体排序']);
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
});

Full.test('at the limit, chosen options can only be removed', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('option', { name: '递推' }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(screen.getByText('最多选 2 项，移除一项后可以再选。')).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: '结构体排序', selected: true }));
  await expect(args.onChange).toHaveBeenLastCalledWith(['二分查找']);
});

Default.test(
  'the letters of a word being composed narrow nothing, and its Enter chooses nothing',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    const shown = () => screen.getAllByRole('option').length;
    const all = shown();
    await fireEvent.compositionStart(box);
    await fireEvent.input(box, { target: { value: 'erfen' } });
    await expect(shown()).toBe(all);
    await fireEvent.input(box, { target: { value: '二分' } });
    await fireEvent.compositionEnd(box);
    await expect(shown()).toBeLessThan(all);
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);
