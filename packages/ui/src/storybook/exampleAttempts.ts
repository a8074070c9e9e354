import { SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { anAnswerRecord, anAttempt, aSettledAttempt, aWaitingPlace } from '@aosai/api/exams/attempts.fixtures';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { TeacherAttemptsProps, TeacherDialog } from '../screens/exams/TeacherAttempts/TeacherAttempts.tsx';
import type { Attempt, StudentAttempt } from '@aosai/api/exams/attempt.contract';

export const running = anAttempt({ id: idOf('attempt', 1), eventsCount: 3 });
export const withLate = aSettledAttempt({
  id: idOf('attempt', 5),
  memberName: '王一诺',
  totalPoints: 7_450,
  submitReason: 'timeout',
  lateCopyCount: 3,
  eventsCount: 12,
});
const attempts = [
  running,
  anAttempt({
    id: idOf('attempt', 2),
    memberName: '陈可欣',
    answeredCount: 9,
    deadlineAt: at(3.5),
    extraSec: 600,
    eventsCount: 1,
  }),
  anAttempt({ id: idOf('attempt', 3), memberName: '许嘉树', answeredCount: 27, deadlineAt: at(-0.2) }),
  aSettledAttempt({ id: idOf('attempt', 4), memberName: '何沐阳', status: '2', totalPoints: null }),
  withLate,
  aSettledAttempt({ id: idOf('attempt', 6), memberName: '赵子墨', totalPoints: 4_800, attemptNo: 2 }),
  aSettledAttempt({
    id: idOf('attempt', 7),
    memberName: '林知夏',
    examTitle: 'CSP-J 第二轮 模拟测试（一）',
    totalPoints: null,
    questionCount: 4,
    answeredCount: 4,
    submitReason: 'stop',
  }),
];
const waiting = [
  aWaitingPlace({ memberName: '宋安然' }),
  aWaitingPlace({ examEnrollId: idOf('enroll', 9), memberName: '周景行', examStartAt: at(90), examEndAt: at(240) }),
  aWaitingPlace({ examEnrollId: idOf('enroll', 10), memberName: '罗子涵', examStartAt: at(-300), examEndAt: at(-60) }),
];
/** An attempt as a row of the teacher's list, with its exam's window. */
const inWindow = (attempt: Attempt): StudentAttempt => ({ ...attempt, examStartAt: at(-60), examEndAt: at(120) });
export const pageOf = (attempts: Attempt[], total = attempts.length, page = 0, places: StudentAttempt[] = []) => ({
  data: { content: [...attempts.map(inWindow), ...places], total, page, size: 20 },
});

export const records = [
  anAnswerRecord({
    id: idOf('record', 7),
    questionId: idOf('question', 7),
    no: 7,
    type: SINGLE,
    points: 0,
    maxPoints: 200,
    verdict: null,
    answer: { kind: 'choice', optionIds: ['B'] },
    lateCopies: [
      { receivedAt: at(-4), reason: 'late', accepted: false, answer: { kind: 'choice', optionIds: ['A'] } },
      { receivedAt: at(-3), reason: 'late', accepted: false, answer: { kind: 'choice', optionIds: ['D'] } },
    ],
  }),
  anAnswerRecord({
    id: idOf('record', 19),
    questionId: idOf('question', 19),
    no: 19,
    type: TRUE_FALSE,
    points: 200,
    maxPoints: 200,
    verdict: null,
    answer: { kind: 'choice', optionIds: ['F'] },
    lateCopies: [
      { receivedAt: at(-3), reason: 'takenOver', accepted: true, answer: { kind: 'choice', optionIds: ['F'] } },
    ],
  }),
  anAnswerRecord({
    id: idOf('record', 26),
    questionId: idOf('question', 26),
    answer: { kind: 'code', language: 53, code: LIGHTHOUSE.split('\n').slice(0, 9).join('\n') },
    lateCopies: [
      {
        receivedAt: at(-2),
        reason: 'closed',
        accepted: false,
        answer: { kind: 'code', language: 53, code: LIGHTHOUSE },
      },
    ],
  }),
];

/** Seven attempts and three students who have not started, no dialog. */
export const teacherArgs = {
  attempts: pageOf(attempts, attempts.length + waiting.length, 0, waiting),
  filter: { status: null, keyword: '', page: 0 },
  dialog: null as TeacherDialog | null,
  busy: false,
  exporting: false,
  error: null as string | null,
  now: Date.parse(FIXTURE_NOW),
  on: {
    filter: fn(),
    openExtend: fn(),
    openExtendAll: fn(),
    openEvents: fn(),
    openLate: fn(),
    openCode: fn(),
    exportRows: fn(),
    addByCode: fn(),
    closeDialog: fn(),
    extend: fn(),
    acceptLate: fn(),
    retry: fn(),
  },
} satisfies TeacherAttemptsProps;
