import preview from '#storybook/preview';
import { aCourseDetail, aUnit, someUnits, unitsOfClass } from '@aosai/api/courses/courses.fixtures';
import { FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen } from 'storybook/test';
import { NO_NETWORK, offline } from '../../../storybook/offline.tsx';
import { CourseDetail } from './CourseDetail.tsx';

const meta = preview.meta({
  id: 'screens-coursedetail',
  title: '课程',
  component: CourseDetail,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：一门课程的单元，也包括班级按安排开放的课程。**何时不用**：单元里的讲义和题目在单元页。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { units: { data: [] }, notesHtml: { data: '' }, course: { data: aCourseDetail({ intro: '' }) } },
      extreme: {
        course: {
          data: aCourseDetail({
            title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段图论与动态规划专题',
            tags: ['CSP-S', '提高组', '集训', '图论', '动态规划'],
          }),
        },
        units: {
          data: Array.from({ length: 30 }, (_, place) =>
            aUnit({
              no: place + 1,
              title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用与拓展',
              ...(place % 2 === 1 && { isFree: false, pricePoints: 100_000, openBy: null }),
            }),
          ),
        },
      },
    },
  },
  args: {
    course: { data: aCourseDetail() },
    units: { data: someUnits() },
    earned: null,
    fileUrl: (name: string) => name,
    notesHtml: { data: '<p>每周两个单元，先看讲义，再做练习。</p>' },
    grade: null,
    balance: 50,
    isGuest: false,
    now: Date.parse(FIXTURE_NOW),
    buying: { pending: false, error: null },
    on: { buy: fn(() => Promise.resolve(true)), forget: fn(), signIn: fn(), retry: fn() },
  },
});

export const Student = meta.story({ tags: ['key'] });
export const Guest = meta.story({ args: { balance: null, isGuest: true } });
export const Parent = meta.story({ args: { balance: null } });
export const TooFewPoints = meta.story({ args: { balance: 12 } });
export const Class = meta.story({
  args: { units: { data: unitsOfClass() }, grade: { id: idOf('grade'), title: '信奥一班 · 秋季' } },
});
const begun = [
  aUnit({ doneCount: 9 }),
  aUnit({ no: 2, title: '第一个程序', doneCount: 3 }),
  aUnit({ no: 3, title: '变量与赋值', doneCount: 0 }),
];
export const Begun = meta.story({ args: { units: { data: begun }, earned: 46 } });
export const Over = meta.story({
  tags: ['no-visual'],
  args: { units: { data: begun.map((unit) => ({ ...unit, doneCount: 9, isDone: true })) }, earned: 120 },
});
export const Loading = meta.story({ args: { course: {}, units: {}, notesHtml: {} } });
export const Failed = meta.story({ args: { course: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ buying: { pending: false, error: NO_NETWORK } }));
export const NoUnits = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = Student.extend({ tags: ['!key'], globals: { theme: 'dark' } });
export const Phone = Student.extend({ globals: { viewport: { value: 'phone' } } });

Student.test('buying a unit first shows the price and the remaining points', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /30 积分解锁.*变量与赋值/ }));
  await expect(screen.getByText(/你有 50 积分，解锁后剩 20/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '解锁单元' }));
  await expect(args.on.buy).toHaveBeenCalledWith(idOf('chapter', 3));
});
TooFewPoints.test('a student with too few points is told how many are missing', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /变量与赋值/ }));
  await expect(screen.getByText('还差 18 积分')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await expect(args.on.buy).not.toHaveBeenCalled();
});
Guest.test('a guest is asked to sign in first', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /变量与赋值/ }));
  await expect(args.on.signIn).toHaveBeenCalledOnce();
});
Class.test('a class opens units on its dates', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '认识计算机与环境' })).toHaveAttribute(
    'href',
    expect.stringContaining('gradeId='),
  );
  await expect(canvas.getByText('未开放')).toBeVisible();
});
Offline.test('a failed purchase says why, and can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /30 积分解锁.*变量与赋值/ }));
  await expect(screen.getByText(NO_NETWORK)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '解锁单元' }));
  await expect(args.on.buy).toHaveBeenCalledOnce();
});

Begun.test('course: goes on with the first unit that is not done', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '继续：单元二 第一个程序' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '继续学' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf('chapter', 2)),
  );
  await expect(canvas.getByText('学完 1 / 3 个单元，做完 44% 的题，得到 46 积分')).toBeVisible();
});
Begun.test('course: says in each row how many questions are done', async ({ canvas }) => {
  await expect(canvas.getByText(/做完 3 \/ 9 题/)).toBeVisible();
  await expect(canvas.getByText('学完')).toBeVisible();
});
Over.test('course: begins again when everything is done', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '再看一遍' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf('chapter', 1)),
  );
});
Guest.test('course: shows a visitor where to begin, without progress', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '开始学' })).toBeVisible();
  await expect(canvas.queryByRole('progressbar')).toBeNull();
});
