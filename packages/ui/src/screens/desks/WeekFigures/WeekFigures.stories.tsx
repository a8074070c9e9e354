import preview from '#storybook/preview';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { aChildWeek } from '../../../storybook/exampleHome.ts';
import { WeekFigures } from './WeekFigures.tsx';

const meta = preview.meta({
  component: WeekFigures,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：家长看一个孩子的一周：用时、做完的单元、作业和考试。**何时不用**：不和别的孩子比较；学生自己的一周用 InkWeek。',
      },
    },
  },
  args: { week: aChildWeek(), now: Date.parse(FIXTURE_NOW) },
});

export const Default = meta.story();
export const Quiet = meta.story({
  args: {
    week: aChildWeek({
      assigned: 0,
      done: 0,
      late: 0,
      overdue: 0,
      exams: 0,
      exempt: 0,
      quitApplied: 0,
      units: [],
      days: aChildWeek().days.map(({ day }) => ({ day, minutes: 0 })),
    }),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Quiet.test('says so when nothing was done', async ({ canvas }) => {
  await expect(canvas.getByText('这一周没有在线练习。这一周没有要交的作业。')).toBeVisible();
});
