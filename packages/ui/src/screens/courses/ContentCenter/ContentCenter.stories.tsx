import preview from '#storybook/preview';
import { aCourse } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { ContentCenter } from './ContentCenter.tsx';

const piece = (no: number, changes: Parameters<typeof aCourse>[0]) =>
  aCourse({ id: idOf('course', no), kind: 'content', tags: [], chapterCount: 0, ...changes });
const pageOf = (content: ReturnType<typeof aCourse>[], total = content.length) => ({
  data: { content, total, page: 0, size: 20 },
});
const some = [
  piece(1, {
    category: 'article',
    title: 'GESP 考什么、怎么报名',
    intro: '八个级别各考什么，一年几次，多少分可以跳级。',
    tags: ['GESP'],
  }),
  piece(2, {
    category: 'video',
    title: '十分钟看懂二分查找',
    intro: '从猜数字讲到二分答案，边讲边写。',
    tags: ['算法'],
  }),
  piece(3, { category: 'pdf', title: 'C++ 一级考点清单', intro: '一页一个考点，可以打印。', tags: ['GESP 一级'] }),
];

const meta = preview.meta({
  id: 'screens-contentcenter',
  title: '内容中心',
  component: ContentCenter,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/content-center，按分类找文章、视频和 PDF。**何时不用**：有单元和练习的是课程，用 CourseList。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { contents: pageOf([]) },
      extreme: {
        contents: pageOf(
          Array.from({ length: 20 }, (_, no) =>
            piece(no + 1, {
              category: 'article',
              title: '全国青少年信息学奥林匹克联赛提高组复赛报名与参赛须知全文解读',
              intro: '报名时间、考点安排、环境和评测说明。'.repeat(8),
              tags: ['CSP-S', '提高组'],
            }),
          ),
          1_234,
        ),
      },
    },
  },
  args: {
    contents: pageOf(some),
    filter: { category: null, keyword: '', page: 0 },
    fileUrl: (name: string) => name,
    on: { filter: fn(), retry: fn() },
  },
});

export const Some = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { contents: {} } });
export const Failed = meta.story({ args: { contents: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ contents: unreached }));
export const NoneAtAll = meta.story({ globals: { density: 'empty' } });
export const NoneFound = meta.story({
  args: { contents: pageOf([]), filter: { category: 'video', keyword: '省选', page: 0 } },
});
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Some.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Some.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Some.test('choosing a category filters the list', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'PDF 文档' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ category: 'pdf', keyword: '', page: 0 });
});
NoneFound.test('one click clears the filter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部内容' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ category: null, keyword: '', page: 0 });
});
