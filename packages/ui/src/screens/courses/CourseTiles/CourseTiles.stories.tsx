import preview from '#storybook/preview';
import { aCourse } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect } from 'storybook/test';
import { CourseTiles } from './CourseTiles.tsx';

const meta = preview.meta({
  id: 'patterns-coursetiles',
  title: '部件/课程卡片 CourseTiles',
  component: CourseTiles,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：课程、专题或内容并排供选择。**何时不用**：考试用 ExamTiles；管理列表用 OfficeTable。',
      },
    },
  },
  args: {
    courses: [
      aCourse(),
      aCourse({ id: idOf('course', 2), title: '语法进阶', intro: '数组、字符串和位运算。', chapterCount: 20 }),
      aCourse({ id: idOf('course', 3), title: '图论与动态规划', intro: '' }),
    ],
    hrefOf: ({ id }) => `#${id}`,
    fileUrl: (name: string) => name,
    Facts: ({ course }) => <span>{course.chapterCount} 个单元</span>,
  },
});

export const Three = meta.story();
export const Phone = Three.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Three.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Three.test('each tile links to its course', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '语法进阶' })).toHaveAttribute('href', `#${idOf('course', 2)}`);
});
