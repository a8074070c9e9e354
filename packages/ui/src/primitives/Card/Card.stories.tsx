import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
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
