import type { OpenRoom, RoomAnswer, TrialState } from '@aosai/ui/screens/exams/ExamRoom';
import { ApiError } from '@aosai/api/client/errors';
import type { RoomFailure } from '@aosai/ui/screens/exams/ExamRoom';
import { isTooLarge } from './content.ts';
import type { EngineState } from './state.ts';
import { saveChip } from './view.ts';
import type { Notice, Room } from '@aosai/api/exams/attempt.contract';

export interface RoomExtras {
  trial: TrialState;
  freshNotice: Notice | null;
  takingOver: boolean;
}

/** The engine's state in the shape of the screen. A completed attempt has a different view. */
export function openRoomView(room: Room, state: EngineState, extras: RoomExtras): OpenRoom {
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([id, local]): [string, RoomAnswer] => [
      id,
      {
        answer: local.answer,
        drafts: local.drafts,
        flagged: local.flagged,
        unsaved: local.dirtySinceMs !== null,
        tooLarge: isTooLarge(local.answer),
        lost: local.lost,
      },
    ]),
  );
  const wanted = Object.entries(state.answers).filter(([, local]) => local.submitWanted);
  const leaving = (state.inFlight?.answers ?? []).filter((sent) => sent.submit);
  return {
    kind: 'open',
    examTitle: room.attempt.examTitle,
    memberName: room.attempt.memberName,
    phase: state.phase === 'completed' ? 'completing' : state.phase,
    completeReason: state.completeReason,
    cancelling: state.cancelWanted,
    feedback: room.attempt.feedback,
    scorePolicy: room.attempt.scorePolicy,
    sections: room.sections,
    answers,
    lockedIds: room.lockedIds ?? [],
    currentId: state.currentId,
    save: saveChip(state),
    online: state.online,
    signedOut: state.signedOut,
    submissions: state.submissions,
    submittingIds: [...wanted.map(([id]) => id), ...leaving.map((sent) => sent.questionId)],
    notices: state.notices,
    lateIds: state.lateIds,
    problem: state.problem,
    ...extras,
  };
}

/** Numbers of the questions whose program exceeds the size limit. */
export function tooLargeIn(room: Room, state: EngineState): number[] {
  return room.sections
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => isTooLarge(state.answers[id]?.answer ?? null))
    .map(({ no }) => no);
}

/** The message for a refused access code, so that the student can try another. Null for other failures. */
export const codeProblem = (error: unknown): string | null =>
  error instanceof ApiError && (error.code === 'EXAM_ACCESS_CODE' || error.code === 'RATE_LIMITED')
    ? error.message
    : null;

/** Why the room could not be opened, as the screen names it. */
export function roomFailure(error: unknown): { reason: RoomFailure; message: string | undefined } {
  if (!(error instanceof ApiError)) return { reason: 'unknown', message: undefined };
  const message = error.message;
  switch (error.code) {
    case 'ENROLL_REQUIRED':
      return { reason: 'notEnrolled', message };
    case 'EXAM_NOT_OPEN':
    case 'HOMEWORK_NOT_OPEN':
      return { reason: 'notOpen', message };
    case 'EXAM_ENDED':
    case 'HOMEWORK_CLOSED':
      return { reason: 'ended', message };
    case 'ATTEMPTS_USED':
      return { reason: 'attemptsUsed', message };
    case 'RIGHT_USED_UP':
      return { reason: 'usedUp', message };
    case 'NOT_FOUND':
      return { reason: 'notFound', message };
    default:
      return { reason: error.isTransient ? 'network' : 'unknown', message };
  }
}
