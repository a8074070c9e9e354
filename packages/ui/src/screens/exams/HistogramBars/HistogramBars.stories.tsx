import preview from '#storybook/preview';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { HistogramBars } from './HistogramBars.tsx';

const bars = [0, 1, 0, 2, 3, 4, 8, 11, 9, 5].map((count, no) => ({
  name: `${no * 10}–${no * 10 + 10}%`,
  tick: String(no * 10),
  count,
  isBelow: no < 6,
}));

const meta = preview.meta({
  id: 'patterns-histogrambars',
  title: '部件/得分分布 HistogramBars',

  component: HistogramBars,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一组人落在各个分数段的人数。**何时不用**：一个人的几次成绩用 ScoreBars，随时间变化用 TrendChart。',
      },
    },
  },
  args: { label: '得分分布，按得分率', unit: '人', bars },
});

export const Full = meta.story();
export const Empty = meta.story({ args: { bars: bars.map((bar) => ({ ...bar, count: 0 })) } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Full.test('columns below the line differ from those above in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, [
    "[data-below='true'][data-empty='false'] > i",
    "[data-below='false'][data-empty='false'] > i",
    "[data-empty='true'] > i",
  ]);
});
