import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound.tsx';

const meta = preview.meta({
  id: 'screens-notfound',
  title: '没有这一页',
  component: NotFound,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：网址不存在时，说明并给出回首页的路。**何时不用**：没有权限用 RoleOnly；内容被删除时说明是哪一项。',
      },
    },
    layout: 'fullscreen',
  },
});

export const Default = meta.story({ tags: ['key'] });
export const Phone = Default.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Default.test('the page says that nothing is at this address, and links to other pages', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('没有这个页面');
  await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/web/');
  await expect(canvas.getByRole('link', { name: '看看考试' })).toHaveAttribute('href', '/web/exam/list');
});
