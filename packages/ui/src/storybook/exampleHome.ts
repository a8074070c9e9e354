import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aToday } from '@aosai/api/desks/today.fixtures';
import type { FamilyWeek } from '@aosai/api/desks/desk.contract';
import type { HomePerson } from '../screens/desks/Home/Home.tsx';

/** Enrolled, and not started yet. */
export const enrolled = mineOn({ attemptId: null, attemptStatus: null, deadlineAt: null });

const todo = [
  anExam({
    id: idOf('exam', 11),
    title: 'GESP C++ 四级 模拟考试（二）',
    status: '2',
    enrollEndAt: at(-60),
    startAt: at(102.13),
    endAt: at(222),
    mine: enrolled,
  }),
  anExam({
    id: idOf('exam', 12),
    title: 'CSP-J 第二轮 模拟测试（一）',
    status: '1',
    template: 'csp-j2',
    startAt: at(1_440),
    endAt: at(1_650),
    durationMin: 210,
    questionCount: 4,
    totalPoints: 40_000,
    mine: enrolled,
  }),
  anExam({
    id: idOf('exam', 13),
    title: '初赛知识周测（十一）',
    status: '1',
    startAt: at(3 * 1_440),
    endAt: at(3 * 1_440 + 60),
    durationMin: 45,
    questionCount: 20,
    mine: enrolled,
  }),
];

export const results = [8_600, 7_850, 5_400, 9_100, 6_200].map((totalPoints, index) =>
  aSettledAttempt({
    id: idOf('attempt', index + 1),
    totalPoints,
    startedAt: at(-(index + 1) * 6 * 1_440),
    completedAt: at(-(index + 1) * 6 * 1_440 + 96.2),
  }),
);

export const statistics = { enrolledCount: 8, completedCount: 5, passedCount: 4, averagePercent: 74 };

export const homework = [
  aHomeworkPlace({ isOverdue: true, dueAt: at(-1_500), lateUntilAt: at(1_440), penaltyPct: 20 }),
  aHomeworkPlace({ id: idOf('enroll', 22), homeworkTitle: '第 7 讲 · 递推', progress: '0', answeredCount: 0 }),
];
export const marked = [
  aHomeworkPlace({
    id: idOf('enroll', 25),
    homeworkTitle: '第 5 讲 · 结构体排序',
    progress: '3',
    totalPoints: 9_200,
    settledAt: at(-300),
  }),
];

/** What the home page of a student has in an ordinary week. */
export const today = aToday({ exams: todo, homework, results, marked, statistics });

/** The home page of a student in an ordinary week. */
export const student = {
  kind: 'student',
  name: '林同学',
  today: { data: today },
  knownAt: null,
  unreadCount: 3,
  lastVisitAt: Date.parse(at(-2_000)),
  seenIds: [],
  onSeen: () => undefined,
} satisfies HomePerson;

/** Returns a week of a child with six homeworks, two finished units and practice on five days. */
export const aChildWeek = (changes: Partial<FamilyWeek['children'][number]> = {}): FamilyWeek['children'][number] => ({
  memberId: idOf('member', 1),
  name: '林知远',
  assigned: 6,
  done: 4,
  late: 1,
  overdue: 1,
  exempt: 1,
  quitApplied: 1,
  exams: 2,
  days: today.week.days,
  units: [
    { title: '变量与赋值', text: '变量' },
    { title: '整除与取余', text: '整除' },
  ],
  card: { name: '年卡', expireDate: at(300 * 1_440) },
  ...changes,
});
