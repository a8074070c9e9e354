import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { useState } from 'react';
import { SortableList, type SortableItem, type OrderListProps } from './SortableList.tsx';

const items: SortableItem[] = [
  { id: 'a', title: '认识计算机与环境', hint: '9 道题' },
  { id: 'b', title: '第一个程序', hint: '8 道题' },
  { id: 'c', title: '变量与赋值', hint: '' },
];

const Kept = ({ items: begun, onChange, ...rest }: OrderListProps) => {
  const [kept, setKept] = useState(begun);
  return (
    <SortableList
      {...rest}
      items={kept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
    />
  );
};

const meta = preview.meta({
  id: 'patterns-orderlist',
  title: '部件/可排序列表 SortableList',
  component: SortableList,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：一列有先后的内容，用手柄或键盘移动。**何时不用**：试卷按大题分节，用 PaperEditor。',
      },
    },
  },
  args: { word: '单元', items, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Some = meta.story();
export const ReadOnly = meta.story({ args: { readOnly: true } });

Some.test('space lifts an item, arrow keys move it, Esc restores the order', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: '移动第 1 个单元' }).focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect(canvas.getByText(/移到第 2 位/)).toBeInTheDocument();
  await expect(args.onChange).toHaveBeenLastCalledWith([items[1], items[0], items[2]]);
  await userEvent.keyboard('{Escape}');
  await expect(args.onChange).toHaveBeenLastCalledWith(items);
});
Some.test('an item is removed by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '移出「第一个程序」' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([items[0], items[2]]);
});
