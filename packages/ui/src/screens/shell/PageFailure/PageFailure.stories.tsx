import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { PageFailure } from './PageFailure.tsx';

const meta = preview.meta({
  id: 'screens-pagefailure',
  title: '页面出错',
  component: PageFailure,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个页面因为出错无法显示，说明发生了什么、如何继续，并附可报告的编号。**何时不用**：页内部分内容失败用 ErrorState；程序没有下载完整用 ChunkFailure。',
      },
    },
    layout: 'fullscreen',
  },
  args: { on: { reload: fn() } },
});

export const Default = meta.story({ tags: ['key'] });
export const Phone = Default.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Default.test('shows a page with its own heading, and offers to reload', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: '页面出了点问题' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '重新载入' }));
  await expect(args.on.reload).toHaveBeenCalledTimes(1);
});
