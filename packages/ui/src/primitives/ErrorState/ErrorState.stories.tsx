import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  args: { title: '考试列表没有加载出来', children: '服务器暂时没有回应，请检查网络后重试。', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card padding="none">
        <h2 style={{ padding: '16px 20px' }}>考试</h2>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const Offline = meta.story({
  args: { icon: 'offline', title: '没有网络', children: '连接恢复后会自动继续。', onRetry: undefined },
});
export const Retrying = meta.story({ args: { retrying: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('it is announced and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('考试列表没有加载出来');
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
