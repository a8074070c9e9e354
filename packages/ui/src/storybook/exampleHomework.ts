import { HOMEWORK_REVIEW } from '@aosai/api/homework/homeworkRules';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { HomeworkDetailProps } from '../screens/homework/HomeworkDetail/homeworkDetailProps.ts';

export const homework: NonNullable<HomeworkDetailProps['homework']['data']> = {
  id: idOf('exam', 2),
  version: 2,
  title: '第 6 讲 · 二分与前缀和',
  status: '3',
  openAt: at(-3 * 1_440),
  dueAt: at(2 * 1_440),
  lateUntilAt: at(5 * 1_440),
  questionCount: 6,
  totalPoints: 10_000,
  makerName: '周明澜',
  visibility: 'org',
  grades: [{ id: idOf('paper', 30), title: '提高班（周六）', dueAt: null }],
  counts: null,
  mine: null,
  series: null,
  updatedAt: at(-900),
  serverNow: FIXTURE_NOW,
  intro: '',
  introHtml: '',
  latePerDayPct: 10,
  lateCapPct: 40,
  showRanking: true,
  results: 'atDue',
  review: 'code',
  reviewMatrix: HOMEWORK_REVIEW,
  catchUpDays: null,
  openElsewhere: [],
  isFrozen: true,
  mayWrite: true,
};

export const statistics = {
  homeworkId: homework.id,
  total: 7,
  notBegun: 2,
  doing: 1,
  handedIn: 1,
  settled: 3,
  late: 2,
  donePct: 57.14,
  onTimePct: 28.57,
  mean: 7_000,
  median: 7_000,
  byStatus: [],
  bySource: [],
  byGrade: [],
};

const NAMES = ['陈一诺', '何沐阳', '林知远', '王梓涵', '吴若水', '徐景行', '赵清越'];
export const questions = [200, 200, 200, 2_500, 2_500, 4_400].map((maxPoints, place) => ({
  questionId: idOf('question', place + 1),
  no: place + 1,
  maxPoints,
}));
export const content = NAMES.map((memberName, no) => ({
  homeworkEnrollId: idOf('enroll', no + 1),
  no: `2026010${no + 1}`,
  memberId: idOf('member', no + 1),
  memberName,
  progress: no > 4 ? ('0' as const) : no === 0 ? ('3' as const) : no === 2 ? ('1' as const) : ('2' as const),
  isTakenBack: no === 2,
  lateDays: no === 1 ? 2 : 0,
  dueAt: at(2 * 1_440),
  firstSavedAt: no > 4 ? null : at(-1_440 - no * 35),
  lastSavedAt: no > 4 ? null : at(-1_440 + no * 47),
  spentMs: no > 4 ? 0 : (35 + no * 47) * 60_000,
  right: Math.max(0, 4 - no),
  part: 1,
  wrong: 1,
  blank: no > 4 ? 6 : 0,
  percent: no > 4 || no === 1 ? null : 92.5 - no * 13.25,
  cells: questions.map(({ maxPoints }, place) => ({
    points: no > 4 ? null : place < 4 - no ? maxPoints : place === 4 ? maxPoints / 2 : place === 5 ? null : 0,
    isAnswered: no <= 4,
    needsReview: no === 1 && place === 5,
  })),
}));

export const places = NAMES.map((memberName, no) =>
  aHomeworkPlace({
    id: idOf('enroll', no + 1),
    memberId: idOf('member', no + 1),
    memberName,
    no: `2026010${no + 1}`,
    questionCount: 6,
    ...(no === 0 && { progress: '3' as const, totalPoints: 9_200, answeredCount: 6 }),
    ...(no === 1 && { progress: '2' as const, answeredCount: 6, needsReview: true }),
    ...(no === 3 && { status: '4' as const, quitReason: '这周比赛，和老师说过' }),
    ...(no > 4 && { progress: '0' as const, answeredCount: 0 }),
  }),
);

const TITLES = [
  '二分查找的次数',
  '下列关于前缀和的说法，正确的是',
  '执行下面的程序后，输出是',
  '灯塔的间隔',
  '最长的路',
  '旧仓库',
];
export const homeworkQuestions = questions.map(({ questionId, maxPoints }, place) => ({
  questionId,
  versionId: questionId,
  title: TITLES[place] ?? '',
  type: place > 2 ? ('5' as const) : ('1' as const),
  points: maxPoints,
}));

export const aPaper = {
  examPaperId: idOf('paper', 40),
  title: '作业',
  count: 12,
  meanPoints: 7_000,
  sd: 1_420,
  consistency: 71.2,
  items: homeworkQuestions.map(({ questionId, title, type, points }, place) => ({
    questionId,
    no: place + 1,
    title,
    asked: title,
    type,
    maxPoints: points,
    count: 12,
    meanPoints: Math.round(points * (0.9 - place * 0.1)),
    facility: 0.9 - place * 0.1,
    sd: points / 4,
    discrimination: 52 - place * 9,
    efficiency: 70 - place * 8,
    flags: [],
    blankCount: place,
    meanSpentMs: 90_000 * (place + 1),
    options: type === '1' ? ['A', 'B', 'C', 'D'].map((id, no) => ({ id, count: no === 1 ? 9 : 1 })) : [],
    verdicts: type === '5' ? [{ verdict: 'AC' as const, count: 7 }] : [],
  })),
};

/** Questions of the bank that can be added. */
export const ranked = places.map(({ id, memberName }, no) => ({
  rank: no > 4 ? null : no + 1,
  enrollId: id,
  memberName,
  isMine: false,
  totalPoints: no > 4 ? null : 9_200 - no * 1_150,
  lastSavedAt: no > 4 ? null : at(-no * 60),
}));

const done = () => fn(async () => true);

const saturday = { gradeId: idOf('paper', 30), gradeTitle: '提高班（周六）' };
/** A class with the dates of the homework, and a group of it that is due later. */
export const classDates = [
  { ...saturday, groupId: null, groupName: null, openAt: null, dueAt: null, lateUntilAt: null },
  { ...saturday, groupId: idOf('group', 1), groupName: '甲组', openAt: null, dueAt: at(4 * 1_440), lateUntilAt: null },
];

/** Acts in the head of a homework. */
export const homeworkActs: HomeworkDetailProps['acts'] = {
  known: {
    today: FIXTURE_NOW.slice(0, 10),
    now: Date.parse(FIXTURE_NOW),
    classes: [
      { id: idOf('grade', 1), title: '提高班（周六）', groups: [{ id: idOf('group', 1), name: '甲组' }] },
      { id: idOf('grade', 2), title: '基础班（周日）', groups: [] },
    ],
  },
  act: { pending: false, error: null },
  open: null,
  on: {
    open: fn(),
    forget: fn(),
    assign: done(),
    assignMore: done(),
    settle: done(),
    copy: done(),
    unpublish: done(),
    removeSeries: done(),
    remove: done(),
  },
};
