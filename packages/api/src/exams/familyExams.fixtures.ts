import { anExam } from './exams.fixtures.ts';
import { at, idOf } from '../kit/ids.fixtures.ts';
import type { ChildOnExam, ExamCard } from './exam.contract.ts';

/** Returns a child of the reading parent, not enrolled and not allowed to be. */
export function aChildOn(changes: Partial<ChildOnExam> = {}): ChildOnExam {
  return {
    memberId: idOf('member', 1),
    memberName: '林知远',
    state: 'none',
    enrollId: null,
    attemptId: null,
    deadlineAt: null,
    mayEnroll: false,
    ...changes,
  };
}

const second = { memberId: idOf('member', 2), memberName: '林知夏' };
const ahead = { status: '1', startAt: at(3_000), endAt: at(3_300), enrollEndAt: at(2_000) } as const;
const over = { status: '5', startAt: at(-3_000), endAt: at(-2_700), enrollEndAt: at(-3_000) } as const;

/** Returns exams of a family with two children, covering each step of a child; ids count up from `from` + 1. */
export const familyExams = (from = 0): ExamCard[] => [
  anExam({
    ...ahead,
    id: idOf('exam', from + 1),
    title: 'CSP-J 第一轮 模拟考试',
    priceFen: 2_900,
    children: [aChildOn({ mayEnroll: true }), aChildOn({ ...second, state: 'toPay', enrollId: idOf('enroll', 2) })],
  }),
  anExam({
    id: idOf('exam', from + 2),
    children: [
      aChildOn({ state: 'running', enrollId: idOf('enroll', 3), attemptId: idOf('attempt', 3), deadlineAt: at(72) }),
      aChildOn({ ...second, state: 'enrolled', enrollId: idOf('enroll', 4) }),
    ],
  }),
  anExam({
    ...over,
    id: idOf('exam', from + 3),
    title: 'GESP C++ 三级 模拟考试',
    children: [
      aChildOn({ state: 'result', enrollId: idOf('enroll', 5), attemptId: idOf('attempt', 5) }),
      aChildOn({ ...second, state: 'handedIn', enrollId: idOf('enroll', 6), attemptId: idOf('attempt', 6) }),
    ],
  }),
  anExam({
    ...over,
    id: idOf('exam', from + 4),
    title: '初赛知识周测（三）',
    children: [aChildOn({ state: 'missed', enrollId: idOf('enroll', 7) })],
  }),
];
