import preview from '#storybook/preview';
import { aCourseDetail } from '@aosai/api/courses/courses.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { ContentDetail } from './ContentDetail.tsx';

const article = aCourseDetail({
  kind: 'content',
  category: 'article',
  title: 'GESP 考什么、怎么报名',
  intro: '八个级别各考什么，一年几次，多少分可以跳级。',
  tags: ['GESP', '报名'],
  chapterCount: 0,
});
const body =
  '<h2>八个级别</h2><p>一级到四级考语法和简单算法，五级到八级考数据结构与算法。每次考试有<strong>十五道单选、十道判断、两道编程</strong>。</p><h2>一年四次</h2><ul><li>三月、六月</li><li>九月、十二月</li></ul><blockquote>满六十分通过，九十分可以跳一级。</blockquote>';

const meta = preview.meta({
  id: 'screens-contentdetail',
  title: '内容',
  component: ContentDetail,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/content-center/:id，一篇文章、一个视频或一份 PDF。**何时不用**：单元的讲义和视频用 ChapterDetail。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { content: { data: { ...article, category: 'pdf', file: null, intro: '' } }, bodyHtml: { data: '' } },
      extreme: {
        content: {
          data: {
            ...article,
            title: '全国青少年信息学奥林匹克联赛提高组复赛报名与参赛须知全文解读以及常见问题答疑汇总',
            tags: ['CSP-S', '提高组', '报名', '考点', '环境', '评测', '申诉', '证书'],
          },
        },
        bodyHtml: { data: body.repeat(12) },
      },
    },
  },
  args: {
    content: { data: article },
    bodyHtml: { data: body },
    fileUrl: (name: string) => `#${name}`,
    on: { retry: fn() },
  },
});

export const Article = meta.story({ tags: ['key'] });
export const Pdf = meta.story({
  args: {
    content: {
      data: {
        ...article,
        category: 'pdf',
        title: 'C++ 一级考点清单',
        intro: '一页一个考点，可以打印。',
        file: 'a1b2.pdf',
      },
    },
    bodyHtml: { data: '' },
  },
});
/** Without a real file: a playing video would not look the same in every screenshot. */
export const Video = meta.story({
  args: {
    content: { data: { ...article, category: 'video', title: '十分钟看懂二分查找', file: 'lecture.mp4' } },
    bodyHtml: { data: '<p>从猜数字讲到二分答案。</p>' },
  },
});
export const NoFile = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { content: {}, bodyHtml: {} } });
export const Failed = meta.story({ args: { content: { error: '没有找到这项内容' } } });
export const Offline = meta.story(offline({ bodyHtml: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Article.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Article.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Pdf.test('a PDF can be opened in the page, or downloaded under its title', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '打开 PDF' })).toHaveAttribute(
    'href',
    expect.stringContaining('/web/pdfPreview?file=a1b2.pdf'),
  );
  await expect(canvas.getByRole('link', { name: '下载' })).toHaveAttribute('download', 'C++ 一级考点清单.pdf');
});
Video.test('a video is played in the page', async ({ canvas }) => {
  await expect(canvas.getByLabelText('「十分钟看懂二分查找」的视频')).toHaveAttribute('src', '#lecture.mp4');
});
