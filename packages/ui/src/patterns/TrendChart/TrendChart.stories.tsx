import preview from '#storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { TrendChart } from './TrendChart.tsx';

const days = ['9/12', '9/19', '9/27', '10/10', '10/18', '10/31', '11/7', '11/14', '11/21'];

const meta = preview.meta({
  id: 'patterns-trendchart',
  title: '数据与图形/趋势图 TrendChart',
  component: TrendChart,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：同一件事随时间的变化：历次模考得分、班级平均、每日提交量。最多三条线，每条线的虚实不同，不只靠颜色；同样的数字总能以表格查看。**何时不用**：比较几个部分谁高谁低用 SectionScores，只有一个总分用 ScoreRing，少于三个点时直接写数字。',
      },
    },
  },
  args: {
    label: '模拟考试得分',
    labels: days,
    unit: '分',
    series: [
      { name: '我的得分', values: [54, 62, 58, 71, 68, 79, 91, 83, 86] },
      { name: '班级平均', values: [61, 63, 60, 66, 67, 70, 74, 72, 73] },
    ],
    mark: { name: '及格', value: 60 },
  },
  decorators: [
    (Story) => (
      <Card title="成绩趋势">
        <Story />
      </Card>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
});

export const TwoLines = meta.story({ tags: ['key'] });
export const ThreeLinesWithGaps = meta.story({
  args: {
    series: [
      { name: '林知远', values: [54, 62, null, 71, 68, 79, 91, 83, 86] },
      { name: '欧阳思远', values: [null, null, 48, 52, 66, 64, 70, null, 75] },
      { name: '班级平均', values: [61, 63, 60, 66, 67, 70, 74, 72, 73] },
    ],
  },
});
export const Submissions = meta.story({
  args: {
    label: '每日提交次数',
    unit: '次',
    max: 1500,
    labels: Array.from({ length: 30 }, (_, day) => `11/${day + 1}`),
    series: [{ name: '提交', values: Array.from({ length: 30 }, (_, day) => 300 + ((day * 311) % 900)) }],
    mark: undefined,
  },
});
export const One = meta.story({ args: { labels: ['11/21'], series: [{ name: '我的得分', values: [86] }] } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = ThreeLinesWithGaps.extend({ globals: { theme: 'dark' } });

TwoLines.test('the chart is described in a sentence', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /^模拟考试得分：我的得分 9 次，从 54 分 到 86 分/ })).toBeVisible();
});

TwoLines.test('the same numbers are available as a table', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('以表格查看'));
  const rows = within(await canvas.findByRole('table', { name: '模拟考试得分' })).getAllByRole('row');
  await expect(rows).toHaveLength(10);
  await expect(rows[9]).toHaveTextContent('11/2186 分73 分');
});

TwoLines.test('the legend shows the values at the pointer', async ({ canvasElement, userEvent }) => {
  const over = await waitFor(() => {
    const element = canvasElement.querySelector('.u-over');
    if (!element) throw new Error('the plot is not drawn yet');
    return element;
  });
  const legend = canvasElement.querySelector('figure > ul');
  await expect(legend).toHaveTextContent('11/21我的得分86 分');
  const box = over.getBoundingClientRect();
  await userEvent.pointer({ target: over, coords: { clientX: box.left + 6, clientY: box.top + 20 } });
  over.dispatchEvent(new MouseEvent('mousemove', { clientX: box.left + 6, clientY: box.top + 20, bubbles: true }));
  await waitFor(() => expect(legend).toHaveTextContent('9/12我的得分54 分'));
});
