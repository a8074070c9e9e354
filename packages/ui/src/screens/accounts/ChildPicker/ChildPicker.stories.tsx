import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { ChildPicker } from './ChildPicker.tsx';

const names = ['林知远', '林知夏'].map((name, place) => ({ id: idOf('member', place + 1), name }));

const meta = preview.meta({
  id: 'patterns-childpicker',
  title: '部件/选择孩子 ChildPicker',
  component: ChildPicker,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：家长在几个孩子之间切换。**何时不用**：只有一个孩子时不显示；别的选择用 Segmented 或 Select。',
      },
    },
  },
  args: { names, chosenId: names[0]?.id ?? '', onChoose: fn() },
});

export const Two = meta.story();
export const Many = meta.story({
  args: {
    names: ['林知远', '林知夏', '林知秋', '欧阳慕容雪'].map((name, place) => ({ id: idOf('member', place + 1), name })),
  },
});
export const Dark = Two.extend({ globals: { theme: 'dark' } });

Two.test('a parent switches to another child', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '林知夏' }));
  await expect(args.onChoose).toHaveBeenCalledWith(idOf('member', 2));
});

Many.test('children who do not fit side by side become a select', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '选择孩子' }), '林知秋');
  await expect(args.onChoose).toHaveBeenCalledWith(idOf('member', 3));
});
