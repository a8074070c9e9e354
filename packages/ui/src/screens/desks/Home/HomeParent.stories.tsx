import preview from '#storybook/preview';
import { manyExams } from '@aosai/api/exams/exams.fixtures';
import { familyExams } from '@aosai/api/exams/familyExams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aPlan } from '@aosai/api/practice/plan/plan.fixtures';
import { aPointMastery } from '@aosai/api/practice/practice.fixtures';
import { expect, fn } from 'storybook/test';
import { aChildWeek, homework, marked, results, statistics } from '../../../storybook/exampleHome.ts';
import { Home, type HomePerson } from './Home.tsx';

const family = [
  { id: idOf('member', 1), name: '林知远' },
  { id: idOf('member', 2), name: '林知夏' },
];
const QUIET = {
  assigned: 0,
  done: 0,
  late: 0,
  overdue: 0,
  exempt: 0,
  quitApplied: 0,
  exams: 0,
  units: [],
  card: null,
  days: aChildWeek().days.map(({ day }) => ({ day, minutes: 0 })),
};
const parent = {
  kind: 'parent',
  name: '林建国',
  children: family,
  childId: idOf('member', 1),
  week: {
    data: {
      from: at(-8_387.25),
      to: at(1_692.75),
      children: family.map(({ id, name }, no) => ({
        ...aChildWeek(no === 0 ? {} : QUIET),
        memberId: id,
        name,
      })),
    },
  },
  weeksBack: 0,
  homework: { data: homework.slice(1) },
  marked: { data: marked },
  exams: { data: familyExams().slice(0, 2) },
  attempts: { data: results },
  statistics: { data: statistics },
  plan: { data: aPlan() },
  weakPoints: {
    data: [aPointMastery({ pointId: 'gesp-cpp-4/recurrence', percent: 48, band: 'weak', answers: 14 })],
  },
  weekly: true,
} satisfies HomePerson;

const meta = preview.meta({
  id: 'screens-home-parent',
  title: '首页/家长',

  component: Home,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：Home 里家长看到的一周：换孩子、翻周、作业与成绩、要不要每周小结。**何时不用**：一个孩子的全部报告用 ChildReports。',
      },
    },
  },
  args: {
    title: '奥赛学堂',
    person: parent as HomePerson,
    banners: [],
    exams: { data: manyExams().slice(1, 4) },
    now: Date.parse(FIXTURE_NOW),
    on: { signIn: fn(), retry: fn(), parent: { child: fn(), week: fn(), weekly: fn() } },
  },
});

export const Full = meta.story();
export const QuietWeek = meta.story({
  args: {
    person: {
      ...parent,
      childId: idOf('member', 2),
      weekly: false,
      weeksBack: 1,
      homework: { data: [] },
      marked: { data: [] },
      exams: { data: [] },
      attempts: { data: [] },
      plan: { data: null },
      statistics: { data: { enrolledCount: 1, completedCount: 0, passedCount: 0, averagePercent: null } },
    },
  },
});
export const Loading = meta.story({
  args: {
    person: {
      ...parent,
      week: {},
      homework: {},
      marked: {},
      exams: {},
      attempts: {},
      statistics: {},
      weakPoints: {},
      plan: {},
      weekly: undefined,
    },
  },
});
export const Failed = meta.story({
  args: {
    person: {
      ...parent,
      week: { error: '服务暂时不可用，请稍后再试' },
      homework: { error: '服务暂时不可用，请稍后再试' },
      exams: { error: '服务暂时不可用，请稍后再试' },
      attempts: { error: '服务暂时不可用，请稍后再试' },
      statistics: {},
    },
  },
});
export const WithoutChild = meta.story({
  args: { person: { ...parent, children: [], childId: null } },
});
export const Phone = Full.extend({ tags: ['key'], globals: { viewport: { value: 'phone' } } });

Full.test('a parent can page back through weeks, switch the child, and turn the weekly note off', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(await canvas.findByRole('button', { name: '前一周' }));
  await userEvent.click(canvas.getByRole('radio', { name: '林知夏' }));
  await userEvent.click(canvas.getByRole('switch', { name: '每周日晚收到一周小结' }));
  await expect(args.on.parent?.week).toHaveBeenCalledWith(1);
  await expect(args.on.parent?.child).toHaveBeenCalledWith(idOf('member', 2));
  await expect(args.on.parent?.weekly).toHaveBeenCalledWith(false);
  await expect(canvas.getByText(/有 1 份逾期未交，1 份迟交/)).toBeVisible();
});

Full.test("the child's exams are linked, and an open one can be enrolled in", async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: '孩子的考试' })).toHaveAttribute('href', '/web/user/exam');
  await expect(canvas.getByRole('link', { name: /^报名：林知远/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`childId=${idOf('member', 1)}`),
  );
  // The unpaid enrolment belongs to the sister and must not be listed here.
  await expect(canvas.queryByText('去支付')).toBeNull();
});

Full.test('says which card the child has and until when', async ({ canvas }) => {
  await expect(await canvas.findByText(/^林知远有「年卡」，到 2027-09-17。$/)).toBeVisible();
});
