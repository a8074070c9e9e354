import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import type { DeviceCheck } from './deviceCheck.ts';
import { DevicePanel } from './DevicePanel.tsx';

const ready: DeviceCheck = { clockOffsetMs: -640, connection: { latencyMs: 23 }, storage: 'ok', editor: 'ok' };
const meta = preview.meta({
  id: 'patterns-devicepanel',
  title: '部件/设备检查 DevicePanel',
  component: DevicePanel,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：开考前的设备检查：时钟、网络、存储、编辑器逐项给出结果和处理办法。**何时不用**：考试过程中的网络变化用 SaveChip 和横幅；系统运行状况用 Health。',
      },
    },
  },
  args: { device: ready, onRecheck: fn() },
});

export const Ready = meta.story({ tags: ['key'] });
export const Looking = meta.story({
  args: { device: { clockOffsetMs: null, connection: null, storage: null, editor: null } },
});
export const Troubled = meta.story({
  args: { device: { clockOffsetMs: 192_000, connection: 'failed', storage: 'blocked', editor: 'failed' } },
});
export const Phone = Troubled.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Troubled.extend({ globals: { theme: 'dark' } });

Troubled.test('a problem shows what to do and can be checked again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('连不上服务器，请检查网络后重试')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '重新检查' }));
  await expect(args.onRecheck).toHaveBeenCalledTimes(1);
});
