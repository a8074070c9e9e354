import { EMPTY_PRACTICE } from './emptyPractice.ts';
import { PROGRAMMING } from '../questions/kinds.ts';
import { aSubmission, LIGHTHOUSE } from '../judging/submissions.fixtures.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type {
  PracticeSolution,
  PracticeState,
  PracticeTry,
  PracticeTryDetail,
  PracticeTryRow,
  ClassPracticeRow,
} from './practiceViews.contract.ts';
import type { ClassReport } from '../classes/classReport.contract.ts';
import type { LatestPractice, WrongCases } from './practiceReads.contract.ts';
import type { MemberPractice, PointMastery } from './memberPractice.contract.ts';

/** Returns the state of a question never tried. */
export function aPracticeState(changes: Partial<PracticeState> = {}): PracticeState {
  return { ...EMPTY_PRACTICE, ...changes };
}

/** Returns the state of a question solved at the second try. */
export const aSolvedState = (changes: Partial<PracticeState> = {}): PracticeState =>
  aPracticeState({
    status: '2',
    tries: 2,
    bestPercent: 100,
    lastTryId: idOf('try', 2),
    solvedAt: at(-3),
    ...changes,
  });

/** Returns the state of an unsolved question in the wrong book. */
export const aWrongState = (changes: Partial<PracticeState> = {}): PracticeState =>
  aPracticeState({
    status: '2',
    tries: 1,
    bestPercent: 0,
    lastTryId: idOf('try', 1),
    isWrong: true,
    dueAt: at(24 * 60),
    ...changes,
  });

/** Returns one submitted answer, which was wrong. */
export function aPracticeTry(changes: Partial<PracticeTry> = {}): PracticeTry {
  return {
    id: idOf('try', changes.no ?? 1),
    questionId: idOf('question', 1),
    versionId: idOf('version', 1),
    no: 1,
    submittedAt: at(-1),
    chapterId: idOf('chapter', 1),
    state: 'done',
    percent: 0,
    verdict: null,
    submissionId: null,
    review: null,
    ...changes,
  };
}

/** Returns a submitted program that fails on a case. */
export const aProgramTry = (changes: Partial<PracticeTry> = {}): PracticeTry =>
  aPracticeTry({ percent: 80, verdict: 'WA', submissionId: idOf('submission'), ...changes });

/** Returns answer key and analysis of the fixtures' first choice question. */
export function aSolution(changes: Partial<PracticeSolution> = {}): PracticeSolution {
  return {
    rightAnswer: { kind: 'choice', optionIds: ['B'] },
    acceptedTexts: null,
    analysisHtml: '<p>引用参数是实参的别名，函数里改它就改了实参。选 A 的人把它当成了复制一份的值参数。</p>',
    videoFile: null,
    ...changes,
  };
}

/** Returns the failing case of the fixtures' program. */
export function someWrongCases(changes: Partial<WrongCases> = {}): WrongCases {
  return {
    casePolicy: 'first',
    content: [
      {
        no: 5,
        verdict: 'WA',
        input: '4\n1 4 7 10\n',
        expected: '3 3\n',
        difference: '第 1 行与答案不同',
        output: { text: '3 2\n', isCut: false },
        isCut: false,
        error: null,
        isSample: false,
      },
    ],
    quota: { left: 1, quota: 3 },
    samplesOnly: false,
    ...changes,
  };
}

/** Returns a question in a member's practice list. */
export function aLatestPractice(changes: Partial<LatestPractice> = {}): LatestPractice {
  return {
    id: idOf('practice', 1),
    memberId: idOf('member', 1),
    question: {
      id: idOf('question', 1),
      type: '1',
      title: '函数的引用参数',
      difficulty: 'easy',
      points: ['gesp-cpp-4/pass'],
    },
    state: aWrongState(),
    lastTriedAt: at(-60),
    ...changes,
  };
}

/** Returns the try of `aProgramTry` in a teacher's list. */
export function aPracticeTryRow(changes: Partial<PracticeTryRow> = {}): PracticeTryRow {
  return {
    ...aProgramTry(),
    memberId: idOf('member', 1),
    memberName: '林知远',
    question: {
      id: idOf('question', 1),
      type: PROGRAMMING,
      title: '灯塔的间隔',
      difficulty: 'medium',
      points: ['gesp-cpp-3/array1d'],
    },
    version: 1,
    ...changes,
  };
}

