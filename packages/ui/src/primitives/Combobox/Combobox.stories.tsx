import preview from '#storybook/preview';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { inField } from '../../storybook/inField.tsx';
import { Combobox } from './Combobox.tsx';

const schools = [
  { value: '1', label: '第一实验中学', hint: '海淀区' },
  { value: '2', label: '第二实验中学', hint: '朝阳区' },
  { value: '3', label: '育才小学', hint: '西城区' },
  { value: '4', label: '滨河外国语学校（初中部）', hint: '已停用', disabled: true },
  { value: '5', label: '实验小学', hint: '海淀区' },
];

const Controlled = inField(Combobox, { label: '报名学校', hint: '可以输入学校名称或区名。', maxWidth: 380 });

const meta = preview.meta({
  id: 'primitives-combobox',
  title: '选择/可输入的下拉 Combobox',
  component: Combobox,
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '**何时用**：从十项以上里选一项，用户知道要找的名字，例如学校、题目、班级；选项也可以由服务器按输入查找。**何时不用**：选项少于十个时用 Select，只有两到四个且要一眼看全时用 Radio 或 Segmented，要选多项时用 MultiSelect。',
      },
    },
  },
  args: { label: '报名学校', options: schools, value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story();
export const Chosen = meta.story({ args: { value: '1', clearable: true } });
export const Disabled = meta.story({ args: { value: '1', disabled: true } });
export const Invalid = meta.story({
  render: (args) => <Controlled {...args} fieldError="请选择报名学校，列表里没有时请联系老师添加。" />,
});
export const Open = meta.story({
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '报名学校' }));
    await expect(await screen.findByRole('listbox', { name: '报名学校' })).toBeVisible();
  },
});
export const Loading = Open.extend({ args: { options: [], value: null, onSearch: fn(), loading: true } });
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '灯塔');
    await expect(await screen.findByText('没有找到「灯塔」，请换个词再试。')).toBeVisible();
  },
});
export const Dark = Open.extend({ globals: { theme: 'dark' } });
export const Phone = Open.extend({
  args: {
    options: [
      ...schools,
      { value: '9', label: '某某省某某市某某经济技术开发区第一实验外国语学校（初中部）东校区', hint: '开发区' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

Default.test('typing narrows the list and Enter takes the first match', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: '报名学校' });
  await userEvent.click(box);
  await userEvent.keyboard('海淀 小学');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('5');
  await expect(box).toHaveValue('实验小学');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

Default.test(
  'arrow keys skip disabled options, and the active option is announced',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: '报名学校' });
    await userEvent.click(box);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /^实验小学/ }).id),
    );
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /育才小学/ }).id),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
);

Chosen.test('Esc cancels the search and keeps the choice', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: '报名学校' });
  await userEvent.click(box);
  await userEvent.keyboard('育才');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(box).toHaveValue('第一实验中学');
  await expect(args.onChange).not.toHaveBeenCalled();
});

Chosen.test('the clear button removes the choice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '清除报名学校' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(null);
  await expect(canvas.getByRole('combobox')).toHaveValue('');
});

Loading.test('typing calls onSearch', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox'), '育');
  await expect(args.onSearch).toHaveBeenLastCalledWith('育');
  await expect(await screen.findByText('正在查找')).toBeVisible();
});

Invalid.test('the error is linked to the text box', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox')).toBeInvalid();
  await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/请选择报名学校/);
});

const close = fn();
export const InADialog = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <h1>报名</h1>
      <Dialog open title="修改报名学校" onClose={close}>
        <Controlled {...args} />
      </Dialog>
    </>
  ),
});

InADialog.test('choosing and Esc leave the surrounding dialog open', async ({ userEvent, args }) => {
  close.mockClear();
  const box = await screen.findByRole('combobox', { name: '报名学校' });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: /育才小学/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith('3');
  await userEvent.click(box);
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(close).toHaveBeenCalledTimes(1);
});

Loading.test('the letters of a word being composed are shown, and not searched', async ({ canvas, args }) => {
  const box = canvas.getByRole('combobox');
  await fireEvent.compositionStart(box);
  for (const value of ['y', 'yu', '育']) await fireEvent.input(box, { target: { value } });
  await expect(box).toHaveValue('育');
  await expect(args.onSearch).not.toHaveBeenCalled();
  await fireEvent.compositionEnd(box);
  await expect(args.onSearch).toHaveBeenCalledTimes(1);
  await expect(args.onSearch).toHaveBeenCalledWith('育');
});

Default.test(
  'the Enter that ends a word chooses nothing, also as WebKit reports it',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, '育才');
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);
