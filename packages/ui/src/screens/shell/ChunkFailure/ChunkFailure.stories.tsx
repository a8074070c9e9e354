import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ChunkFailure, type ChunkFailureProps } from './ChunkFailure.tsx';

const meta = preview.meta({
  id: 'screens-chunkfailure',
  title: '页面加载失败',
  component: ChunkFailure,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：页面程序没有下载完整时（网络中断或刚发布新版本），说明原因并给出刷新。**何时不用**：数据取不到用 ErrorState；没有网络用 Offline。',
      },
    },
    layout: 'fullscreen',
  },
  args: { reason: 'timeout' as ChunkFailureProps['reason'], on: { reload: fn() } },
});

export const Timeout = meta.story();
export const Failed = meta.story({ tags: ['key'], args: { reason: 'failed' } });
export const Phone = Timeout.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Timeout.extend({ globals: { theme: 'dark' } });

Timeout.test('timeout: says how long it waited, and offers to reload', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('等了 120 秒');
  await userEvent.click(canvas.getByRole('button', { name: '重新载入' }));
  await expect(args.on.reload).toHaveBeenCalledTimes(1);
});

Failed.test('failed: does not blame a slow network', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('页面没有下载成功');
  await expect(canvas.queryByText(/120 秒/)).toBeNull();
});
