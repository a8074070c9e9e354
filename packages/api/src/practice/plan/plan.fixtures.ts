import { idOf } from '../../kit/ids.fixtures.ts';
import { SINGLE } from '../../questions/kinds.ts';
import type { PlacementView } from '../placement/placement.contract.ts';
import type { PlanStepView, PlanView } from './plan.contract.ts';

const start = {
  kind: 'course',
  chapterId: idOf('chapter', 3),
  courseId: idOf('course', 1),
  courseTitle: 'GESP C++ 一级',
  no: 3,
  title: '变量与赋值',
} as const;

/** A running placement at its third question. */
export const aPlacement = (more: Partial<PlacementView> = {}): PlacementView => ({
  id: idOf('placement', 1),
  language: 'cpp',
  experience: 'some',
  state: 'running',
  answered: 2,
  most: 20,
  item: {
    no: 3,
    question: {
      id: idOf('question', 1),
      no: 0,
      type: SINGLE,
      points: 0,
      title: null,
      stemHtml: '<p>表达式 <code>7 / 2 * 2</code> 的值是多少？</p>',
      options: ['6', '7', '8', '14'].map((text, at) => ({ id: 'ABCD'[at] ?? '', html: `<p><code>${text}</code></p>` })),
      blankCount: 0,
      programming: null,
    },
  },
  result: null,
  ...more,
});

/** A finished placement. */
export const aPlaced = (more: Partial<PlacementView['result']> = {}): PlacementView =>
  aPlacement({
    state: 'done',
    answered: 14,
    item: null,
    result: {
      level: 0,
      topLevel: 4,
      isShort: false,
      start,
      strong: ['cin/cout、scanf/printf', '算术：整除、求余'],
      weak: ['for/while/do-while', 'break/continue'],
      ...more,
    },
  });

/** A step of a plan: a lesson unless changed. */
export const aPlanStep = (no: number, more: Partial<PlanStepView> = {}): PlanStepView => ({
  key: `lesson/${no}`,
  kind: 'lesson',
  title: ['变量与赋值', '输入与顺序结构', '整除与取余', '类型与范围', '关系与逻辑', 'if-else'][no % 6] ?? '',
  minutes: 40,
  isDone: false,
  isMoved: false,
  examId: null,
  dueCount: 0,
  unit: { ...start, chapterId: idOf('chapter', no), no: no + 3 },
  ...more,
});

/** A step of a plan that is a knowledge point of the camp. */
export const aCampStep = (no: number, more: Partial<PlanStepView> = {}): PlanStepView => {
  const step = aPlanStep(no, { key: `camp/${no}`, minutes: 20 });
  const title = ['赋值与自增自减', '顺序结构', '算术运算：整除与求余'][no % 3] ?? '';
  const camp = {
    kind: 'camp',
    courseTitle: 'C++ 1 级考点闯关',
    courseId: idOf('course', 2),
    no: no + 5,
    title,
  } as const;
  return { ...step, title, unit: { ...start, ...camp, chapterId: idOf('chapter', 40 + no) }, ...more };
};

const REVIEW = { kind: 'review', title: '复习：弱项十题', minutes: 15, unit: null } as const;
const mockOf = (no: number, examId: string | null): Partial<PlanStepView> => ({
  key: `mock/${no}`,
  kind: 'mock',
  title: `第 ${no} 次模拟考试`,
  minutes: 120,
  unit: null,
  examId,
});

/** A plan of five weeks to the sitting of March 2027. */
export const aPlan = (more: Partial<PlanView> = {}): PlanView => ({
  id: idOf('plan', 1),
  memberId: idOf('member', 1),
  language: 'cpp',
  level: 1,
  sitting: '2027-03',
  readyBy: '2027-03-08',
  minutesAWeek: 120,
  fromLevel: 0,
  state: 'open',
  weeks: [
    {
      start: '2027-02-01',
      end: '2027-02-07',
      minutes: 115,
      steps: [
        aPlanStep(0, { isDone: true }),
        aPlanStep(1),
        aPlanStep(9, { ...REVIEW, key: 'review/1', title: '复习：到期的 6 道错题', dueCount: 6 }),
        aCampStep(0),
      ],
    },
    {
      start: '2027-02-08',
      end: '2027-02-14',
      minutes: 115,
      steps: [aPlanStep(2), aPlanStep(3), aPlanStep(9, { ...REVIEW, key: 'review/2' }), aCampStep(1)],
    },
    { start: '2027-02-15', end: '2027-02-21', minutes: 100, steps: [aPlanStep(4), aPlanStep(5), aCampStep(2)] },
    { start: '2027-02-22', end: '2027-02-28', minutes: 120, steps: [aPlanStep(9, mockOf(1, idOf('exam', 1)))] },
    { start: '2027-03-01', end: '2027-03-07', minutes: 120, steps: [aPlanStep(9, mockOf(2, null))] },
  ],
  next: aPlanStep(1),
  instead: null,
  doneLessons: 1,
  allLessons: 9,
  leftLessons: 0,
  laterSitting: null,
  missedWeeks: 0,
  missing: [],
  readiness: null,
  ...more,
});
