import { idOf } from '../kit/ids.fixtures.ts';
import type { Today, TodayLesson } from './today.contract.ts';

/** Returns the third unit of a course, not begun. */
export function aLesson(changes: Partial<TodayLesson> = {}): TodayLesson {
  return {
    courseId: idOf('course'),
    courseTitle: 'GESP C++ 一级',
    gradeId: null,
    chapterId: idOf('chapter', 3),
    kind: 'course',
    no: 3,
    title: '变量与赋值',
    minutes: 12,
    checks: 4,
    tasks: 1,
    isBegun: false,
    ...changes,
  };
}

/** Returns the home page of a student with a lesson, six questions to review and no dates. */
export function aToday(changes: Partial<Today> = {}): Today {
  return {
    serverNow: '2026-11-21T11:47:15.000Z',
    running: null,
    exams: [],
    homework: [],
    results: [],
    marked: [],
    statistics: { enrolledCount: 8, completedCount: 5, passedCount: 4, averagePercent: 74 },
    classCount: 2,
    due: 6,
    week: {
      days: [12, 31, 4, 0, 45, 18, 0].map((minutes, no) => ({ day: `2026-11-${16 + no}`, minutes })),
      streak: 5,
    },
    lesson: aLesson(),
    plan: { language: 'cpp', level: 1, sitting: '2027-03', state: 'open', next: null },
    ...changes,
  };
}
