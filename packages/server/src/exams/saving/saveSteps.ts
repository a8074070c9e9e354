import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type PaperContent, paperContent } from '../../papers/paperContent.ts';
import { type EventRow, insertEventRows, type NewEvent } from '../attempts/attemptEvents.ts';
import type { WriterRow } from '../attempts/attemptRow.ts';
import { afterDeadline } from '../attempts/afterDeadline.ts';
import { admitWriter } from './admitWriter.ts';
import type { Decided } from './decideOffers.ts';
import { type Offer, offersOf } from './offers.ts';
import { type StoredAnswer, type Touch, writeSaves } from './storedAnswers.ts';
import type { SaveInput, SaveReply, ClientEventInput } from '@aosai/api/exams/attempt.contract';
import { MAX_EVENTS_PER_ATTEMPT } from '@aosai/api/kit/constants';

interface SeenBefore {
  recordsEvents: boolean;
  eventsCount: number;
  lastIp: string | null;
}

/** The events of a save that go into the list, a changed address first, while there is room. */
function eventsToRecord(
  seen: SeenBefore,
  events: readonly ClientEventInput[],
  ip: string,
  content: PaperContent,
): NewEvent[] {
  if (!seen.recordsEvents) return [];
  const moved: NewEvent[] =
    seen.lastIp !== null && seen.lastIp !== ip ? [{ type: 'addressChange', meta: { from: seen.lastIp, to: ip } }] : [];
  const reported = events.map(({ type, questionId, ms }): NewEvent => ({
    type,
    ms,
    questionVersionId: questionId !== undefined && content.byVersion.has(questionId) ? questionId : undefined,
  }));
  return [...moved, ...reported].slice(0, Math.max(0, MAX_EVENTS_PER_ATTEMPT - seen.eventsCount));
}

/** Who saves, and from which address. */
export interface Writer {
  memberId: string;
  ip: string;
}

/** One call of `save`. */
export interface SaveItem {
  call: EngineCall;
  writer: Writer;
  input: SaveInput;
}

/** The result of a save; notices and results are read after its commit. */
export type Saved = Omit<SaveReply, 'notices' | 'results'> & {
  isExtended: boolean;
  /** The exam and its notice counter. */
  room: { examId: string; noticeSeq: number };
};

/** The answers of a save as they fit the paper. */
export interface InPaper {
  content: PaperContent;
  offers: Offer[];
}

/** Validates the answers against the paper. Throws NOT_FOUND and VALIDATION. */
export async function answersInPaper(db: Db, { call, input }: SaveItem, attempt: WriterRow): Promise<InPaper> {
  const content = await paperContent(db, call.appId, attempt.examPaperId);
  return { content, offers: offersOf(content, input.answers) };
}

/** `answersInPaper`, or null instead of an error: `saveAlone` will throw it. */
export async function fittingAnswers(db: Db, item: SaveItem, attempt: WriterRow): Promise<InPaper | null> {
  try {
    return await answersInPaper(db, item, attempt);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The deadline of an attempt that this device may write to now, else null: `saveAlone` will say why not. */
export function deadlineOfWriter({ call, writer, input }: SaveItem, attempt: WriterRow): Date | null {
  if (attempt.memberId !== writer.memberId) return null;
  const admission = admitWriter(call, attempt, input.token);
  return admission.kind === 'writer' ? admission.deadlineAt : null;
}

/** The reply to a save that stored these revisions. */
export function savedReply(
  call: EngineCall,
  attempt: WriterRow,
  deadlineAt: Date,
  revisions: SaveReply['revisions'],
): Saved {
  return {
    serverNow: call.now.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    revisions,
    isExtended: attempt.extraSec > 0,
    room: { examId: attempt.examId, noticeSeq: attempt.noticeSeq },
  };
}

/** What a decided save has to write. */
export interface ToWrite {
  changed: readonly StoredAnswer[];
  events: readonly EventRow[];
  touch: Touch;
}

/** The changed answers, the events to record and the heartbeat of a save. `attempt` is the row before this save. */
export function toWrite(
  { call, writer, input }: SaveItem,
  attempt: WriterRow,
  content: PaperContent,
  { changed }: Pick<Decided, 'changed'>,
): ToWrite {
  const late = afterDeadline(attempt, call.now, changed.length > 0);
  const events = [...eventsToRecord(attempt, input.events, writer.ip, content), ...late.events].map((event) => ({
    ...event,
    attemptId: attempt.id,
    at: call.now,
  }));
  const touch = { attemptId: attempt.id, seenAt: call.now, ip: writer.ip, newEvents: events.length, late };
  return { changed, events, touch };
}

/** Writes one or many decided saves: their events, then their answers and heartbeats in one statement. */
export async function writeAll(call: EngineCall, saves: readonly ToWrite[]): Promise<void> {
  await insertEventRows(
    call,
    saves.flatMap(({ events }) => events),
  );
  await writeSaves(
    call,
    saves.flatMap(({ changed }) => changed),
    saves.map(({ touch }) => touch),
  );
}
