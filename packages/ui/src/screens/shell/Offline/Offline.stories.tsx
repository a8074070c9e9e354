import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Offline } from './Offline.tsx';

const meta = preview.meta({
  id: 'screens-offline',
  title: '没有网络',
  component: Offline,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：浏览器没有网络且页面无法继续时。**何时不用**：考场内断网不离开画面，由 SaveChip 和横幅说明。',
      },
    },
    layout: 'fullscreen',
  },
  args: { retrying: false, on: { retry: fn() } },
});

export const Default = meta.story();
export const Retrying = meta.story({ tags: ['key'], args: { retrying: true } });
export const Phone = Default.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Default.extend({ globals: { theme: 'dark' } });

Default.test('the connection can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重新连接' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

Retrying.test('while retrying, a click has no effect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '正在连接' }));
  await expect(args.on.retry).not.toHaveBeenCalled();
});
