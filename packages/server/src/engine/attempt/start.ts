import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { Room } from '@aosai/api/contract/types';
import { ATTEMPT, ENROLMENT } from '@aosai/api/domain/statuses';
import { exam, examEnroll, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { newId } from '../../db/newId.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { holdsPlace, type Viewer, visibleExam } from '../exam/visibleExam.ts';
import { type PaperContent, paperContent } from '../paper/paperContent.ts';
import { orderPaper } from '../paper/orderPaper.ts';
import { insertEvents } from './attemptEvents.ts';
import { closeIfDue, isDue } from './close.ts';
import { deadlineOf } from './deadline.ts';
import { insertAnswerRows } from './insertAnswerRows.ts';
import { attemptsOfMember } from './memberAttempts.ts';
import { freshRoom, roomOf } from './room.ts';
import { startRefusal } from './startRules.ts';

export interface StartInput {
  examId: string;
  examPaperId: string;
  deviceId: string;
}

export interface Starter extends Viewer {
  memberId: string;
  ip: string;
}

type ExamRow = typeof exam.$inferSelect;
type EnrolRow = typeof examEnroll.$inferSelect;

const MAX_TRIES = 5;
const MAX_SEED = 2 ** 31 - 1;

interface Place {
  exam: ExamRow;
  enrol: EnrolRow;
  memberName: string;
}

/** Throws NOT_FOUND for an exam or paper that is not there for this member, ENROLL_REQUIRED without a place. */
async function findPlace(call: EngineCall, starter: Starter, input: StartInput): Promise<Place> {
  const { db, appId } = call;
  const [found] = await db
    .select({ exam, enrol: examEnroll, memberName: member.name })
    .from(exam)
    .innerJoin(member, and(eq(member.appId, exam.appId), eq(member.id, starter.memberId)))
    .leftJoin(
      examEnroll,
      and(
        eq(examEnroll.appId, exam.appId),
        eq(examEnroll.examId, exam.id),
        eq(examEnroll.memberId, starter.memberId),
        holdsPlace,
      ),
    )
    .where(and(visibleExam(db, appId, starter), eq(exam.id, input.examId)));
  if (!found?.exam.examPaperIds.includes(input.examPaperId)) throw new AppError('NOT_FOUND');
  const { enrol } = found;
  if (enrol?.status !== ENROLMENT.enrolled) throw new AppError('ENROLL_REQUIRED');
  return { ...found, enrol };
}

function attemptsAt({ db, appId }: EngineCall, { examId, memberId }: EnrolRow, examPaperId: string) {
  return db
    .select({ id: examPaperEnroll.id, status: examPaperEnroll.status, deadlineAt: examPaperEnroll.deadlineAt })
    .from(examPaperEnroll)
    .where(attemptsOfMember(appId, { examId, memberId, examPaperId }))
    .orderBy(examPaperEnroll.startedAt);
}

/** Holds the place to the transaction's end against whoever gives it up at this moment. */
async function holdPlace({ db, appId }: EngineCall, enrol: EnrolRow): Promise<boolean> {
  const [held] = await db
    .select({ status: examEnroll.status })
    .from(examEnroll)
    .where(and(eq(examEnroll.appId, appId), eq(examEnroll.id, enrol.id)))
    .for('share');
  return held?.status === ENROLMENT.enrolled;
}

/** From the first attempt on the paper never changes. False when it was changed since it was read. */
async function freeze({ db, appId, now }: EngineCall, { paper }: PaperContent): Promise<boolean> {
  if (paper.frozenAt) return true;
  const rows = await db
    .update(examPaper)
    .set({ frozenAt: sql`coalesce(${examPaper.frozenAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(examPaper.appId, appId), eq(examPaper.id, paper.id), eq(examPaper.version, paper.version)))
    .returning({ id: examPaper.id });
  return rows.length > 0;
}

/** One transaction; null when another call was first, whatever arrived at once. */
async function insertAttempt(
  call: EngineCall,
  starter: Starter,
  { deviceId }: StartInput,
  { exam: examRow, enrol, memberName }: Place,
  content: PaperContent,
  attemptNo: number,
): Promise<Room | null> {
  const { db, appId, now } = call;
  const { paper } = content;
  if (!(await holdPlace(call, enrol)) || !(await freeze(call, content))) return null;
  const extraSec = enrol.overrides.extraSec ?? 0;
  const [attempt] = await db
    .insert(examPaperEnroll)
    .values({
      appId,
      id: newId(),
      orgId: enrol.orgId,
      createdBy: starter.memberId,
      createdAt: now,
      updatedAt: now,
      examEnrollId: enrol.id,
      examId: examRow.id,
      examPaperId: paper.id,
      memberId: starter.memberId,
      attemptNo,
      status: ATTEMPT.inProgress,
      seed: randomInt(MAX_SEED),
      startedAt: now,
      deadlineAt: deadlineOf({
        startedAt: now,
        durationMin: paper.durationMin,
        windowEndAt: examRow.endAt,
        shiftSec: enrol.overrides.startShiftSec ?? 0,
        extraSec,
      }),
      holderDeviceId: deviceId,
      lastIp: starter.ip,
      lastSeenAt: now,
      extraSec,
      maxPoints: paper.totalPoints,
      questionCount: content.byVersion.size,
      eventsCount: 1,
    })
    .onConflictDoNothing()
    .returning();
  if (!attempt) return null;
  const sections = orderPaper(content, attempt.seed);
  await insertAnswerRows(call, { attemptId: attempt.id, memberId: starter.memberId }, sections);
  await insertEvents(call, attempt.id, [{ type: 'start', meta: { deviceId } }]);
  const facts = {
    attempt,
    examTitle: examRow.title,
    examEndAt: examRow.endAt,
    examStoppedAt: examRow.stoppedAt,
    reviewMatrix: examRow.reviewMatrix,
    paperTitle: paper.title,
    feedback: paper.feedback,
    passPoints: paper.passPoints,
    memberName,
    answeredCount: 0,
    lateCopyCount: 0,
  };
  return freshRoom(call, deviceId, facts, sections);
}

/** The room of the running attempt, or of a new one when the rules allow it; null when another call came in between. */
async function tryStart(call: EngineCall, starter: Starter, input: StartInput): Promise<Room | null> {
  const place = await findPlace(call, starter, input);
  const { exam: examRow, enrol } = place;
  const attempts = await attemptsAt(call, enrol, input.examPaperId);
  const running = attempts.find(({ status }) => status === ATTEMPT.inProgress);
  if (running && !isDue(running, examRow.stoppedAt, call.now)) return roomOf(call, running.id, input.deviceId);
  if (running) await closeIfDue(call, running.id);
  const facts = { ...examRow, overrides: enrol.overrides, usedAttempts: attempts.length };
  const refusal = startRefusal(facts, call.now);
  if (refusal) throw new AppError(refusal.code, refusal.params);
  const content = await paperContent(call.db, call.appId, input.examPaperId);
  return call.db.transaction((tx) =>
    insertAttempt(within(call, tx), starter, input, place, content, attempts.length + 1),
  );
}

/**
 * Opens the room: the running attempt for whoever comes again, a new one at the first call. The device that started
 * it holds it; another one gets the content to read and no token.
 */
export async function start(call: EngineCall, starter: Starter, input: StartInput): Promise<Room> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const room = await tryStart(call, starter, input);
    if (room) return room;
  }
  throw new AppError('UNAVAILABLE');
}
