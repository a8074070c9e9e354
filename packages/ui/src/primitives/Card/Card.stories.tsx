import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from './Card.tsx';

const meta = preview.meta({
  id: 'primitives-card',
  title: '展示/卡片 Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：把属于同一件事的内容放在一张纸面上，标题、补充和内容有固定位置。**何时不用**：不要卡片套卡片；只为了留白时用间距；整页只有一张表时让表格直接铺满卡片（padding none）。',
      },
    },
  },
  args: { title: '今天要做的', extra: '3 项', children: 'GESP C++ 四级　模拟考试（二）将于 19:00 开始。' },
});

export const Default = meta.story();
export const Plain = meta.story({ args: { title: undefined, extra: undefined } });
export const Accent = meta.story({
  args: { title: undefined, tone: 'accent', padding: 'l', children: '第十二单元　一维数组与前缀和' },
});
export const LongText = meta.story({
  args: {
    title: '全国青少年编程能力等级认证 C++ 四级模拟考试第二场（含补考场次与机房统一开考场次）',
    extra: '共 128 项',
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the title is a heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: '今天要做的' })).toBeVisible();
});
