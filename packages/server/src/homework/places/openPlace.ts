import { randomInt } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { GRACE_MS } from '@aosai/api/kit/constants';
import { hardClose } from '@aosai/api/homework/homeworkDates';
import { JUDGED_TYPES } from '@aosai/api/questions/kinds';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion, examPaperEnroll, questionVersion } from '../../db/schema/exam.ts';
import type { AttemptRow } from '../../exams/attempts/attemptRow.ts';
import { attemptIs, lockAttempt } from '../../exams/attempts/attemptRow.ts';
import { insertAttempt } from '../../exams/attempts/insertAttempt.ts';
import { freeze } from '../../exams/attempts/start.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { orderPaper } from '../../papers/orderPaper.ts';
import { examClosesAt } from '../../exams/reports/reviewClock.ts';
import { reviewViewAt } from '../../exams/reports/reviewVisibility.ts';
import { solutionsOf } from '../../exams/reports/solutions.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Homework has no holder: all devices write as this one, and revisions decide between them. */
export const NO_HOLDER = { deviceId: 'homework', generation: 1 } as const;

export interface HomeworkWriter {
  memberId: string;
  ip: string;
}

/** A place that accepts answers, and its attempt. */
export interface OpenPlace {
  enrollId: string;
  memberId: string;
  attemptId: string;
  dueAt: Date;
  /** No answer is accepted after this time. */
  deadlineAt: Date;
}

async function findPlace({ db, appId }: EngineCall, memberId: string, enrollId: string) {
  const [found] = await db
    .select({ place: enrolment, homework: exam, attempt: examPaperEnroll })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId), eq(exam.kind, 'homework')))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.id, enrollId),
        eq(enrolment.memberId, memberId),
        eq(enrolment.kind, 'homework'),
        isNull(exam.deletedAt),
        eq(exam.published, true),
      ),
    );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

type Found = Awaited<ReturnType<typeof findPlace>>;

/** The row of the one attempt at a homework. */
function newAttempt(
  { appId, now }: EngineCall,
  { memberId, ip }: HomeworkWriter,
  { place, homework }: Found,
  paper: { id: string; totalPoints: number; questionCount: number },
  deadlineAt: Date,
): AttemptRow {
  return {
    appId,
    id: newId(),
    orgId: place.orgId,
    createdBy: memberId,
    createdAt: now,
    updatedAt: now,
    version: 1,
    deletedAt: null,
    kind: 'homework',
    examEnrollId: place.id,
    examId: homework.id,
    examPaperId: paper.id,
    memberId,
    attemptNo: 1,
    status: ATTEMPT.inProgress,
    seed: randomInt(2 ** 31 - 1),
    startedAt: now,
    deadlineAt,
    completedAt: null,
    settledAt: null,
    submitReason: null,
    holderDeviceId: NO_HOLDER.deviceId,
    holderGeneration: NO_HOLDER.generation,
    lastIp: ip,
    lastSeenAt: null,
    silentSinceAt: null,
    graceMs: null,
    extraSec: 0,
    autoPoints: null,
    manualPoints: null,
    totalPoints: null,
    sectionPoints: null,
    maxPoints: paper.totalPoints,
    questionCount: paper.questionCount,
    eventsCount: 1,
    practisedAt: null,
    practiseAgain: false,
  };
}

/**
 * Creates the attempt, at the first save. Locks the homework and its paper, so that withdrawing it or adding questions
 * comes before or after.
 */
async function begin(call: EngineCall, writer: HomeworkWriter, found: Found, deadlineAt: Date): Promise<void> {
  const [paperId = ''] = found.homework.examPaperIds;
  await call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const [held] = await tx
      .select({ published: exam.published })
      .from(exam)
      .where(and(eq(exam.appId, call.appId), eq(exam.id, found.homework.id), isNull(exam.deletedAt)))
      .for('key share');
    if (!held?.published) throw new AppError('NOT_FOUND');
    const content = await freeze(inside, paperId);
    const { totalPoints } = content.paper;
    const paper = { id: paperId, totalPoints, questionCount: content.byVersion.size };
    await insertAttempt(inside, newAttempt(call, writer, found, paper, deadlineAt), orderPaper(content, 0));
  });
}

