import preview from '#storybook/preview';
import { aCourse } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { CourseList } from './CourseList.tsx';

const pageOf = (content: ReturnType<typeof aCourse>[], total = content.length) => ({
  data: { content, total, page: 0, size: 20 },
});
const some = [
  aCourse(),
  aCourse({
    id: idOf('course', 2),
    title: '语法进阶',
    difficulty: 'medium',
    tags: ['GESP 三级'],
    chapterCount: 20,
    intro: '数组、字符串和位运算。',
  }),
  aCourse({
    id: idOf('course', 3),
    title: '图论与动态规划',
    difficulty: 'veryHard',
    tags: ['CSP-S'],
    chapterCount: 12,
    intro: '',
  }),
];

const meta = preview.meta({
  id: 'screens-courselist',
  title: '课程列表',
  component: CourseList,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：学生按难度和标签找课程。**何时不用**：班级里的课程从班级进入；出题人管理课程用管理列表。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { courses: pageOf([]) },
      extreme: {
        courses: pageOf(
          Array.from({ length: 20 }, (_, index) =>
            aCourse({
              id: idOf('course', index + 1),
              title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段图论与动态规划专题',
              intro: '每天三道例题、一场四题的测试和补题。'.repeat(8),
              tags: ['CSP-S', '提高组', '集训'],
            }),
          ),
          1_234,
        ),
      },
    },
  },
  args: {
    courses: pageOf(some),
    topics: [aCourse({ id: idOf('course', 9), kind: 'topic', slug: 'quwei', title: '趣味 C++', tags: ['趣味'] })],
    filter: { difficulty: null, tag: null, keyword: '', page: 0 },
    fileUrl: (name: string) => name,
    on: { filter: fn(), retry: fn() },
  },
});

export const Some = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { courses: {} } });
export const Failed = meta.story({ args: { courses: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ courses: unreached }));
export const NoneAtAll = meta.story({ globals: { density: 'empty' } });
export const NoneFound = meta.story({
  args: { courses: pageOf([]), filter: { difficulty: 'hard', tag: null, keyword: '省选', page: 0 } },
});
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = Some.extend({ tags: ['!key'], globals: { theme: 'dark' } });
export const Phone = Some.extend({ globals: { viewport: { value: 'phone' } } });

Some.test('choosing a difficulty filters the list', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '中等' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ difficulty: 'medium', tag: null, keyword: '', page: 0 });
});
Some.test('clicking a tag of a course filters the list', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '标签' }), 'GESP 三级');
  await expect(args.on.filter).toHaveBeenCalledWith({ difficulty: null, tag: 'GESP 三级', keyword: '', page: 0 });
});

NoneFound.test('one click clears the filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部课程' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ difficulty: null, tag: null, keyword: '', page: 0 });
});
Some.test('courses: below the last course the topics are offered', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '趣味 C++' })).toHaveAttribute('href', '/web/topic/quwei');
});
NoneFound.test('courses: a filtered list offers no topics', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: '专题' })).toBeNull();
});
Extreme.test('courses: a page with more after it offers no topics', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading', { name: '专题' })).toBeNull();
});
