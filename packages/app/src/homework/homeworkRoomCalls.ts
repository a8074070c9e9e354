import { ApiError } from '@aosai/api/client/errors';
import type { ClientHandle } from '@aosai/api/client/client';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { inputOf, type RoomCalls } from '../exams/room/roomCalls.ts';
import { type Opened, visitRoom } from '../exams/room/visit.ts';
import type { Receipt, Room, SaveAnswer } from '@aosai/api/exams/attempt.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

/** Homework has no holder, but the engine requires a token. */
const TOKEN = 'homework';

/** Translates the error of closed homework into the one the engine knows. */
function asClosed(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'HOMEWORK_CLOSED') return error;
  return new ApiError('ATTEMPT_CLOSED', error.message, error.status);
}

async function closed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asClosed(error);
  }
}

const blank = (questionId: string): Room['answers'][number] => ({
  questionId,
  revision: 0,
  savedAt: null,
  hash: null,
  answer: null,
  flagged: false,
  spentMs: 0,
  drafts: [],
});

/**
 * An enrolment in the engine's shape of an attempt. Its id names the drafts in this browser, which exist before the
 * first save.
 */
function attemptOf(place: HomeworkPlace): Room['attempt'] {
  const { id, homeworkId, homeworkTitle, memberId, memberName, dueAt, lateUntilAt } = place;
  return {
    id,
    examEnrollId: id,
    examId: homeworkId,
    examTitle: homeworkTitle,
    examPaperId: homeworkId,
    paperTitle: homeworkTitle,
    memberId,
    memberName,
    attemptNo: 1,
    status: '1',
    startedAt: null,
    deadlineAt: lateUntilAt ?? dueAt,
    completedAt: null,
    submitReason: null,
    feedback: 'ioi',
    scorePolicy: 'best',
    extraSec: 0,
    answeredCount: place.answeredCount,
    questionCount: place.questionCount,
    lateCopyCount: 0,
    eventsCount: 0,
    maxPoints: place.maxPoints,
    passPoints: null,
    totalPoints: null,
  };
}

/** The room of a homework: no start and no clock, any device may write, and a hand-in can be undone. */
export function homeworkRoomCalls({ client, sendNow }: ClientHandle, homeworkEnrollId: string): RoomCalls {
  const quiet = { quiet: true };
  const latest = () => client.homeworkMemberQuestion.queryLatestList({ homeworkEnrollId }, quiet);

  async function receiptOf(): Promise<Receipt | null> {
    const { report } = await client.homeworkEnroll.report({ id: homeworkEnrollId }, quiet);
    return report?.receipt ?? null;
  }

  async function handIn(answers: readonly SaveAnswer[]): Promise<Receipt> {
    try {
      await client.homeworkMemberQuestion.save({ homeworkEnrollId, answers: [...answers], complete: true });
    } catch (error) {
      // If the homework was closed in the meantime, everything saved is handed in already.
      if (!(error instanceof ApiError) || error.code !== 'HOMEWORK_CLOSED') throw error;
    }
    const receipt = await receiptOf();
    if (!receipt) throw new ApiError('HOMEWORK_CLOSED', '作业已经截止', 409);
    return receipt;
  }

  async function roomOf(place: HomeworkPlace): Promise<Room> {
    const { homeworkId } = place;
    const [{ sections }, saved] = await Promise.all([
      client.homework.queryQuestionList({ homeworkId }, quiet),
      latest(),
    ]);
    const known = new Map(saved.content.map((answer) => [answer.questionId, answer]));
    const questionIds = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
    return {
      attempt: attemptOf(place),
      serverNow: saved.serverNow,
      token: TOKEN,
      draftKey: saved.draftKey,
      heldElsewhere: false,
      sections,
      answers: questionIds.map((id) => known.get(id) ?? blank(id)),
      ...(saved.lockedIds.length > 0 && { lockedIds: saved.lockedIds }),
      submissions: saved.submissions,
      notices: [],
    };
  }

  async function enter({ mayStart }: { mayStart: boolean }): Promise<Opened> {
    const sentAtMs = performance.now();
    const place = await client.homeworkEnroll.queryById({ id: homeworkEnrollId }, quiet);
    const isHandedIn = place.progress === PROGRESS.handedIn || place.progress === PROGRESS.settled;
    const receipt = isHandedIn && !(mayStart && place.isOpen) ? await receiptOf() : null;
    const room = await roomOf(place);
    if (receipt) return { kind: 'finished', room, receipt, mayGoOn: place.isOpen };
    if (!place.isOpen) throw new ApiError('HOMEWORK_CLOSED', '作业已经截止，没有交过，可以请老师退回', 409);
    return { kind: 'visit', visit: await visitRoom(room, sentAtMs) };
  }

  return {
    transport: {
      save: ({ answers, wantResults }) =>
        closed(client.homeworkMemberQuestion.save({ homeworkEnrollId, answers: [...answers], wantResults })),
      complete: ({ answers }) => handIn(answers),
      takeover: () => Promise.reject(new Error('a homework is held by nobody')),
      saveOnLeave: ({ answers }) => {
        sendNow('homeworkMemberQuestion', 'save', { homeworkEnrollId, answers: [...answers] });
      },
    },
    enter,
    run: (wish) => {
      const { questionId, language, code } = wish;
      const run = { homeworkEnrollId, questionId, language, code, ...inputOf(wish) };
      return client.homeworkMemberQuestion.debug(run, quiet);
    },
    results: async () => (await latest()).submissions,
    warning: (minutes) => `距离作业截止还有 ${minutes} 分钟`,
  };
}
