import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ScoreRing } from './ScoreRing.tsx';

const meta = preview.meta({
  id: 'patterns-scorering',
  title: '部件/得分环 ScoreRing',
  component: ScoreRing,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一份报告里最重要的那个总分，和它占满分的多少。**何时不用**：同一页要放很多个时用数字或 ProgressBar；进度用 ProgressRing。',
      },
    },
  },
  args: { totalPoints: 8_600, maxPoints: 10_000, passPoints: 6_000 },
});

export const Passed = meta.story({ tags: ['key'] });
export const Fraction = meta.story({ args: { totalPoints: 27_333, maxPoints: 40_000 } });
export const Nothing = meta.story({ args: { totalPoints: 0, passPoints: null } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Fraction.test('hundredths are shown as points', async ({ canvas }) => {
  await expect(canvas.getByText('273.33')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: '总分' })).toHaveAttribute(
    'aria-valuetext',
    '273.33 分，满分 400 分',
  );
});