/** Returns the try of `aPracticeTryRow` with its program. */
export function aPracticeTryDetail(changes: Partial<PracticeTryDetail> = {}): PracticeTryDetail {
  return {
    ...aPracticeTryRow(),
    shown: null,
    answer: { kind: 'code', language: 53, code: LIGHTHOUSE },
    submission: aSubmission(),
    ...changes,
  };
}

/** Returns practice figures with four weak points: weak, fair, stale and unknown. */
export function aMemberPractice(changes: Partial<MemberPractice> = {}): MemberPractice {
  return {
    streak: 6,
    days: 23,
    due: 5,
    wrong: 12,
    todayPoints: 18,
    level: 'gesp-cpp-4',
    weakPoints: [
      { pointId: 'gesp-cpp-4/recurrence', percent: 48, band: 'weak', isEarly: false, answers: 14 },
      { pointId: 'gesp-cpp-4/array2d', percent: 66, band: 'fair', isEarly: true, answers: 5 },
      { pointId: 'gesp-cpp-4/sort-simple', percent: 71, band: 'stale', isEarly: false, answers: 9 },
      { pointId: 'gesp-cpp-4/exception', percent: null, band: 'none', isEarly: false, answers: 1 },
    ],
    readiness: { band: 'hopeful', expected: null, chance: null },
    ...changes,
  };
}

/** Returns the mastery of a knowledge point. */
export const aPointMastery = (changes: Partial<PointMastery> = {}): PointMastery => ({
  pointId: 'gesp-cpp-1/loop',
  percent: 72,
  band: 'fair',
  isEarly: false,
  answers: 14,
  ...changes,
});

/** Returns a student in a class report. */
export const aClassPracticeRow = (changes: Partial<ClassPracticeRow> = {}): ClassPracticeRow => ({
  memberId: idOf('member', 1),
  memberName: '林知远',
  done: 46,
  all: null,
  solved: 38,
  percent: 81,
  days: 12,
  lastAt: at(-30),
  mastery: [aPointMastery()],
  readiness: { expected: 65.3, chance: 67 },
  stuck: [],
  ...changes,
});

type WeakPoint = ClassReport['weak'][number];

/** Returns a weak point of a class, with its most frequent wrong option and a failing program. */
export const aWeakPoint = (changes: Partial<WeakPoint> = {}): WeakPoint => ({
  ...aPointMastery({ percent: 46, band: 'weak', answers: 63 }),
  wrongOption: {
    questionId: idOf('question', 4),
    title: '循环结束后 i 的值',
    optionId: 'B',
    part: null,
    optionHtml: '<code>9</code>',
    optionText: '9',
    students: 7,
  },
  program: {
    questionId: idOf('question', 2),
    title: '灯塔的间隔',
    language: 53,
    code: LIGHTHOUSE,
    verdict: 'WA',
    memberId: idOf('member', 2),
    chapterId: idOf('chapter', 1),
    students: 3,
  },
  ...changes,
});

/** Mondays of the first seven of eight weeks. */
const WEEKS = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];

/** Returns a class report over eight weeks, from no practice to much. */
export const aClassReport = (changes: Partial<ClassReport> = {}): ClassReport => ({
  gradeId: idOf('grade', 1),
  gradeTitle: 'C++ 一级周六班',
  level: 'gesp-cpp-1',
  levels: ['gesp-cpp-1', 'gesp-cpp-2'],
  madeAt: at(0),
  students: [aClassPracticeRow()],
  weak: [aWeakPoint()],
  weeks: [...WEEKS, '2026-11-23'].map((from, week) => ({
    from,
    students: week === 0 ? 0 : 4 + (week % 4),
    answers: week * 23,
    firstTries: week * 17,
    firstTryPercent: week === 0 ? null : 52 + week * 3 - (week % 3) * 4,
    mastery: week === 0 ? null : 48 + week * 2,
  })),
  ...changes,
});
