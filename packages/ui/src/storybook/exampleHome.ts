import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { anExam, mineOn } from '@aosai/api/exams/exams.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { aMemberPractice } from '@aosai/api/practice/practice.fixtures';
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

/** Data of the home page of a student in an ordinary week. */
export const student = {
  kind: 'student',
  name: '林同学',
  running: null,
  todo: { data: todo },
  homework: { data: homework },
  results: { data: results },
  marked: { data: marked },
  classCount: 2,
  unreadCount: 3,
  practice: aMemberPractice(),
  lastVisitAt: Date.parse(at(-2_000)),
  statistics: { data: statistics },
} satisfies HomePerson;
