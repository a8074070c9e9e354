import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, manyExams } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aLesson, aToday } from '@aosai/api/desks/today.fixtures';
import type { Today } from '@aosai/api/desks/today.contract';
import { expect, fn } from 'storybook/test';
import { enrolled, results, student, today } from '../../../storybook/exampleHome.ts';
import { Home, type Banner, type HomePerson } from './Home.tsx';

const banners: Banner[] = [
  {
    id: idOf('banner', 1),
    title: 'GESP 12 月认证考前冲刺',
    subtitle: '一至四级各两套模拟卷，11 月 28 日前全部开放。',
    image: null,
    link: '#exam',
    sort: 1,
  },
  {
    id: idOf('banner', 2),
    title: '第一次参加机考',
    subtitle: '先做一级模拟卷，熟悉答题卡、自测运行和交卷。',
    image: null,
    link: '#first',
    sort: 2,
  },
];

const longExams = Array.from({ length: 24 }, (_, index) =>
  anExam({
    id: idOf('exam', index + 100),
    title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
    mine: enrolled,
  }),
);

const nothing = aToday({
  lesson: null,
  due: 0,
  statistics: { enrolledCount: 0, completedCount: 0, passedCount: 0, averagePercent: null },
  week: { days: today.week.days.map(({ day }) => ({ day, minutes: 0 })), streak: 0 },
});
const withToday = (changes: Partial<Today>): HomePerson => ({ ...student, today: { data: { ...today, ...changes } } });

const meta = preview.meta({
  id: 'screens-home',
  title: '首页',
  component: Home,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：登录前后的首页：接着上次、现在要做的、成绩与可报名的考试，按学生、家长、老师显示不同内容。**何时不用**：完整列表在各自的页面；首页不放设置与管理操作。工具栏的「数据多少」可切换空、平常与极端。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: {
        banners: [],
        exams: { data: [] },
        person: {
          ...student,
          today: { data: nothing },
          unreadCount: 0,
        },
      },
      extreme: {
        exams: { data: longExams },
        person: {
          ...student,
          today: {
            data: {
              ...today,
              exams: longExams,
              homework: [],
              due: 1_280,
              statistics: { enrolledCount: 1_280, completedCount: 1_279, passedCount: 1_024, averagePercent: 100 },
            },
          },
          unreadCount: 1_280,
        },
      },
    },
  },
  args: {
    title: '奥赛学堂',
    person: student as HomePerson,
    banners,
    exams: { data: manyExams().slice(1, 4) },
    now: Date.parse(FIXTURE_NOW),
    on: { signIn: fn(), retry: fn() },
  },
});

export const Student = meta.story();
export const FirstResult = meta.story({ args: { person: withToday({ results: results.slice(0, 1) }) } });

FirstResult.test('a single result is listed among the new ones, without a chart', async ({ canvas }) => {
  await expect(await canvas.findByText('新出的成绩')).toBeVisible();
  await expect(canvas.queryByRole('list', { name: '最近成绩，从旧到新' })).toBeNull();
});
export const StudentEmpty = meta.story({ tags: ['key'], globals: { density: 'empty' } });
export const StudentExtreme = meta.story({ globals: { density: 'extreme' } });
export const StudentRunning = meta.story({ args: { person: withToday({ running: anAttempt() }) } });
/** A child's first evening: no class, no result, the first lesson of the first course. */
export const StudentNew = meta.story({
  args: {
    banners: [],
    person: {
      ...student,
      today: {
        data: {
          ...nothing,
          classCount: 0,
          lesson: aLesson({ no: 1, title: '认识计算机与环境', minutes: 11 }),
        },
      },
      unreadCount: 0,
      lastVisitAt: null,
    },
  },
});
/** Before that: no goal yet. */
export const StudentWithoutGoal = meta.story({
  args: {
    banners: [],
    person: {
      ...student,
      today: { data: { ...nothing, classCount: 0, plan: null, lesson: aLesson({ no: 1 }) } },
      unreadCount: 0,
      lastVisitAt: null,
    },
  },
});
export const StudentLesson = meta.story({
  args: { person: withToday({ homework: [], exams: [], marked: [], due: 0 }) },
});
export const StudentReview = meta.story({ args: { person: withToday({ homework: [], exams: [], marked: [] }) } });
export const StudentReport = meta.story({ args: { person: withToday({ homework: [], exams: [] }) } });
export const StudentLessonPhone = StudentLesson.extend({ globals: { viewport: { value: 'phone' } } });
export const StudentLessonDark = StudentLesson.extend({ globals: { theme: 'dark' } });
export const Loading = meta.story({
  args: { banners: [], exams: {}, person: { ...student, today: {}, unreadCount: 0 } },
});
/** The server cannot be reached; an hour-old answer is shown. */
export const Offline = meta.story({
  args: { banners: [], exams: { error: '网络连接失败' }, person: { ...student, knownAt: Date.parse(at(-60)) } },
});
export const Failed = meta.story({
  args: {
    banners: [],
    exams: { error: '服务暂时不可用，请稍后再试' },
    person: { ...student, today: { error: '服务暂时不可用，请稍后再试' } },
  },
});
export const Guest = meta.story({ args: { person: { kind: 'guest' } } });
export const GuestNothingOn = meta.story({
  args: { person: { kind: 'guest' }, banners: [], exams: { data: [] } },
});
export const Teacher = meta.story({
  args: {
    banners: [],
    person: {
      kind: 'teacher',
      name: '周老师',
      hasDesk: true,
      attempts: {
        data: [
          anAttempt({ id: idOf('attempt', 21) }),
          anAttempt({ id: idOf('attempt', 22), memberName: '陈可欣', answeredCount: 9, deadlineAt: at(61) }),
          aSettledAttempt({ id: idOf('attempt', 23), memberName: '王一诺', lateCopyCount: 2 }),
          aSettledAttempt({ id: idOf('attempt', 24), memberName: '赵子墨', totalPoints: 4_800 }),
        ],
      },
    },
  },
});
export const Operator = meta.story({ args: { banners: [], person: { kind: 'operator', name: '系统管理员' } } });
export const Phone = Student.extend({ globals: { viewport: { value: 'phone' } } });
export const GuestPhone = Guest.extend({ globals: { viewport: { value: 'phone' } } });
export const TeacherPhone = Teacher.extend({ globals: { viewport: { value: 'phone' } } });
export const GuestTablet = Guest.extend({ globals: { viewport: { value: 'tablet' } } });
export const Dark = Student.extend({ globals: { theme: 'dark' } });
export const GuestDark = Guest.extend({ globals: { theme: 'dark' } });

