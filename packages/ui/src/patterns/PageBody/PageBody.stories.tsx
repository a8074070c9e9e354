import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PageBody } from './PageBody.tsx';

const meta = preview.meta({
  id: 'patterns-pagebody',
  title: '页面/页面主体 PageBody',
  component: PageBody,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：每一页最外层的栏：居中、限宽、各部分间距一致；要通读的文字用 `data-width="narrow"`。**何时不用**：考场和对话框有自己的布局；不要在里面再套一层。',
      },
    },
  },
  render: (args) => (
    <PageBody {...args}>
      <PageHeader title="练习记录" lead="最近 30 天。" />
      <Card title="本周">完成 12 题，用时 3 小时 20 分。</Card>
      <Card title="上周">完成 9 题，用时 2 小时 5 分。</Card>
    </PageBody>
  ),
});

export const Default = meta.story({ tags: ['key'] });
export const Narrow = meta.story({ args: { 'data-width': 'narrow' } as object });
/** The back office allows a wider page, for tables. */
export const WideFrame = meta.story({
  decorators: (Story) => (
    <div style={{ '--page-width': '1440px' }}>
      <Story />
    </div>
  ),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

const widthOf = (canvasElement: HTMLElement) => {
  const body = canvasElement.querySelector('header')?.parentElement;
  if (!body) throw new Error('the page has a header');
  return getComputedStyle(body).maxWidth;
};

Default.test('a page is not wider than readable text', async ({ canvasElement }) => {
  await expect(widthOf(canvasElement)).toBe('1180px');
});

WideFrame.test('a frame can allow a wider page', async ({ canvasElement }) => {
  await expect(widthOf(canvasElement)).toBe('1440px');
});
