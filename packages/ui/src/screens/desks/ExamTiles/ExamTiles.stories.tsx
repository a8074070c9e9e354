import preview from '#storybook/preview';
import { manyExams } from '@aosai/api/exams/exams.fixtures';
import { FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { ExamTiles } from './ExamTiles.tsx';

const meta = preview.meta({
  id: 'patterns-examtiles',
  title: '部件/考试卡片 ExamTiles',
  component: ExamTiles,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：还没登录或刚来的人浏览开放的考试。**何时不用**：已经报名的考试用 ExamRows，先写要做什么。',
      },
    },
  },
  args: { exams: manyExams().slice(0, 3), now: Date.parse(FIXTURE_NOW) },
});

export const Three = meta.story({ tags: ['key'] });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Three.test('a tile is one link named after the exam', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'CSP-J 第二轮 模拟测试（一）' })).toBeVisible();
});
