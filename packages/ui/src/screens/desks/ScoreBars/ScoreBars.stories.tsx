import preview from '#storybook/preview';
import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { ScoreBars } from './ScoreBars.tsx';

const attempts = [8_600, 7_850, 5_400, 9_100, 6_200, 4_000, 3_000].map((totalPoints, index) =>
  aSettledAttempt({ id: idOf('attempt', index + 1), totalPoints, completedAt: at(-index * 6 * 1440 - 60) }),
);

const meta = preview.meta({
  id: 'patterns-scorebars',
  title: '部件/成绩条 ScoreBars',
  component: ScoreBars,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：最近几次得分，一次一根柱子，点开就是那次的报告；未达标的用斜纹。**何时不用**：超过六次、或要和别人比较时用 TrendChart。',
      },
    },
  },
  args: { attempts, now: Date.parse(FIXTURE_NOW) },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Six = meta.story({ tags: ['key'] });
export const Two = meta.story({ args: { attempts: attempts.slice(0, 2) } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Six.test('the latest six are drawn from old to new and say whether they pass', async ({ canvas }) => {
  const bars = canvas.getAllByRole('link');
  await expect(bars).toHaveLength(6);
  await expect(bars[0]).toHaveAccessibleName(/^40.*未达标$/);
  await expect(bars[5]).toHaveAccessibleName(/^86 ?今天.* 达标$/);
});
