import { SINGLE, TRUE_FALSE, PROGRAMMING } from '../questions/kinds.ts';
import { MOCK_REVIEW } from './review.ts';
import { at, FIXTURE_NOW, idOf } from '../kit/ids.fixtures.ts';
import type { ExamCard, ExamDetail } from './exam.contract.ts';
import type { Enrolment } from './examEnroll.contract.ts';
import type { ExamPaperCard } from '../papers/paperCard.contract.ts';

/** Returns an exam in progress. As in all builders here, `changes` replaces fields: `anExam({ title })`. */
export function anExam(changes: Partial<ExamCard> = {}): ExamCard {
  return {
    id: idOf('exam'),
    title: 'GESP C++ 四级 模拟考试（一）',
    summary: '按 GESP 四级大纲命题：函数与参数传递、结构体、二维数组、递推与排序。',
    status: '3',
    template: 'gesp-4',
    priceFen: 0,
    enrollStartAt: at(-7 * 1440),
    enrollEndAt: at(600),
    startAt: at(-60),
    endAt: at(600),
    durationMin: 120,
    paperCount: 1,
    questionCount: 27,
    totalPoints: 10_000,
    passPoints: 6_000,
    maxAttempts: 1,
    feedback: 'ioi',
    isActivity: false,
    isMock: false,
    enrollCount: 128,
    mine: null,
    ...changes,
  };
}

/** Returns the exam of `anExam` as its page shows it. */
export function anExamDetail(changes: Partial<ExamDetail> = {}): ExamDetail {
  return {
    ...anExam(),
    serverNow: FIXTURE_NOW,
    scope: 'public',
    lateStartPolicy: 'untilEnd',
    reviewMatrix: MOCK_REVIEW,
    recordsEvents: true,
    explainsErrors: false,
    ...changes,
  };
}

/** Returns a GESP level 4 paper: 27 questions in three sections, not yet begun. */
export function anExamPaper(changes: Partial<ExamPaperCard> = {}): ExamPaperCard {
  return {
    id: idOf('paper'),
    title: 'GESP C++ 四级 模拟卷（一）',
    template: 'gesp-4',
    durationMin: 120,
    totalPoints: 10_000,
    feedback: 'ioi',
    scorePolicy: 'best',
    sections: [
      { name: '单选题', type: SINGLE, questionCount: 15, pointsEach: 200, points: 3_000 },
      { name: '判断题', type: TRUE_FALSE, questionCount: 10, pointsEach: 200, points: 2_000 },
      { name: '编程题', type: PROGRAMMING, questionCount: 2, pointsEach: 2_500, points: 5_000 },
    ],
    latest: null,
    attemptsLeft: 1,
    ...changes,
  };
}

/** Returns an approved enrollment of a student, free of charge. */
export function anEnrolment(changes: Partial<Enrolment> = {}): Enrolment {
  return {
    id: idOf('enroll'),
    examId: idOf('exam'),
    examTitle: 'GESP C++ 四级 模拟考试（一）',
    examStatus: '3',
    memberId: idOf('member'),
    memberName: '林知远',
    status: '2',
    quitReason: null,
    rejectReason: null,
    leavesAtOnce: false,
    order: null,
    createdAt: at(-1440),
    startAt: at(-60),
    endAt: at(600),
    ...changes,
  };
}

/** Returns six exams, one for each state that a student can see. */
export function manyExams(): ExamCard[] {
  return [
    anExam({ id: idOf('exam', 1), mine: mineOn({ attemptStatus: '1' }) }),
    anExam({
      id: idOf('exam', 2),
      title: 'GESP C++ 一级 模拟考试（一）',
      template: 'gesp-1',
      summary: '适合学完变量、分支和循环的同学，第一次模拟考试从这里开始。',
      enrollCount: 342,
    }),
    anExam({
      id: idOf('exam', 3),
      title: 'CSP-J 第二轮 模拟测试（一）',
      template: 'csp-j2',
      status: '1',
      feedback: 'deferred',
      startAt: at(2 * 1440),
      endAt: at(2 * 1440 + 240),
      durationMin: 210,
      questionCount: 4,
      totalPoints: 40_000,
      passPoints: 15_000,
      enrollCount: 57,
    }),
    anExam({
      id: idOf('exam', 4),
      title: 'GESP C++ 五级 模拟考试（一）',
      template: 'gesp-5',
      status: '4',
      durationMin: 180,
      enrollStartAt: at(1440),
      startAt: at(5 * 1440),
      enrollCount: 0,
    }),
    anExam({
      id: idOf('exam', 5),
      title: '初赛知识周测（十一）',
      status: '2',
      durationMin: 45,
      questionCount: 20,
      startAt: at(180),
      enrollEndAt: at(-10),
    }),
    anExam({
      id: idOf('exam', 6),
      title: 'GESP C++ 三级 模拟考试（二）',
      template: 'gesp-3',
      status: '5',
      startAt: at(-3 * 1440),
      endAt: at(-2 * 1440),
      mine: mineOn({ attemptStatus: '3' }),
    }),
  ];
}

/** Returns the student's own enrollment and attempt for an exam card: in progress. */
export function mineOn(changes: Partial<NonNullable<ExamCard['mine']>> = {}): NonNullable<ExamCard['mine']> {
  return {
    enrollId: idOf('enroll'),
    enrollStatus: '2',
    attemptId: idOf('attempt'),
    attemptStatus: '1',
    deadlineAt: at(73),
    ...changes,
  };
}