/**
 * If results are shown at the hand-in, the first answer to an objective question counts: later ones are kept as copies
 * with their time, for the teacher.
 */
async function lockScored({ db, appId }: EngineCall, attemptId: string): Promise<void> {
  const scored = db
    .select({ id: questionVersion.id })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), notInArray(questionVersion.type, [...JUDGED_TYPES])));
  await db
    .update(examMemberQuestion)
    .set({ isLocked: true })
    .where(
      and(
        eq(examMemberQuestion.appId, appId),
        eq(examMemberQuestion.attemptId, attemptId),
        isNotNull(examMemberQuestion.answer),
        inArray(examMemberQuestion.questionVersionId, scored),
      ),
    );
}

/**
 * Reopens a handed-in attempt for a save, until keys are shown or it is over for this student. Returns false when it is
 * too late.
 */
async function takeBack(call: EngineCall, { place, homework, attempt }: Found, deadlineAt: Date): Promise<boolean> {
  if (!attempt || place.status === ENROLMENT.settled) return false;
  return call.db.transaction(async (tx) => {
    const { attempt: locked } = await lockAttempt(tx, attemptIs(call.appId, attempt.id));
    if (locked.status === ATTEMPT.inProgress) return true;
    // A teacher who settles locks the attempt too, so read the status after getting the lock.
    const [held] = await tx.select({ status: enrolment.status }).from(enrolment).where(placeIs(call.appId, place.id));
    if (held?.status === ENROLMENT.settled) return false;
    const closesAt = await examClosesAt(within(call, tx), homework);
    const student = { targetId: homework.id, memberId: place.memberId };
    const solutions = await solutionsOf(within(call, tx), student);
    const facts = { attempt: locked, matrix: homework.reviewMatrix, closesAt, reader: 'candidate' as const, solutions };
    const { rightAnswer, analysis } = reviewViewAt(facts, call.now);
    if (rightAnswer || analysis) return false;
    if (homework.results === 'atHandIn') await lockScored(within(call, tx), attempt.id);
    await tx
      .update(examPaperEnroll)
      .set({ status: ATTEMPT.inProgress, completedAt: null, submitReason: null, deadlineAt, updatedAt: call.now })
      .where(attemptIs(call.appId, attempt.id));
    return true;
  });
}

/**
 * Returns the place with an attempt that accepts answers, creating or reopening it if necessary. Throws NOT_FOUND,
 * HOMEWORK_NOT_OPEN, HOMEWORK_CLOSED.
 *
 * @param late also accept a closed attempt, which keeps late copies
 */
export async function openPlace(
  call: EngineCall,
  writer: HomeworkWriter,
  enrollId: string,
  { late }: { late: boolean },
): Promise<OpenPlace> {
  const found = await findPlace(call, writer.memberId, enrollId);
  const { place, attempt } = found;
  const { openAt, dueAt, lateUntilAt } = place;
  if (!openAt || !dueAt) throw new AppError('NOT_FOUND');
  const isHeld = place.status === ENROLMENT.enrolled || place.status === ENROLMENT.quitApplied;
  if (!isHeld && place.status !== ENROLMENT.settled) throw new AppError('NOT_FOUND');
  if (call.now < openAt) throw new AppError('HOMEWORK_NOT_OPEN');
  const deadlineAt = hardClose({ dueAt, lateUntilAt });
  const opened = (attemptId: string): OpenPlace => ({
    enrollId,
    memberId: writer.memberId,
    attemptId,
    dueAt,
    deadlineAt,
  });
  const isOver = call.now.getTime() > deadlineAt.getTime() + GRACE_MS || place.leftAt !== null || !isHeld;
  if (isOver) {
    if (attempt && late) return opened(attempt.id);
    throw new AppError('HOMEWORK_CLOSED');
  }
  if (!attempt) {
    await begin(call, writer, found, deadlineAt);
    const begun = await findPlace(call, writer.memberId, enrollId);
    // The place was removed at this moment.
    if (!begun.attempt) throw new AppError('NOT_FOUND');
    return opened(begun.attempt.id);
  }
  if (attempt.status !== ATTEMPT.inProgress && !(await takeBack(call, found, deadlineAt))) {
    if (late) return opened(attempt.id);
    throw new AppError('HOMEWORK_CLOSED');
  }
  return opened(attempt.id);
}
