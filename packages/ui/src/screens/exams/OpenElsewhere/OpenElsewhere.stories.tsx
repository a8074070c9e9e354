import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { OpenElsewhere, type OpenElsewhereProps } from './OpenElsewhere.tsx';

type Places = OpenElsewhereProps['places'];
const met: Places = [
  { title: '冒泡排序的交换次数', where: 'practice', name: null },
  { title: '冒泡排序的交换次数', where: 'homework', name: '第 4 讲 · 循环与数组' },
  { title: '质数筛', where: 'exam', name: null },
];
const many: Places = Array.from({ length: 12 }, (_, no) => ({
  title: `第 ${no + 1} 题`,
  where: 'practice',
  name: null,
}));

const meta = preview.meta({
  id: 'patterns-openelsewhere',
  title: '部件/题目还在哪里被人做 OpenElsewhere',

  component: OpenElsewhere,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：发布考试或作业之前，列出题目现在还在哪里被人做。**何时不用**：批量操作的结果用 BulkResult。',
      },
    },
    density: { empty: { places: [] }, extreme: { places: many } },
  },
  args: {
    places: met,
    children: '这些题现在别处也在用。',
  },
});

export const Full = meta.story({});
export const Many = meta.story({ args: { places: many } });

Many.test('the first eight are named, the rest are counted', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  await expect(canvas.getByText('还有 4 处')).toBeVisible();
});
