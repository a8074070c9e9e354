import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { SectionScores } from './SectionScores.tsx';

const meta = preview.meta({
  id: 'patterns-sectionscores',
  title: '部件/各部分得分 SectionScores',
  component: SectionScores,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：试卷各部分的得分，用同一尺度的横条比较；还不能公布时写「—」。**何时不用**：只有一个部分时直接写数字；随时间变化用 TrendChart。',
      },
    },
  },
  args: {
    sections: [
      { name: '单选题', points: 2_800, maxPoints: 3_000 },
      { name: '判断题', points: 1_800, maxPoints: 2_000 },
      { name: '编程题', points: 4_050, maxPoints: 5_000 },
    ],
  },
});

export const Three = meta.story({ tags: ['key'] });
export const Unknown = meta.story({ args: { sections: [{ name: '编程题', points: null, maxPoints: 5_000 }] } });
export const LongNames = meta.story({
  args: {
    sections: [
      { name: '程序阅读理解与填空（含多选，漏选得一半）', points: 1_250, maxPoints: 3_000 },
      { name: '判断', points: 0, maxPoints: 2_000 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Three.test('points are next to each bar', async ({ canvas }) => {
  await expect(canvas.getByText('40.5 / 50')).toBeVisible();
});
