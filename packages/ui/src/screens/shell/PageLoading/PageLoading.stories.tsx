import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PageLoading } from './PageLoading.tsx';

const meta = preview.meta({
  id: 'screens-pageloading',
  title: '页面加载中',
  component: PageLoading,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：页面程序正在下载时的占位，形状与将要出现的页面一致。**何时不用**：页内数据加载用 Load 或 Skeleton。',
      },
    },
    layout: 'fullscreen',
  },
});

export const Default = meta.story({ tags: ['key'] });
export const Phone = Default.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Default.test('loading is announced once, and nothing else', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^正在打开页面$/);
});
