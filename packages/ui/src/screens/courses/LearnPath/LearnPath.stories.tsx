import preview from '#storybook/preview';
import { aUnit } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { LearnPath } from './LearnPath.tsx';

const meta = preview.meta({
  id: 'patterns-learnpath',
  title: '部件/学习路径 LearnPath',
  component: LearnPath,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：专题和训练营：单元一个接一个，标出走到哪里。**何时不用**：普通课程的单元列表在 CourseDetail。',
      },
    },
  },
  args: {
    courseId: idOf('course'),
    units: [
      aUnit({ no: 1, title: '字符画', questionCount: 5, doneCount: 5 }),
      aUnit({ no: 2, title: '年龄魔法', questionCount: 5, doneCount: 2 }),
      aUnit({ no: 3, title: '小卖部', questionCount: 5, doneCount: 0 }),
      aUnit({ no: 4, title: '猜拳裁判', questionCount: 5, doneCount: 0, isFree: false, openBy: null, pricePoints: 20 }),
    ],
  },
});

export const Underway = meta.story();
export const Guest = meta.story({ args: { units: [aUnit({ no: 1, title: '字符画', doneCount: null })] } });
export const Phone = Underway.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Underway.extend({ globals: { theme: 'dark' } });

Underway.test('the first open unit that is not done is marked as next', async ({ canvas }) => {
  const [, second] = canvas.getAllByRole('listitem');
  await expect(second).toHaveAttribute('aria-current', 'step');
});
