import { PROGRAMMING } from '../questions/kinds.ts';
import { at, FIXTURE_NOW, idOf } from '../kit/ids.fixtures.ts';
import { gespSections } from '../questions/questions.fixtures.ts';
import { aSubmission, LIGHTHOUSE } from '../judging/submissions.fixtures.ts';
import type {
  AnswerRecord,
  Attempt,
  Receipt,
  Room,
  RoomAnswer,
  SavedAnswer,
  StudentAttempt,
} from './attempt.contract.ts';

/** Returns an attempt in progress, 47 minutes into its 120, with 22 of 27 questions answered. */
export function anAttempt(changes: Partial<Attempt> = {}): Attempt {
  return {
    id: idOf('attempt'),
    examEnrollId: idOf('enroll'),
    examId: idOf('exam'),
    examTitle: 'GESP C++ 四级 模拟考试（一）',
    examPaperId: idOf('paper'),
    paperTitle: 'GESP C++ 四级 模拟卷（一）',
    memberId: idOf('member'),
    memberName: '林知远',
    attemptNo: 1,
    status: '1',
    startedAt: at(-47.25),
    deadlineAt: at(72.75),
    completedAt: null,
    submitReason: null,
    feedback: 'ioi',
    scorePolicy: 'best',
    extraSec: 0,
    answeredCount: 22,
    questionCount: 27,
    lateCopyCount: 0,
    eventsCount: 0,
    maxPoints: 10_000,
    passPoints: 6_000,
    totalPoints: null,
    ...changes,
  };
}

/** Returns an attempt handed in five minutes ago and scored: 86 of 100 points. */
export function aSettledAttempt(changes: Partial<Attempt> = {}): Attempt {
  return anAttempt({
    status: '3',
    completedAt: at(-5),
    submitReason: 'manual',
    totalPoints: 8_600,
    answeredCount: 26,
    ...changes,
  });
}

/** Returns the entry of a student who is enrolled and has not begun, for the list of a teacher. */
export function aWaitingPlace(changes: Partial<StudentAttempt> = {}): StudentAttempt {
  return {
    ...anAttempt(),
    id: null,
    examEnrollId: idOf('enroll', 8),
    examPaperId: null,
    paperTitle: null,
    attemptNo: 0,
    status: '0',
    startedAt: null,
    deadlineAt: null,
    feedback: null,
    scorePolicy: null,
    answeredCount: 0,
    questionCount: 0,
    maxPoints: 0,
    passPoints: null,
    examStartAt: at(-60),
    examEndAt: at(120),
    ...changes,
  };
}

/** Returns the saved answer to question 1: option B, revision 2. */
export function aSavedAnswer(changes: Partial<SavedAnswer> = {}): SavedAnswer {
  return {
    questionId: idOf('question', 1),
    revision: 2,
    savedAt: at(-10),
    hash: '9f3a61c2',
    answer: { kind: 'choice', optionIds: ['B'] },
    flagged: false,
    spentMs: 74_000,
    ...changes,
  };
}

/** Returns the exam room 47 minutes after the start: 22 questions answered, 2 flagged, 5 open. */
export function aRoom(changes: Partial<Room> = {}): Room {
  const open = new Set([8, 13, 19, 22, 27]);
  const flagged = new Set([3, 13]);
  const sections = gespSections();
  const answers = sections.flatMap((section) =>
    section.questions.map((question): RoomAnswer => {
      const isOpen = open.has(question.no);
      const answer =
        question.type === PROGRAMMING
          ? { kind: 'code' as const, language: 53 as const, code: LIGHTHOUSE }
          : {
              kind: 'choice' as const,
              optionIds: [question.options[question.no % question.options.length]?.id ?? 'A'],
            };
      const saved = aSavedAnswer({
        questionId: question.id,
        flagged: flagged.has(question.no),
        ...(isOpen
          ? { answer: null, revision: flagged.has(question.no) ? 1 : 0, hash: null, savedAt: null }
          : { answer }),
      });
      return { ...saved, drafts: [] };
    }),
  );
  return {
    attempt: anAttempt(),
    serverNow: FIXTURE_NOW,
    token: 'fixture-token',
    draftKey: null,
    heldElsewhere: false,
    sections,
    answers,
    submissions: [aSubmission()],
    notices: [],
    ...changes,
  };
}

/** Returns the receipt for handing in the answers of `aRoom`. */
export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  const room = aRoom();
  const numbers = new Map(
    room.sections.flatMap((section) => section.questions.map((question) => [question.id, question.no])),
  );
  return {
    attemptId: idOf('attempt'),
    completedAt: at(0),
    submitReason: 'manual',
    serverNow: FIXTURE_NOW,
    items: room.answers.map((saved) => ({
      questionId: saved.questionId,
      no: numbers.get(saved.questionId) ?? 0,
      answered: saved.answer !== null,
      revision: saved.revision,
      savedAt: saved.savedAt,
      hash: saved.hash,
    })),
    ...changes,
  };
}

/** Returns the record of a programming answer: WA, 20 of 25 points. */
export function anAnswerRecord(changes: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    ...aSavedAnswer(),
    id: idOf('record'),
    attemptId: idOf('attempt'),
    no: 26,
    type: PROGRAMMING,
    status: '3',
    points: 2_000,
    maxPoints: 2_500,
    verdict: 'WA',
    lateCopies: [],
    ...changes,
  };
}
