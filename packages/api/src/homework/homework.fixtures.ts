import { aReport } from '../exams/reports.fixtures.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type { HomeworkPlace, HomeworkReport } from './homeworkEnroll.contract.ts';

/** Returns a student's place in a homework due in two days: begun, not handed in. */
export function aHomeworkPlace(changes: Partial<HomeworkPlace> = {}): HomeworkPlace {
  return {
    id: idOf('enroll', 21),
    homeworkId: idOf('exam', 21),
    homeworkTitle: '第 6 讲 · 二分与前缀和',
    memberId: idOf('member'),
    memberName: '林知远',
    no: '20260117',
    source: 'grade',
    status: '2',
    gradeId: idOf('paper', 30),
    gradeTitle: '提高班（周六）',
    openAt: at(-3 * 1_440),
    dueAt: at(2 * 1_440),
    lateUntilAt: at(5 * 1_440),
    dueFrom: 'grade',
    progress: '1',
    isLate: false,
    isOverdue: false,
    isOpen: true,
    penaltyPct: 0,
    attemptId: idOf('attempt', 21),
    answeredCount: 4,
    questionCount: 9,
    totalPoints: null,
    maxPoints: 10_000,
    needsReview: false,
    isTakenBack: false,
    lastSavedAt: at(-30),
    completedAt: null,
    settledAt: null,
    leftAt: null,
    quitReason: null,
    rejectReason: null,
    createdAt: at(-3 * 1_440),
    ...changes,
  };
}

/** Returns the report of a scored homework: one answer late, one with a comment. */
export function aHomeworkReport(changes: Partial<HomeworkReport> = {}): HomeworkReport {
  const report = aReport();
  const [first, second] = report.questions;
  const counted = { days: 0, penaltyPct: 0, comment: '', lineNotes: [] };
  const late: HomeworkReport['late'] = [];
  if (first)
    late.push({ ...counted, questionId: first.id, earned: 90, onTime: 60, points: 72, days: 2, penaltyPct: 20 });
  if (second)
    late.push({
      ...counted,
      questionId: second.id,
      earned: 200,
      onTime: 200,
      points: 200,
      comment: '思路对。边界可以再想想：n 为 1 时循环一次也不进。',
    });
  return {
    place: aHomeworkPlace({
      progress: '3',
      answeredCount: 9,
      totalPoints: 8_600,
      isLate: true,
      completedAt: at(-60),
      settledAt: at(-58),
    }),
    report,
    late,
    rank: 3,
    ...changes,
  };
}
