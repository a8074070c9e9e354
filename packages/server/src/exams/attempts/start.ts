import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { AppError, type ErrorParams, type PlainErrorCode } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { examPaper } from '../../db/schema/exam.ts';
import { newId } from '../../base/newId.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { type OrderedSection, orderPaper } from '../../papers/orderPaper.ts';
import { type PaperContent, paperContent, readPaper } from '../../papers/paperContent.ts';
import { takeRight } from '../../rights/takeRight.ts';
import { findPlace, type Place, type Starter } from './attemptPlace.ts';
import type { AttemptRow } from './attemptRow.ts';
import { closeIfDue, isDue } from './close.ts';
import { deadlineOf } from './deadline.ts';
import { notePresence } from '../room/notePresence.ts';
import { insertAttempt } from './insertAttempt.ts';
import { rememberWriter } from '../room/knownWriters.ts';
import { freshRoom, type OpenRoom, roomOf } from '../room/room.ts';
import { checkAccessCode, checkNetwork } from '../room/roomAccess.ts';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';

interface StartFacts {
  published: boolean;
  stoppedAt: Date | null;
  startAt: Date;
  endAt: Date;
  lateStartPolicy: 'untilEnd' | 'none';
  maxAttempts: number;
  overrides: { startShiftSec?: number; extraAttempts?: number };
  usedAttempts: number;
}

/** How long an exam without late starts can be started. */
const DOOR_OPEN_MS = 15 * 60_000;

/** Why a new attempt may not start now; null when it may. */
function startRefusal(facts: StartFacts, now: Date): { code: PlainErrorCode; params?: ErrorParams } | null {
  const shiftMs = (facts.overrides.startShiftSec ?? 0) * MS_PER_SECOND;
  const opensMs = facts.startAt.getTime() + shiftMs;
  const closesMs = facts.endAt.getTime() + shiftMs;
  const lastStartMs = facts.lateStartPolicy === 'none' ? Math.min(closesMs, opensMs + DOOR_OPEN_MS) : closesMs;
  if (facts.stoppedAt) return { code: 'EXAM_ENDED' };
  if (!facts.published || now.getTime() < opensMs) return { code: 'EXAM_NOT_OPEN' };
  if (now.getTime() >= lastStartMs) return { code: 'EXAM_ENDED' };
  const max = facts.maxAttempts + (facts.overrides.extraAttempts ?? 0);
  return facts.usedAttempts >= max ? { code: 'ATTEMPTS_USED', params: { max } } : null;
}

export interface StartInput {
  examId: string;
  examPaperId: string;
  deviceId: string;
  /** Announced in the room, if the exam has one. */
  accessCode?: string | undefined;
}

const MAX_TRIES = 5;
const MAX_SEED = 2 ** 31 - 1;

/**
 * Freezes the paper at the first attempt. The update locks its row and the paper is read only then, so a concurrent
 * edit either comes before and is in the exam, or comes after and is refused.
 */
export async function freeze({ db, appId, now }: EngineCall, paperId: string): Promise<PaperContent> {
  await db
    .update(examPaper)
    .set({ frozenAt: sql`coalesce(${examPaper.frozenAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(examPaper.appId, appId), eq(examPaper.id, paperId)));
  return readPaper(db, appId, paperId);
}

/** The row of a new attempt. */
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
    silentSinceAt: null,
    graceMs: null,
    extraSec,
    autoPoints: null,
    manualPoints: null,
    totalPoints: null,
    sectionPoints: null,
    maxPoints: paper.totalPoints,
    questionCount: byVersion.size,
    kind: 'exam',
    eventsCount: 1,
    practisedAt: null,
    practiseAgain: false,
  };
}

interface Begun {
  attempt: AttemptRow;
  sections: OrderedSection[];
  paper: PaperContent['paper'];
}

/** Null when another call was first. */
async function insert(
  call: EngineCall,
  starter: Starter,
  input: StartInput,
  place: Place,
  content: PaperContent,
): Promise<Begun | null> {
  const attempt = newAttempt(call, starter, input, place, content);
  const sections = orderPaper(content, attempt.seed);
  return (await insertAttempt(call, attempt, sections)) ? { attempt, sections, paper: content.paper } : null;
}

/** The room of a new attempt; null when another call was first. */
async function begin(call: EngineCall, starter: Starter, input: StartInput, place: Place): Promise<OpenRoom | null> {
  const content = await paperContent(call.db, call.appId, input.examPaperId);
  // Mock exams given by a class do not use up the member's quota.
  const isCounted = place.exam.isMock && place.enrol.gradeId === null;
  const begun =
    content.paper.frozenAt && !isCounted
      ? await insert(call, starter, input, place, content)
      : await call.db.transaction(async (tx) => {
          const inside = within(call, tx);
          const made = await insert(inside, starter, input, place, await freeze(inside, input.examPaperId));
          if (made && isCounted)
            await takeRight(tx, call, { memberId: starter.memberId, code: 'exam.mock', ref: made.attempt.id });
          return made;
        });
  if (!begun) return null;
  const { attempt, sections, paper } = begun;
  const { exam, memberName } = place;
  rememberWriter(call.db, call.appId, {
    ...attempt,
    examStoppedAt: exam.stoppedAt,
    recordsEvents: exam.recordsEvents,
    noticeSeq: exam.noticeSeq,
  });
  return freshRoom(
    call,
    input.deviceId,
    {
      attempt,
      examTitle: exam.title,
      examEndAt: exam.endAt,
      examStoppedAt: exam.stoppedAt,
      explainsErrors: exam.explainsErrors,
      reviewMatrix: exam.reviewMatrix,
      releases: exam,
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

/** The room of the running attempt, or of a new one if the rules allow it; null when another call came in between. */
async function tryStart(call: EngineCall, starter: Starter, input: StartInput): Promise<OpenRoom | null> {
  const place = await findPlace(call, starter, input);
  const { exam, enrol, attempts } = place;
  checkNetwork(exam.ipRanges, starter.ip);
  const running = attempts.find(({ status }) => status === ATTEMPT.inProgress);
  if (running && !isDue(running, exam.stoppedAt, call.now)) {
    await notePresence(call, running);
    return roomOf(call, running.id, input.deviceId);
  }
  if (running) await closeIfDue(call, running.id);
  const refusal = startRefusal({ ...exam, overrides: enrol.overrides, usedAttempts: attempts.length }, call.now);
  if (refusal) throw new AppError(refusal.code, refusal.params);
  const code = { wanted: exam.accessCode, given: input.accessCode };
  await checkAccessCode(call, { ...input, memberId: starter.memberId }, code);
  return begin(call, starter, input, place);
}

/**
 * Opens the room: of the running attempt, or of a new one at the first call. The device that started the attempt holds
 * it; other devices get the content to read, without a token.
 */
export async function start(call: EngineCall, starter: Starter, input: StartInput): Promise<OpenRoom> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const room = await tryStart(call, starter, input);
    if (room) return room;
  }
  throw new AppError('UNAVAILABLE');
}
