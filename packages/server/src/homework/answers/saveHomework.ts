import { AppError } from '@aosai/api/kit/errors';
import { GRACE_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { perDatabase } from '../../db/perDatabase.ts';
import { LRUCache } from 'lru-cache';
import { complete } from '../../exams/attempts/complete.ts';
import { holderToken } from '../../exams/room/holder.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { resultsOf, save } from '../../exams/saving/save.ts';
import { type HomeworkWriter, NO_HOLDER, type OpenPlace, openPlace } from '../places/openPlace.ts';
import type { SaveAnswer, SaveReply } from '@aosai/api/exams/attempt.contract';
import { sql } from 'drizzle-orm';
import { instantParam } from '../../db/rawRows.ts';

/** Whether a save is late; the grace for the network does not count. */
const isLateAt = ({ dueAt }: Pick<OpenPlace, 'dueAt'>, now: Date): boolean =>
  now.getTime() > dueAt.getTime() + GRACE_MS;

/** Sets answers given in time aside before a late save changes them, so that their points stay earned. Idempotent. */
async function keepOnTime(
  { db, appId }: EngineCall,
  { attemptId, dueAt }: OpenPlace,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const until = instantParam(new Date(dueAt.getTime() + GRACE_MS));
  await db.execute(sql`update exam_member_question
    set on_time = jsonb_build_object('answer', answer, 'savedAt', to_char(saved_at at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'cleanedAt', on_time -> 'cleanedAt')
    where app_id = ${appId} and attempt_id = ${attemptId}
      and question_version_id = any(${sql.param([...questionIds])}::text[])
      and saved_at is not null and saved_at <= ${until}
      and (on_time is null or on_time ->> 'savedAt' = on_time ->> 'cleanedAt')`);
}

export interface HomeworkSave {
  homeworkEnrollId: string;
  answers: SaveAnswer[];
  complete?: boolean | undefined;
  wantResults?: boolean | undefined;
}

const MAX_KNOWN = 5_000;
/** How long a cached place is used; changed dates and removed places are noticed by then. */
const KNOWN_MS = MINUTE_MS / 2;

interface Known {
  place: OpenPlace;
  readMs: number;
  /** Questions whose answer in time was set aside already. */
  kept: Set<string>;
}

/** Places that this process found open lately, so that a save costs no more than in an exam. */
const known = perDatabase(() => new LRUCache<string, Known>({ max: MAX_KNOWN }));
const keyOf = ({ appId }: EngineCall, enrollId: string) => `${appId}/${enrollId}`;

const forget = (call: EngineCall, enrollId: string): boolean => known(call.db).delete(keyOf(call, enrollId));

async function placeFor(
  call: EngineCall,
  writer: HomeworkWriter,
  { homeworkEnrollId: enrollId, answers }: HomeworkSave,
): Promise<Known> {
  const nowMs = call.now.getTime();
  const found = known(call.db).get(keyOf(call, enrollId));
  const age = found ? nowMs - found.readMs : Number.POSITIVE_INFINITY;
  const isOpen = found && nowMs <= found.place.deadlineAt.getTime() + GRACE_MS;
  if (isOpen && found.place.memberId === writer.memberId && age >= 0 && age < KNOWN_MS) return found;
  const fresh = {
    place: await openPlace(call, writer, enrollId, { late: answers.length > 0 }),
    readMs: nowMs,
    kept: new Set<string>(),
  };
  known(call.db).set(keyOf(call, enrollId), fresh);
  return fresh;
}

/** The engine demands a token of every writer. */
export function tokenOf({ appId, attemptSecret }: EngineCall, attemptId: string): string {
  return holderToken(attemptSecret, { appId, attemptId, ...NO_HOLDER });
}

/** Translates the engine's ATTEMPT_CLOSED. */
function asHomework(error: unknown): unknown {
  return error instanceof AppError && error.code === 'ATTEMPT_CLOSED' ? new AppError('HOMEWORK_CLOSED') : error;
}

/** A call that only asks for results or hands in must not count as a save, which could make the work late. */
async function nothingSaved(call: EngineCall, place: OpenPlace, wantResults: boolean): Promise<SaveReply> {
  return {
    serverNow: call.now.toISOString(),
    deadlineAt: place.deadlineAt.toISOString(),
    revisions: [],
    notices: [],
    results: wantResults ? await resultsOf(call, place.attemptId) : [],
  };
}

/**
 * Saves answers of a homework like those of an exam. The first save begins it; a save after handing in reopens it;
 * `complete` hands in, which is only a signal, since saved answers count anyway. Throws HOMEWORK_NOT_OPEN, and
 * HOMEWORK_CLOSED after keeping late copies.
 */
export async function saveHomework(
  call: EngineCall,
  writer: HomeworkWriter,
  input: HomeworkSave,
): Promise<SaveReply & { attemptId: string }> {
  const { homeworkEnrollId, answers, wantResults } = input;
  const { place, kept } = await placeFor(call, writer, input);
  const { attemptId } = place;
  if (isLateAt(place, call.now)) {
    const fresh = answers.map(({ questionId }) => questionId).filter((id) => !kept.has(id));
    await keepOnTime(call, place, fresh);
    for (const id of fresh) kept.add(id);
  }
  const token = tokenOf(call, attemptId);
  try {
    const reply =
      answers.length > 0
        ? await save(call, writer, { attemptId, token, answers, events: [], wantResults: wantResults === true })
        : await nothingSaved(call, place, wantResults === true);
    if (input.complete === true) {
      await complete(call, writer.memberId, { id: attemptId, token, answers: [] });
      forget(call, homeworkEnrollId);
    }
    return { ...reply, attemptId };
  } catch (error) {
    forget(call, homeworkEnrollId);
    throw asHomework(error);
  }
}
