import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, manyExams } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import { enrolled, results, student } from '../../../storybook/exampleHome.ts';
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
          todo: { data: [] },
          homework: { data: [] },
          results: { data: [] },
          marked: { data: [] },
          unreadCount: 0,
          statistics: { data: { enrolledCount: 0, completedCount: 0, passedCount: 0, averagePercent: null } },
        },
      },
      extreme: {
        exams: { data: longExams },
        person: {
          ...student,
          todo: { data: longExams },
          homework: { data: [] },
          unreadCount: 1_280,
          statistics: {
            data: { enrolledCount: 1_280, completedCount: 1_279, passedCount: 1_024, averagePercent: 100 },
          },
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
export const FirstResult = meta.story({ args: { person: { ...student, results: { data: results.slice(0, 1) } } } });

FirstResult.test('a single result is listed among the new ones, without a chart', async ({ canvas }) => {
  await expect(await canvas.findByText('新出的成绩')).toBeVisible();
  await expect(canvas.queryByRole('list', { name: '最近成绩，从旧到新' })).toBeNull();
});
export const StudentEmpty = meta.story({ tags: ['key'], globals: { density: 'empty' } });
export const StudentExtreme = meta.story({ globals: { density: 'extreme' } });
export const StudentRunning = meta.story({
  args: { person: { ...student, running: anAttempt() } },
});
export const StudentNew = meta.story({
  args: {
    banners: [],
    person: {
      ...student,
      todo: { data: [] },
      homework: { data: [] },
      results: { data: [] },
      marked: { data: [] },
      classCount: 0,
      unreadCount: 0,
      lastVisitAt: null,
      statistics: { data: { enrolledCount: 0, completedCount: 0, passedCount: 0, averagePercent: null } },
    },
  },
});
export const Loading = meta.story({
  args: {
    banners: [],
    exams: {},
    person: {
      ...student,
      todo: {},
      homework: {},
      results: {},
      marked: {},
      statistics: {},
      classCount: undefined,
      unreadCount: 0,
    },
  },
});
/** The homework has loaded and is empty; the exams have not. */
export const ExamsLoading = meta.story({
  tags: ['no-visual'],
  args: { banners: [], person: { ...student, todo: {}, homework: { data: [] } } },
});
export const Failed = meta.story({
  args: {
    banners: [],
    exams: { error: '服务暂时不可用，请稍后再试' },
    person: {
      ...student,
      todo: { error: '服务暂时不可用，请稍后再试' },
      homework: { error: '服务暂时不可用，请稍后再试' },
      marked: { error: '服务暂时不可用，请稍后再试' },
      results: { error: '服务暂时不可用，请稍后再试' },
      statistics: {},
    },
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

/** While lists are loading, nothing is claimed. */
export const StudentOnItsWay = meta.story({
  args: { person: { ...student, running: undefined, todo: {}, homework: {}, results: {}, classCount: undefined } },
});
StudentOnItsWay.test('while lists are loading, nothing is shown as done', async ({ canvas }) => {
  await expect(canvas.getByText('近期考试')).toBeVisible();
  await expect(canvas.queryByText(/任务都完成了/)).toBeNull();
  await expect(canvas.queryByText(/先加入老师的班级/)).toBeNull();
});

StudentRunning.test('a running attempt is shown first, with the time left', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('GESP C++ 四级 模拟考试（一）');
  await expect(canvas.getByText('剩余 01:12:45')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '继续作答' })).toHaveAttribute(
    'href',
    `/web/exam/room?examId=${idOf('exam')}&paperId=${idOf('paper')}`,
  );
});

export const StudentNextExam = meta.story({ args: { person: { ...student, homework: { data: [] } } } });
StudentNextExam.test('without a running attempt, the next exam is shown first, as not yet open', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('GESP C++ 四级 模拟考试（二）');
  await expect(canvas.getByText('下一场考试 · 距开始 01:42:07')).toBeVisible();
  await expect(canvas.getAllByText('GESP C++ 四级 模拟考试（二）')).toHaveLength(1);
});

Student.test('homework due earlier comes before an exam tonight, and new results are marked', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('第 6 讲 · 二分与前缀和');
  await expect(canvas.getByRole('link', { name: /第 5 讲 · 结构体排序 新.*92 \/ 100/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '3 条未读消息' })).toHaveAttribute(
    'href',
    '/web/user/message?unread=1',
  );
});

StudentNew.test('a new student is led to a class and to a free exam', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '输入班级码' })).toHaveAttribute('href', '/web/user/class');
  await expect(canvas.getByRole('link', { name: '先做一套免费模拟卷' })).toHaveAttribute('href', '/web/exam/list');
});

Guest.test('a guest is offered to sign in', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '登录参加考试' }));
  await expect(args.on.signIn).toHaveBeenCalledTimes(1);
});

Failed.test('failed parts can be retried', async ({ canvas, userEvent, args }) => {
  await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4));
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

ExamsLoading.test('without homework, nothing is claimed until the exams have loaded', async ({ canvas }) => {
  await expect(await canvas.findByText('正在加载现在要做的')).toBeInTheDocument();
  await expect(canvas.queryByText('现在没有要做的')).toBeNull();
});
