import type { Client } from '@aosai/api/client/client';
import { ApiError } from '@aosai/api/client/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { fromBase64url } from '@aosai/api/envelope/base64url';
import { type Journal, openJournal } from './journal.ts';
import { noJournal } from './noJournal.ts';
import type { JournalEntry } from './state.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import type { Receipt, Room } from '@aosai/api/exams/attempt.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { ExamPaperCard } from '@aosai/api/papers/paperCard.contract';

export interface Visit {
  room: Room;
  journal: Journal;
  drafts: readonly JournalEntry[];
  /** When the request for the room was sent, on the page's monotonic clock. */
  sentAtMs: number;
  /** Set when the browser cannot keep drafts, so that the room can say so. */
  journalError: unknown;
}

export type Opened =
  | { kind: 'visit'; visit: Visit }
  | { kind: 'finished'; room: Room; receipt: Receipt; mayGoOn?: boolean }
  /** Entering would start the clock, so the student is asked first. */
  | { kind: 'before'; exam: ExamDetail; paper: ExamPaperCard };

interface Place {
  examId: string;
  examPaperId: string;
  deviceId: string;
  /** The attempt this page has shown before: a reload after handing in must not start another one. */
  attemptId: string | null;
  /** The student agreed to start the clock. */
  mayStart: boolean;
  /** Access code, if the exam requires one. */
  accessCode?: string | undefined;
}

/** Opens the drafts of a room. If the browser refuses storage, the room works without drafts. */
export async function visitRoom(room: Room, sentAtMs: number): Promise<Visit> {
  const key = room.draftKey === null ? null : fromBase64url(room.draftKey);
  if (!key) return { room, journal: noJournal, drafts: [], sentAtMs, journalError: null };
  try {
    const journal = await openJournal(key);
    return { room, journal, drafts: await journal.load(room.attempt.id), sentAtMs, journalError: null };
  } catch (journalError) {
    return { room, journal: noJournal, drafts: [], sentAtMs, journalError };
  }
}

/** The view shown before the clock starts; null when there is nothing to start. */
async function beforeStart(client: Client, { examId, examPaperId }: Place): Promise<Opened | null> {
  const [exam, { content }] = await Promise.all([
    client.exam.queryById({ id: examId }, { quiet: true }),
    client.exam.queryExamPaperListByExam({ examId }, { quiet: true }),
  ]);
  const paper = content.find((one) => one.id === examPaperId);
  if (!paper || paper.latest?.status === ATTEMPT.inProgress) return null;
  const canStart = exam.status === LIFECYCLE.running && exam.mine !== null && paper.attemptsLeft !== 0;
  return canStart ? { kind: 'before', exam, paper } : null;
}

/**
 * Starts an attempt or returns to it. If none is left, shows the last one with its receipt, and sends drafts this
 * browser still has of it as late copies.
 */
export async function enterRoom(client: Client, place: Place, now: () => number): Promise<Opened> {
  const known = place.attemptId === null ? null : await finishedAttempt(client, place.attemptId, place.deviceId);
  if (known) return known;
  const before = place.mayStart || place.attemptId !== null ? null : await beforeStart(client, place);
  if (before) return before;
  const sentAtMs = now();
  const { examId, examPaperId, deviceId, accessCode } = place;
  const code = accessCode !== undefined && { accessCode };
  try {
    const room = await client.examPaperEnroll.start({ examId, examPaperId, deviceId, ...code }, { quiet: true });
    return { kind: 'visit', visit: await visitRoom(room, sentAtMs) };
  } catch (error) {
    const mayBeFinished = error instanceof ApiError && (error.code === 'ATTEMPTS_USED' || error.code === 'EXAM_ENDED');
    const finished = mayBeFinished ? await lastAttempt(client, place) : null;
    if (!finished) throw error;
    return finished;
  }
}

async function finishedAttempt(client: Client, id: string, deviceId: string): Promise<Opened | null> {
  const attempt = await client.examPaperEnroll.queryById({ id }, { quiet: true });
  return attempt.status === ATTEMPT.inProgress ? null : showFinished(client, id, deviceId);
}

async function lastAttempt(client: Client, { examId, examPaperId, deviceId }: Place): Promise<Opened | null> {
  const { attempt } = await client.examPaperEnroll.queryLatest({ examId, examPaperId }, { quiet: true });
  return attempt && showFinished(client, attempt.id, deviceId);
}

async function showFinished(client: Client, id: string, deviceId: string): Promise<Opened | null> {
  const room = await client.examPaperEnroll.takeover({ id, deviceId }, { quiet: true });
  const { receipt } = await client.examPaperEnroll.report({ id }, { quiet: true });
  if (!receipt) return null;
  const visit = await visitRoom(room, performance.now());
  await handInDrafts(client, visit);
  return { kind: 'finished', room, receipt };
}

async function handInDrafts(client: Client, { room, drafts, journal }: Visit): Promise<void> {
  const answers = drafts.map(({ questionId, baseRevision, answer, flagged, spentMs }) => ({
    questionId,
    baseRevision,
    answer,
    flagged,
    spentMs: Math.round(spentMs),
  }));
  if (answers.length > 0) {
    try {
      await client.examMemberQuestion.save({ attemptId: room.attempt.id, token: '', answers, events: [] });
    } catch (error) {
      // The server always refuses a closed attempt but keeps the answers; only after that may the drafts be removed.
      if (!(error instanceof ApiError) || error.code !== 'ATTEMPT_CLOSED') throw error;
    }
    await journal.clear(room.attempt.id);
  }
  journal.close();
}