Loading.test('while it loads, nothing is claimed', async ({ canvas }) => {
  await expect(await canvas.findByText('正在加载今天')).toBeInTheDocument();
  await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
});

StudentRunning.test('a running attempt is shown first, with the time left', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('GESP C++ 四级 模拟考试（一）');
  await expect(canvas.getByText(/剩余 01:12:45/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '继续作答' })).toHaveAttribute(
    'href',
    `/web/exam/room?examId=${idOf('exam')}&paperId=${idOf('paper')}`,
  );
});

export const StudentNextExam = meta.story({
  args: { person: withToday({ homework: [], marked: [], lesson: null, due: 0 }) },
});
StudentNextExam.test('without anything due, the next exam is shown first, as not yet open', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('GESP C++ 四级 模拟考试（二）');
  await expect(canvas.getByText('下一场考试 · 距开始 01:42:07')).toBeVisible();
});

Student.test('homework due earlier comes before an exam tonight, and new results are marked', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('第 6 讲 · 二分与前缀和');
  await expect(canvas.getByRole('link', { name: /第 5 讲 · 结构体排序 新.*92 \/ 100/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '3 条未读消息' })).toHaveAttribute(
    'href',
    '/web/user/message?unread=1',
  );
});

StudentNew.test('a new student is led to the first lesson', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('第 1 课 认识计算机与环境');
  await expect(canvas.getByText(/从第 1 课开始，大约 11 分钟/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '开始' })).toHaveAttribute(
    'href',
    `/web/chapter/detail?id=${idOf('chapter', 3)}&courseId=${idOf('course')}`,
  );
  await expect(canvas.getByRole('link', { name: '我有班级码' })).toHaveAttribute('href', '/web/user/class');
});

StudentLesson.test('the lesson says what it asks for and which seal waits', async ({ canvas }) => {
  await expect(await canvas.findByText('GESP C++ 一级。看一页讲义，答 4 道题，写 1 个程序。')).toBeVisible();
  await expect(canvas.getByRole('img', { name: '「变量」印，还没有盖' })).toBeVisible();
});

StudentReport.test(
  'a new result is the headline and counts as seen once opened',
  async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: '查看报告' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.person).toMatchObject({ kind: 'student' });
  },
);

Offline.test('says that it is not the newest, and from when it is', async ({ canvas }) => {
  await expect(await canvas.findByText(/网络断开了。下面是 .* 看到的，可能已经不是最新。/)).toBeVisible();
});

Guest.test('a guest is offered to sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录参加考试' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

Failed.test('failed parts can be retried', async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByText('今天没有加载出来')).toBeVisible();
  const [first] = canvas.getAllByRole('button', { name: '重试' });
  if (first) await userEvent.click(first);
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});

GuestTablet.test('the sample report stays inside its card', async ({ canvas }) => {
  const list = (await canvas.findByText('28 / 30')).closest('ul');
  await expect(list && list.scrollWidth <= list.clientWidth).toBe(true);
});

TeacherPhone.test('on a phone each student takes two lines, with the score visible', async ({ canvas }) => {
  const { left, right } = (await canvas.findByRole('table', { name: '最近作答' })).getBoundingClientRect();
  for (const cell of canvas.getAllByRole('cell')) {
    const box = cell.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(Math.min(right, window.innerWidth));
  }
});

StudentNew.test('a newcomer sees no empty lists and no zeros', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.queryByText('现在没有要交的')).toBeNull();
  await expect(canvas.queryByText('平均得分率')).toBeNull();
});

StudentWithoutGoal.test('asks a newcomer the three questions first', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('三个小问题，找到从哪一课开始');
  await expect(canvas.getByRole('link', { name: '开始' })).toHaveAttribute(
    'href',
    expect.stringContaining('play/goal'),
  );
});
