import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { HOMEWORK_FILTER } from '@aosai/api/homework/homeworkFilter';
import { expect, test } from 'vitest';
import {
  hasOwnWork,
  platformCounts,
  platformWaiting,
  schoolCounts,
  schoolWaiting,
  teacherCounts,
} from './deskCounts.ts';
import { homeworkPlace } from '../homework/homeworkAddress.ts';
import { officePageAt } from '../shell/office/officePages.ts';
import type { PlatformDay, SchoolDay, TeacherDay } from '@aosai/api/desks/desk.contract';

const exam = {
  id: idOf('exam'),
  title: '模拟考试',
  startAt: at(-60),
  endAt: at(60),
  mayWatch: true,
  places: 9,
  running: 7,
  away: 2,
};
const due = { title: '循环练习', classes: ['提高班'], dueAt: at(300), dueSoon: 0, overdue: 0, exemptions: 0 };
const teacher: TeacherDay = {
  serverNow: FIXTURE_NOW,
  review: { count: 5, fresh: 2, sinceAt: at(-3_000) },
  homework: [
    { ...due, id: idOf('homework', 1), notBegun: 4, dueSoon: 6 },
    { ...due, id: idOf('homework', 2), notBegun: 3, overdue: 1, exemptions: 2 },
  ],
  exams: [exam],
  classes: [
    { id: idOf('grade'), title: '提高班', joined: 3 },
    { id: idOf('grade', 2), title: '冲刺班', joined: 2 },
  ],
  joined: 3,
  firstSteps: [],
  areStepsHidden: false,
};
const school: SchoolDay = {
  serverNow: FIXTURE_NOW,
  inClasses: 40,
  waiting: 2,
  withoutTeacher: 0,
  quits: { exam: 1, homework: 3, grade: 2 },
  active: 31,
  week: { assigned: 7, done: 4, donePct: 57.14 },
  exams: [exam],
  firstSteps: [],
  areStepsHidden: false,
};
const platform: PlatformDay = {
  serverNow: FIXTURE_NOW,
  placesToday: { exam: 4, homework: 20, grade: 1 },
  running: 7,
  away: 2,
  queue: { waiting: 3, oldestWaitMs: 125_000, systemErrors: 0 },
  pending: {
    organizations: 1,
    members: 2,
    feedback: 3,
    errorReports: 5,
    quits: 4,
    cardQuits: 6,
    billDifferences: 7,
  },
  exams: [exam],
  firstSteps: [],
  areStepsHidden: false,
};
const RIGHTS = [
  'organization:queryList',
  'member:queryList',
  'feedback:queryList',
  'question:queryList',
  'membershipOrder:queryList',
  'member/order:queryReconcileRuns',
  'examEnroll:queryEnrollList',
];

const figures = (counts: readonly { label: string; count: number | null; unit: string }[]) =>
  counts.map(({ label, count, unit }) => `${label} ${count ?? '—'} ${unit}`);

test('deskCounts: sum up the rows of a day', () => {
  expect(figures(teacherCounts(teacher))).toEqual([
    '待批阅 5 份',
    '24 小时内到期 6 份',
    '未开始 7 份',
    '逾期未交 1 份',
    '断线 2 人',
    '免做申请 2 条',
    '新成员 3 人',
  ]);
  expect(figures(schoolCounts(school))).toEqual([
    '在读 40 人',
    '候补 2 人',
    '待审退出 3 条',
    '7 日活跃 31 人',
    '周完成率 57 %',
  ]);
  expect(figures(platformCounts(platform)).slice(0, 4)).toEqual([
    '今天的报名 25 人次',
    '正在作答 7 人',
    '断线 2 人',
    '最久的评测任务 2 分钟',
  ]);
});

test("hasOwnWork: is true only if a teacher's count is not 0", () => {
  const nothing: TeacherDay = {
    ...teacher,
    review: { ...teacher.review, count: 0 },
    homework: [],
    exams: [],
    classes: [],
    joined: 0,
  };
  expect([teacher, nothing, { ...nothing, joined: 3 }].map(hasOwnWork)).toEqual([true, false, true]);
});

test('platformCounts: an empty queue has no waiting time', () => {
  const ofQueue = (queue: PlatformDay['queue']) =>
    platformCounts({ ...platform, queue }).find(({ id }) => id === 'oldest');
  const systemErrors = 0;
  expect(ofQueue({ waiting: 0, oldestWaitMs: 0, systemErrors })).toMatchObject({ count: null, note: '没有在排队的' });
  expect(ofQueue({ waiting: 1, oldestWaitMs: 80, systemErrors })).toMatchObject({ count: 1, unit: '秒' });
});

test('deskCounts: each links to an existing page, and each state to a view of the list', () => {
  const counts = [
    ...teacherCounts(teacher),
    ...schoolCounts(school),
    ...schoolWaiting(school),
    ...platformCounts(platform),
    ...platformWaiting(platform, (right) => RIGHTS.includes(right)),
  ];
  const hrefs = [
    ...counts.map(({ href }) => href),
    ...(['all', 'notBegun', 'unfinished', 'overdue', 'exempt'] as const).map((state) => homeworkPlace('H', state)),
  ].map((href) => new URL(href, 'https://here.invalid'));
  expect(hrefs.filter(({ pathname }) => !officePageAt(pathname.slice('/web'.length)))).toEqual([]);
  const states = hrefs
    .filter(({ pathname }) => pathname.endsWith('/homeworkEnroll'))
    .flatMap(({ searchParams }) => searchParams.get('state') ?? []);
  expect(states.filter((state) => !HOMEWORK_FILTER.values.some((value) => value === state))).toEqual([]);
});

test('platformWaiting: names each kind of request with its number', () => {
  expect(figures(platformWaiting(platform, (right) => RIGHTS.includes(right)))).toEqual([
    '机构申请入驻 1 家',
    '账号等待审核 2 人',
    '待处理的意见反馈 3 条',
    '题目勘误 5 条',
    '退会员卡的申请 6 条',
    '账单有差异 7 笔',
    '退出考试的申请 4 条',
  ]);
});

test('platformWaiting: leaves out counts whose pages the rights do not open', () => {
  expect(platformWaiting(platform, (right) => right === 'feedback:queryList').map(({ id }) => id)).toEqual([
    'feedback',
  ]);
});
