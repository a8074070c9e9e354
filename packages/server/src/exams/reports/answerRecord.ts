import type { QuestionType } from '@aosai/api/questions/kinds';
import type { ReviewView } from '@aosai/api/exams/review';
import { ATTEMPT, type AttemptStatus } from '@aosai/api/papers/attemptStatus';
import type { AnswerRow } from '../attempts/attemptRow.ts';
import { heldView, type Reader } from './reviewVisibility.ts';
import { savedAnswer } from '../attempts/savedAnswer.ts';
import type { AnswerRecord } from '@aosai/api/exams/attempt.contract';

export interface RecordFacts {
  row: AnswerRow;
  type: QuestionType;
  status: AttemptStatus;
  reader: Reader;
}

function reviewOf(row: AnswerRow, reader: Reader, showsScore: boolean): NonNullable<AnswerRecord['review']> {
  const { comment, lineNotes, manualPoints, version, needsReview } = row;
  const autoPoints = showsScore ? row.autoPoints : null;
  const staff = reader === 'candidate' ? {} : { staff: { version, autoPoints, manualPoints, needsReview } };
  return { comment, lineNotes, isByHand: manualPoints !== null, ...staff };
}

/**
 * An answer as its reader may see it. While the attempt runs, students see the same as in the room: no result.
 *
 * @param closed versions held by a running exam, whose results are hidden from this reader
 */
export function answerRecord(
  { row, type, status, reader }: RecordFacts,
  given: ReviewView,
  closed: ReadonlySet<string>,
): AnswerRecord {
  const isHeld = closed.has(row.questionVersionId);
  const view = isHeld ? heldView(given) : given;
  const showsAnswer = view.answer || status === ATTEMPT.inProgress;
  const saved = savedAnswer(row);
  return {
    ...saved,
    answer: showsAnswer ? saved.answer : null,
    id: row.id,
    attemptId: row.attemptId,
    no: row.no,
    type,
    status: row.status,
    points: view.score ? row.points : null,
    maxPoints: row.maxPoints,
    verdict: view.correct ? row.verdict : null,
    ...(reader !== 'candidate' || view.score ? { review: reviewOf(row, reader, view.score) } : {}),
    ...(isHeld && { isHeld }),
    lateCopies: showsAnswer
      ? row.lateCopies.map(({ receivedAt, reason, answer, accepted }) => ({ receivedAt, reason, answer, accepted }))
      : [],
  };
}
