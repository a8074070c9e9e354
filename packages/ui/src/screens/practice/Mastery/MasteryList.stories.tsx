import preview from '#storybook/preview';
import { aPointMastery } from '@aosai/api/practice/practice.fixtures';
import { expect } from 'storybook/test';
import { MasteryList } from './MasteryList.tsx';

const points = [
  aPointMastery({ pointId: 'gesp-cpp-4/recurrence', percent: 48, band: 'weak', answers: 14 }),
  aPointMastery({ pointId: 'gesp-cpp-4/array2d', percent: 66, band: 'fair', isEarly: true, answers: 5 }),
  aPointMastery({ pointId: 'gesp-cpp-4/function', percent: 91, band: 'strong', answers: 22 }),
  aPointMastery({ pointId: 'gesp-cpp-4/pointer', percent: 70, band: 'stale', answers: 9 }),
  aPointMastery({ pointId: 'gesp-cpp-4/struct', percent: null, band: 'none', answers: 2 }),
];

const meta = preview.meta({
  id: 'patterns-mastery-masterylist',
  title: '部件/知识点掌握 MasteryList',
  component: MasteryList,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：说一个人（或一个班）对几个知识点掌握得怎样，每条都带着依据。**何时不用**：一次考试各部分的得分用 SectionScores；很多学生一起看用 ClassPractice 的表。',
      },
    },
  },
  args: { points },
});

export const AsStudentsRead = meta.story({});
export const AsTeachersRead = meta.story({ args: { numbers: true } });
export const NothingYet = meta.story({
  args: { points: [aPointMastery({ percent: null, band: 'none', answers: 0 })] },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

AsStudentsRead.test('students see words, with the number of answers behind them', async ({ canvas }) => {
  await expect(canvas.getByText('薄弱')).toBeVisible();
  await expect(canvas.queryByText(/48%/)).toBeNull();
  await expect(canvas.getByText('依据 5 题，初步')).toBeVisible();
});
AsTeachersRead.test('teachers see numbers, except for too few answers', async ({ canvas }) => {
  await expect(canvas.getByText('薄弱 48%')).toBeVisible();
  await expect(canvas.getByText('依据 2 题，还不够说明掌握得怎样')).toBeVisible();
});
