import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { OfflineBar } from './OfflineBar.tsx';

const meta = preview.meta({
  id: 'patterns-offlinebar',
  title: '部件/离线条 OfflineBar',
  component: OfflineBar,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：网站和管理页的框架，浏览器没有网络时放在页面最上面。**何时不用**：正在作答的页面自己说答案存在哪里；整个页面都打不开用 Offline。',
      },
    },
    layout: 'fullscreen',
  },
});

export const Default = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the bar is announced without taking the focus', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('恢复后会自动更新');
});
