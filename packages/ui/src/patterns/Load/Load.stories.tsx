import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Load, type Loaded, type LoadProps } from './Load.tsx';

interface ExampleProps {
  of: Loaded<string>;
  onRetry: () => void;
  back?: LoadProps<string>['back'];
}

const Example = ({ of, onRetry, back }: ExampleProps) => (
  <>
    <h2>考试须知</h2>
    <Load of={of} name="考试须知" onRetry={onRetry} {...(back && { back })}>
      {(text) => <p>{text}</p>}
    </Load>
  </>
);

const meta = preview.meta({
  id: 'patterns-load',
  title: '页面/加载与出错 Load',
  component: Example,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：每一处要向服务器取的内容：在路上占住位置，失败时说明原因并能重试，有旧内容时先留着旧内容。**何时不用**：按钮触发的动作用按钮自己的进行中状态和提示条。',
      },
    },
  },
  args: { of: {}, onRetry: fn() } as ExampleProps,
});

export const OnItsWay = meta.story({ tags: ['key'] });
export const Here = meta.story({ args: { of: { data: '请独立完成全部题目。' } } });
export const Failed = meta.story({ args: { of: { error: '服务暂时不可用，请稍后再试' } } });
// Has no screenshot: old data look like fresh data.
export const OldDataOutlivesAnError = meta.story({
  tags: ['no-visual'],
  args: { of: { data: '请独立完成全部题目。', error: '服务暂时不可用，请稍后再试' } },
});
export const Dark = Failed.extend({ globals: { theme: 'dark' } });

OnItsWay.test('loading content has a name for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('正在加载考试须知');
});

/** Missing content; a retry would not change that. */
export const Gone = meta.story({ args: { of: { error: '没有找到这项内容，可能已被删除或无权查看', isFinal: true } } });
Gone.test('missing content offers no retry', async ({ canvas }) => {
  await expect(canvas.getByText(/没有找到/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
});

export const GoneWithWayBack = Gone.extend({ args: { back: { href: '/web/camp', label: '回到训练营' } } });
GoneWithWayBack.test('a page whose content is missing leads back', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '回到训练营' })).toHaveAttribute('href', '/web/camp');
  await expect(canvas.queryByRole('button')).toBeNull();
});

Failed.test('a failure shows the reason and can be retried', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('考试须知没有加载出来服务暂时不可用，请稍后再试');
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onRetry).toHaveBeenCalledTimes(1);
});

/** The person can tell the number to an administrator, who finds the request in the server's log. */
export const FailedWithNumber = meta.story({
  args: {
    of: { error: '服务器出了点问题，请稍后再试（反馈编号 k7w2m9pq4rtx）', requestId: 'k7w2m9pq4rtx' },
  },
});
FailedWithNumber.test('the number of a failure can be copied', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('反馈编号 k7w2m9pq4rtx');
  await userEvent.click(await canvas.findByRole('button', { name: '复制编号' }));
  await expect(await canvas.findByText(/已复制|请手动复制/)).toBeVisible();
});

OldDataOutlivesAnError.test('data loaded before stay visible after an error', async ({ canvas }) => {
  await expect(canvas.getByText('请独立完成全部题目。')).toBeVisible();
  await expect(canvas.queryByRole('alert')).toBeNull();
});
