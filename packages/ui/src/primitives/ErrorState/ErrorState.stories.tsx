import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  id: 'primitives-errorstate',
  title: '反馈/出错 ErrorState',
  component: ErrorState,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一块内容没有取到，写明发生了什么、怎么办，并给出重试。**何时不用**：内容取到了但有问题用 Alert；整页打不开用 PageMessage；提交失败写在表单里。',
      },
    },
  },
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

Default.test('the error is announced and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('考试列表没有加载出来');
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});
