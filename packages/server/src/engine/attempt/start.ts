import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ATTEMPT } from '@aosai/api/domain/statuses';
import { examPaper } from '../../db/schema/exam.ts';
import { newId } from '../../db/newId.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { type PaperContent, paperContent } from '../paper/paperContent.ts';
import { orderPaper } from '../paper/orderPaper.ts';
import { findPlace, type Place, type Starter } from './attemptPlace.ts';
import type { AttemptRow } from './attemptRow.ts';
import { closeIfDue, isDue } from './close.ts';
import { deadlineOf } from './deadline.ts';
import { insertAttempt } from './insertAttempt.ts';
import { rememberWriter } from './knownWriters.ts';
import { freshRoom, type OpenRoom, roomOf } from './room.ts';
import { startRefusal } from './startRules.ts';

export interface StartInput {
  examId: string;
  examPaperId: string;
  deviceId: string;
}

const MAX_TRIES = 5;
const MAX_SEED = 2 ** 31 - 1;

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

/** The row of a new attempt, as it will be stored. */
function newAttempt(
  { appId, now }: EngineCall,
  { memberId, ip }: Starter,
  { deviceId }: StartInput,
  { exam, enrol, attempts }: Place,
  { paper, byVersion }: PaperContent,
): AttemptRow {
  const extraSec = enrol.overrides.extraSec ?? 0;
  return {
    appId,
    id: newId(),
    orgId: enrol.orgId,
    createdBy: memberId,
    createdAt: now,
    updatedAt: now,
    version: 1,
    deletedAt: null,
    examEnrollId: enrol.id,
    examId: exam.id,
    examPaperId: paper.id,
    memberId,
    attemptNo: attempts.length + 1,
    status: ATTEMPT.inProgress,
    seed: randomInt(MAX_SEED),
    startedAt: now,
    deadlineAt: deadlineOf({
      startedAt: now,
      durationMin: paper.durationMin,
      windowEndAt: exam.endAt,
      shiftSec: enrol.overrides.startShiftSec ?? 0,
      extraSec,
    }),
    completedAt: null,
    settledAt: null,
    submitReason: null,
    holderDeviceId: deviceId,
    holderGeneration: 1,
    lastIp: ip,
    lastSeenAt: now,
    extraSec,
    autoPoints: null,
    manualPoints: null,
    totalPoints: null,
    sectionPoints: null,
    maxPoints: paper.totalPoints,
    questionCount: byVersion.size,
    eventsCount: 1,
  };
}

/** Null when another call was first, whatever arrived at once. */
async function begin(call: EngineCall, starter: Starter, input: StartInput, place: Place): Promise<OpenRoom | null> {
  const content = await paperContent(call.db, call.appId, input.examPaperId);
  const { paper } = content;
  const attempt = newAttempt(call, starter, input, place, content);
  const sections = orderPaper(content, attempt.seed);
  const isNew = paper.frozenAt
    ? await insertAttempt(call, attempt, sections)
    : await call.db.transaction(async (tx) => {
        const inside = within(call, tx);
        return (await freeze(inside, content)) && (await insertAttempt(inside, attempt, sections));
      });
  if (!isNew) return null;
  const { exam, memberName } = place;
  rememberWriter(call.db, call.appId, {
    ...attempt,
    examStoppedAt: exam.stoppedAt,
    recordsEvents: exam.recordsEvents,
  });
  return freshRoom(
    call,
    input.deviceId,
    {
      attempt,
      examTitle: exam.title,
      examEndAt: exam.endAt,
      examStoppedAt: exam.stoppedAt,
      reviewMatrix: exam.reviewMatrix,
      paperTitle: paper.title,
      feedback: paper.feedback,
      scorePolicy: paper.scorePolicy,
      passPoints: paper.passPoints,
      memberName,
      answeredCount: 0,
      lateCopyCount: 0,
    },
    sections,
  );
}

/** The room of the running attempt, or of a new one when the rules allow it; null when another call came in between. */
async function tryStart(call: EngineCall, starter: Starter, input: StartInput): Promise<OpenRoom | null> {
  const place = await findPlace(call, starter, input);
  const { exam, enrol, attempts } = place;
  const running = attempts.find(({ status }) => status === ATTEMPT.inProgress);
  if (running && !isDue(running, exam.stoppedAt, call.now)) return roomOf(call, running.id, input.deviceId);
  if (running) await closeIfDue(call, running.id);
  const refusal = startRefusal({ ...exam, overrides: enrol.overrides, usedAttempts: attempts.length }, call.now);
  if (refusal) throw new AppError(refusal.code, refusal.params);
  return begin(call, starter, input, place);
}

/**
 * Opens the room: the running attempt for whoever comes again, a new one at the first call. The device that started
 * it holds it; another one gets the content to read and no token.
 */
export async function start(call: EngineCall, starter: Starter, input: StartInput): Promise<OpenRoom> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const room = await tryStart(call, starter, input);
    if (room) return room;
  }
  throw new AppError('UNAVAILABLE');
}
