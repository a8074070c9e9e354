import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  id: 'primitives-progressbar',
  title: '反馈/进度条 ProgressBar',
  component: ProgressBar,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：知道总量的进度：上传、导入第 n 条、单元做了几题；旁边写出数字。**何时不用**：不知道要多久用 Spinner；各部分得分的比较用 ScoreBars。',
      },
    },
  },
  args: { label: '单元进度', value: 16, max: 25, valueText: '16 / 25 题' },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: 0, valueText: '0 / 25 题' } });
export const Full = meta.story({ args: { value: 25, tone: 'ok', valueText: '25 / 25 题' } });
export const Beyond = meta.story({ args: { value: 30 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the progress is announced in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: '单元进度' });
  await expect(bar).toHaveAttribute('aria-valuenow', '16');
  await expect(bar).toHaveAttribute('aria-valuetext', '16 / 25 题');
});
