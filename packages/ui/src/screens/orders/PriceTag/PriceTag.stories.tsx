import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PriceTag } from './PriceTag.tsx';

const meta = preview.meta({
  id: 'patterns-pricetag',
  title: '部件/价格 PriceTag',
  component: PriceTag,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：商品、卡片、报名处显示价格。金额一律以分为单位的整数传入，显示时才写成元，不经过小数。价格为 0 写「免费」。**何时不用**：表格里成列的金额只写数字（`fenText`），币种写在表头。',
      },
    },
  },
  args: { fen: 29_800, per: '年' },
});

export const Default = meta.story({ tags: ['key'] });
export const Discounted = meta.story({ args: { beforeFen: 39_800 } });
export const Free = meta.story({ args: { fen: 0 } });
export const Fen = meta.story({ args: { fen: 1_205, per: '次' } });
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <PriceTag fen={29_800} per="年" size="s" />
      <PriceTag fen={29_800} per="年" size="m" />
      <PriceTag fen={29_800} beforeFen={123_456_700} per="年" size="l" />
    </div>
  ),
});
export const Dark = Discounted.extend({ globals: { theme: 'dark' } });

Discounted.test('the previous price is announced as such', async ({ canvas }) => {
  await expect(canvas.getByText('298')).toHaveTextContent('¥298');
  await expect(canvas.getByText(/原价/).closest('s')).toHaveTextContent('原价 ¥398');
});
