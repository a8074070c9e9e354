import preview from '#storybook/preview';
import { aCourseDetail, aUnit } from '@aosai/api/courses/courses.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { TopicPath } from './TopicPath.tsx';

const WORKS = ['字符画', '年龄魔法', '小卖部', '猜拳裁判', '穿衣助手', '火箭倒计时', '星星塔', '猜数字'];
const DONE = [5, 4, 1, 0, 0, 0, 0, 0];
const steps = (doneOf: (place: number) => number | null) =>
  WORKS.map((title, place) =>
    aUnit({
      no: place + 1,
      title,
      questionCount: 5,
      hasVideo: place % 3 === 0,
      doneCount: doneOf(place),
      ...(place > 5 && { isFree: false, pricePoints: place === 6 ? 20 : 0, openBy: null }),
    }),
  );

const topic = aCourseDetail({
  kind: 'topic',
  slug: 'quwei',
  title: '趣味 C++',
  intro: '每课做成一件小作品，从字符画到自己的小游戏。适合八到十岁。',
  chapterCount: WORKS.length,
});

const meta = preview.meta({
  id: 'screens-topicpath',
  title: '专题',
  component: TopicPath,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：/topic/quwei 这样的专题：一条由单元连成的路。**何时不用**：普通课程用 CourseDetail。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { units: { data: [] }, notesHtml: { data: '' } },
      extreme: {
        units: {
          data: Array.from({ length: 30 }, (_, place) =>
            aUnit({
              no: place + 1,
              title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用与拓展',
              questionCount: 200,
              doneCount: place < 9 ? 200 : 0,
            }),
          ),
        },
      },
    },
  },
  args: {
    topic: { data: topic },
    units: { data: steps((place) => DONE[place] ?? 0) },
    notesHtml: { data: '<p>每课三道小题、一道编程，再做一件自己的作品。不计时，不排名。</p>' },
    isGuest: false,
    fileUrl: (name: string) => name,
    on: { signIn: fn(), retry: fn() },
  },
});

export const Student = meta.story({ tags: ['key'] });
export const Guest = meta.story({ args: { isGuest: true, units: { data: steps(() => null) } } });
export const Teacher = meta.story({ args: { units: { data: steps(() => null) } } });
export const NotBegun = meta.story({ args: { units: { data: steps(() => 0) } } });
export const AllDone = meta.story({ args: { units: { data: steps(() => 5) } } });
export const NotYet = meta.story({ args: { topic: { data: null } } });
export const Loading = meta.story({ args: { topic: {}, units: {}, notesHtml: {} } });
export const Failed = meta.story({ args: { topic: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ units: unreached, notesHtml: unreached }));
export const NoUnits = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Student.extend({ tags: ['key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Student.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Student.test("the path shows the student's progress and the next unit", async ({ canvas }) => {
  const steps = canvas.getAllByRole('listitem').filter((step) => step.dataset['standing']);
  await expect(steps.map((step) => step.dataset['standing'])).toEqual([
    'done',
    'done',
    'next',
    'ahead',
    'ahead',
    'ahead',
    'locked',
    'locked',
  ]);
  const next = steps[2];
  if (!next) throw new Error('no third step');
  await expect(next).toHaveAttribute('aria-current', 'step');
  await expect(within(next).getByRole('link', { name: '接着学' })).toHaveAttribute(
    'href',
    `/web/chapter/detail?id=${idOf('chapter', 3)}&courseId=${topic.id}`,
  );
  await expect(canvas.getByText('完成了 2 / 8 个单元')).toBeVisible();
});
Student.test('a locked unit links only to the page that unlocks it', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '星星塔' })).toBeNull();
  await expect(canvas.getByRole('link', { name: /20 积分解锁.*星星塔/ })).toBeVisible();
});
NotBegun.test('topic: before the first question only the path says where to begin', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: '开始学' })).toHaveLength(1);
  await expect(canvas.queryByText('我的进度')).toBeNull();
  await expect(canvas.queryByText(/完成 0/)).toBeNull();
});
Guest.test('a guest is asked to sign in to track progress', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录' }));
  await expect(args.on.signIn).toHaveBeenCalled();
});
Phone.test('topic: on a phone the path stands between progress and introduction', async ({ canvas }) => {
  const top = (element: HTMLElement) => element.getBoundingClientRect().top;
  const [progress, path, notes] = [
    canvas.getByText('完成了 2 / 8 个单元'),
    canvas.getByText(WORKS[0] ?? ''),
    canvas.getByText('学什么'),
  ].map(top);
  await expect(progress).toBeLessThan(path ?? 0);
  await expect(path).toBeLessThan(notes ?? 0);
});
