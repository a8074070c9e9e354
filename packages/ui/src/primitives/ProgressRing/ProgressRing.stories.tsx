import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { ProgressRing } from './ProgressRing.tsx';

const meta = preview.meta({
  id: 'primitives-progressring',
  title: '反馈/进度环 ProgressRing',
  component: ProgressRing,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个画面里最重要的一个比例：总分、单元进度；中间写数字。**何时不用**：并排比较几个比例用 ProgressBar；一页只用一个大环。',
      },
    },
  },
  args: {
    label: '总分',
    value: 86,
    valueText: '86 分，满分 100 分',
    children: (
      <>
        <b>86</b>
        <span>满分 100 · 及格 60</span>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Card padding="l">
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story();
export const Zero = meta.story({ args: { value: 0, children: <b>0</b>, valueText: '0 分' } });
export const Full = meta.story({ args: { value: 100, tone: 'ok', children: <b>100</b>, valueText: '100 分' } });
export const Small = meta.story({ args: { size: 44, stroke: 5, value: 41, label: '单元进度', children: undefined } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the score is announced in words', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '总分' })).toHaveAttribute(
    'aria-valuetext',
    '86 分，满分 100 分',
  );
});
