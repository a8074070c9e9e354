import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ScoreRing } from './ScoreRing.tsx';

const meta = preview.meta({
  component: ScoreRing,
  args: { totalPoints: 8_600, maxPoints: 10_000, passPoints: 6_000 },
});

export const Passed = meta.story();
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
