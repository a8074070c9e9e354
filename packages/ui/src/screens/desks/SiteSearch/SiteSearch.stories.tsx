import preview from '#storybook/preview';
import type { SearchResult } from '@aosai/api/desks/search.contract';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { expect, fireEvent, fn, screen, within } from 'storybook/test';
import { SiteSearch } from './SiteSearch.tsx';

const none = { content: [], hasMore: false };
const EMPTY: SearchResult = { courses: none, lessons: none, tasks: none, exams: none, articles: none };
const LOOPS: SearchResult = {
  ...EMPTY,
  courses: { content: [{ id: idOf('course'), title: 'C++ 循环专题', kind: 'topic', slug: 'loops' }], hasMore: false },
  lessons: {
    content: [
      { id: idOf('chapter', 1), title: '循环', courseId: idOf('course', 2), courseTitle: 'C++ 1 级考点闯关' },
      { id: idOf('chapter', 2), title: 'for 循环', courseId: idOf('course', 3), courseTitle: 'GESP C++ 一级' },
    ],
    hasMore: false,
  },
  tasks: {
    content: [
      { id: idOf('question', 1), title: '循环赛日程', type: PROGRAMMING, difficulty: 'medium', stage: 'gesp-2' },
      { id: idOf('question', 2), title: '循环执行了几次', type: SINGLE, difficulty: 'easy', stage: null },
    ],
    hasMore: true,
  },
};

const meta = preview.meta({
  id: 'screens-site-search',
  title: '站内查找',
  component: SiteSearch,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：按 Ctrl K 或顶栏的放大镜，找能打开的课程、单元、题目、考试和文章。**何时不用**：管理页面找页面和人用顶栏里的查找框。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    places: [
      { href: '/web/play/home', label: '练习' },
      { href: '/web/play/python', label: 'Python 练习场' },
      { href: '/web/camp', label: '训练营' },
    ],
    recent: ['循环', '二进制'],
    result: { data: LOOPS },
    isGuest: false,
    on: { find: fn(), go: fn(), clearRecent: fn(), retry: fn(), close: fn() },
  },
});

type Step = { userEvent: { type: (element: Element, text: string) => Promise<void> } };
const box = () => screen.findByRole('combobox', { name: '查找课程、单元、题目、考试和文章' });
const typed =
  (text: string) =>
  async ({ userEvent }: Step) => {
    await userEvent.type(await box(), text);
  };

export const Start = meta.story();
export const FirstTime = meta.story({ args: { recent: [] } });
export const Found = meta.story({ play: typed('循环') });
export const Nothing = meta.story({ args: { result: { data: EMPTY } }, play: typed('量子') });
export const Waiting = meta.story({ args: { result: {} }, play: typed('循环') });
export const Failed = meta.story({ args: { result: { error: '网络不通，请稍后再试' } }, play: typed('循环') });
export const Guest = meta.story({
  args: { isGuest: true, recent: [], result: { data: { ...LOOPS, tasks: none } } },
  play: typed('循环'),
});
export const Phone = Found.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Found.extend({ globals: { theme: 'dark' } });

Start.test('site search: puts the focus into its box when it opens', async () => {
  await expect(await box()).toHaveFocus();
});
Found.test('site search: opens what the arrows have chosen when Enter is pressed', async ({ userEvent, args }) => {
  await expect(screen.getAllByRole('option')).toHaveLength(6);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect(args.on.go).toHaveBeenCalledWith(
    `/web/chapter/detail?id=${idOf('chapter', 2)}&courseId=${idOf('course', 3)}`,
    '循环',
  );
  await expect(args.on.close).toHaveBeenCalled();
});
Found.test('site search: groups its results by kind and leads to the rest of a long kind', async () => {
  const group = within(screen.getByRole('group', { name: '题目' }));
  await expect(group.getByRole('option', { name: /循环赛日程/ })).toHaveTextContent('编程 · GESP 2 级');
  await expect(group.getByRole('option', { name: '全部题目结果' })).toHaveAttribute(
    'href',
    `/web/play/bank?keyword=${encodeURIComponent('循环')}`,
  );
});
Start.test('site search: finds a page by its name before the server answers', async ({ userEvent }) => {
  await userEvent.type(await box(), 'python');
  await expect(screen.getByRole('group', { name: '页面' })).toHaveTextContent('Python 练习场');
});
Start.test('site search: searches an earlier word again when it is pressed', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '二进制' }));
  await expect(args.on.find).toHaveBeenLastCalledWith('二进制');
});
Failed.test('site search: says why it failed and tries again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledOnce();
});
Guest.test('site search: tells a visitor that questions are found after signing in', async () => {
  await expect(screen.getByText('登录以后还能查到可以练的题目。')).toBeVisible();
});

Found.test('site search: opens nothing for the Enter that ends a word, also as WebKit reports it', async ({ args }) => {
  await fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 229 });
  await expect(args.on.go).not.toHaveBeenCalled();
});
