import preview from '#storybook/preview';
import { aCourse } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { Topics } from './Topics.tsx';

const topic = (no: number, changes: Parameters<typeof aCourse>[0]) =>
  aCourse({ id: idOf('course', no), kind: 'topic', tags: [], ...changes });
const some = [
  topic(1, {
    slug: 'quwei',
    title: '趣味 C++',
    intro: '八到十岁的第一门编程课：每课做成一件小作品，从字符画到自己的小游戏。',
    chapterCount: 12,
    tags: ['8 到 10 岁'],
  }),
  topic(2, {
    slug: 'grammar',
    title: '奥赛语法',
    intro: '从零到 CSP-J 的全部语法，每课读程序、改程序、写程序。',
    chapterCount: 20,
  }),
  topic(3, {
    slug: 'train',
    title: 'C++ 寒假集训',
    intro: '十天十个主题，每天三道例题、一场测试，补完再走。',
    chapterCount: 10,
  }),
];

const meta = preview.meta({
  id: 'screens-topics',
  title: '专题列表',
  component: Topics,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/topic，全部专题。**何时不用**：一个专题的单元用 TopicPath；按难度找课程用 CourseList。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { topics: { data: [] } },
      extreme: {
        topics: {
          data: Array.from({ length: 12 }, (_, no) =>
            topic(no + 1, {
              title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段',
              intro: '每天三道例题、一场四题的测试和补题。'.repeat(6),
            }),
          ),
        },
      },
    },
  },
  args: { topics: { data: some }, fileUrl: (name: string) => name, on: { retry: fn() } },
});

export const Some = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { topics: {} } });
export const Failed = meta.story({ args: { topics: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ topics: unreached }));
export const None = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Some.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Some.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Some.test('a topic links to its own address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '趣味 C++' })).toHaveAttribute('href', '/web/topic/quwei');
});
Failed.test('a failed list can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /重试|重新加载|再试/ }));
  await expect(args.on.retry).toHaveBeenCalled();
});
