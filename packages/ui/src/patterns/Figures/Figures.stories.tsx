import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Figures } from './Figures.tsx';

const meta = preview.meta({
  id: 'patterns-figures',
  title: '数据与图形/一组数字 Figures',
  component: Figures,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：页首三到五个要一眼记住的数。**何时不用**：随时间变化的数用 TrendChart；需要互相比较的份额用 SectionScores。',
      },
    },
  },
  args: {
    items: [
      { label: '报名', value: 6, unit: '场' },
      { label: '完成', value: 5, unit: '场' },
      { label: '达标', value: 4, unit: '场' },
      { label: '平均得分率', value: 81, unit: '%' },
    ],
  },
});

export const Four = meta.story({ tags: ['key'] });
export const Zeros = meta.story({
  args: {
    items: [
      { label: '报名', value: 0, unit: '场' },
      { label: '得分', value: '—', of: '100' },
      { label: '作答', value: 0, of: '9 题' },
    ],
  },
});
/** The longest values on any page, none of which may overlap its neighbour. */
export const Extreme = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: '收入', value: '¥999,999,999.99' },
      { label: '退款', value: '¥1,490' },
      { label: '交作业', value: '2026-11-21 19:45' },
      { label: '已支付', value: 180_000, unit: '张' },
    ],
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Extreme.test('no figure overlaps its neighbour', async ({ canvas }) => {
  const texts = canvas.getAllByRole('definition');
  await expect(texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
});
Zeros.test('a value of 0 has its unit or its maximum', async ({ canvas }) => {
  const texts = ['报名', '得分', '作答'].map((label) => canvas.getByText(label).parentElement?.textContent);
  await expect(texts).toEqual(['报名0场', '得分—/ 100', '作答0/ 9 题']);
});
Four.test('a figure is next to its name', async ({ canvas }) => {
  await expect(canvas.getByText('平均得分率').parentElement).toHaveTextContent('平均得分率81%');
});
