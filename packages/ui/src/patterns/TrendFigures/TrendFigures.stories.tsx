import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { TrendFigures } from './TrendFigures.tsx';

const meta = preview.meta({
  id: 'patterns-trendfigures',
  title: '数据与图形/带走势的数字 TrendFigures',
  component: TrendFigures,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一两个越高越好的数，连同它几周来的走势和这次的变化。颜色之外有箭头和文字。**何时不用**：只有当前值用 Figures；要读每周的数用 TrendChart。',
      },
    },
  },
  args: {
    than: '上周',
    items: [
      { label: '首答正确率', unit: '%', values: [41, 44, 43, 52, 50, 58, 61, 66] },
      { label: '掌握度中位数', unit: '%', values: [38, 40, 44, 47, null, 49, 52, 50] },
    ],
  },
});

export const Full = meta.story({ tags: ['key'] });
export const Empty = meta.story({
  args: {
    items: [
      { label: '首答正确率', unit: '%', values: [null, null, 40] },
      { label: '掌握度中位数', unit: '%', values: [null, null, null] },
    ],
  },
});
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test('each figure says in words how it changed', async ({ canvas }) => {
  await expect(canvas.getByText('▲ 比上周高 5 个百分点')).toBeVisible();
  await expect(canvas.getByText('▼ 比上周低 2 个百分点')).toBeVisible();
});
Empty.test('nothing is compared with weeks that have no value', async ({ canvas }) => {
  await expect(canvas.getAllByText('还不能和上周比')).toHaveLength(2);
});
