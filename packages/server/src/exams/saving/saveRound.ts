import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { togetherOn } from '../../db/together.ts';
import { rememberWriter } from '../room/knownWriters.ts';
import { type EventRow, insertEventRows } from '../attempts/attemptEvents.ts';
import { afterDeadline } from '../attempts/inLongGrace.ts';
import { lockForWriters, type WriterRow } from '../attempts/attemptRow.ts';
import { within } from '../../kit/engineCall.ts';
import { paperContent } from '../../papers/paperContent.ts';
import { admit } from './admit.ts';
import { eventsToRecord } from './clientEvents.ts';
import { decideOffers } from './decideOffers.ts';
import { type Offer, offersOf } from './offers.ts';
import { type StoredAnswer, storedAnswers, type Touch, writeSaves } from './storedAnswers.ts';
import type { Saved, SaveItem } from './saveOutcome.ts';
import { saveQuickly } from './saveQuickly.ts';
import type { SaveInput } from '@aosai/api/exams/attempt.contract';

interface Admitted extends SaveItem {
  attempt: WriterRow;
  deadlineAt: Date;
  offers: readonly Offer[];
  events: readonly EventRow[];
}

/**
 * Null for a save that cannot share the round: another device, after the end, or an answer that does not fit the paper.
 */
async function admitted(item: SaveItem, tx: Db, attempt: WriterRow | undefined): Promise<Admitted | null> {
  const { call, writer, input } = item;
  if (attempt?.memberId !== writer.memberId) return null;
  const admission = admit(call, attempt, input.token);
  if (admission.kind !== 'writer') return null;
  try {
    const content = await paperContent(tx, call.appId, attempt.examPaperId);
    const events = eventsToRecord(attempt, input.events, writer.ip, content);
    return {
      ...item,
      attempt,
      deadlineAt: admission.deadlineAt,
      offers: offersOf(content, input.answers),
      events: events.map((event) => ({ ...event, attemptId: attempt.id, at: call.now })),
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

interface Settled {
  reply: Saved;
  changed: readonly StoredAnswer[];
  events: readonly EventRow[];
  touch: Touch;
  writer: WriterRow;
}

/** Null when an answer was based on another revision: that save keeps a late copy, outside of the round. */
function settle(one: Admitted, rows: readonly StoredAnswer[]): Settled | null {
  const { call, attempt, writer } = one;
  const mine = rows.filter(({ attemptId }) => attemptId === attempt.id);
  if (one.offers.some(({ questionId }) => mine.every((row) => row.questionVersionId !== questionId))) return null;
  const { revisions, lost, changed } = decideOffers(mine, one.offers, call.now);
  if (lost.length > 0) return null;
  const late = afterDeadline(attempt, call.now, changed.length > 0);
  const marks = late.events.map((event) => ({ ...event, attemptId: attempt.id, at: call.now }));
  const events = [...one.events, ...marks];
  return {
    reply: {
      serverNow: call.now.toISOString(),
      deadlineAt: one.deadlineAt.toISOString(),
      revisions,
      isExtended: attempt.extraSec > 0,
      room: attempt,
    },
    changed,
    events,
    touch: { attemptId: attempt.id, seenAt: call.now, ip: writer.ip, newEvents: events.length, late },
    writer: { ...attempt, lastIp: writer.ip, eventsCount: attempt.eventsCount + events.length },
  };
}

/** Takes one save per attempt: two saves of the same one are decided one after the other. */
function firstOfEach(items: readonly SaveItem[]): Map<string, SaveItem> {
  const first = new Map<string, SaveItem>();
  for (const item of items) if (!first.has(item.input.attemptId)) first.set(item.input.attemptId, item);
  return first;
}

const nobody = () => new Map<SaveItem, Saved>();

async function saveAll(db: Db, first: SaveItem, items: readonly SaveItem[]): Promise<Map<SaveItem, Saved>> {
  const wanted = firstOfEach(items);
  const settled = await db.transaction(async (tx) => {
    const call = within(first.call, tx);
    const attempts = await lockForWriters(tx, call.appId, [...wanted.keys()]);
    const writers = await Promise.all(
      attempts.flatMap((attempt) => {
        const item = wanted.get(attempt.id);
        return item ? [admitted(item, tx, attempt)] : [];
      }),
    );
    const ready = writers.filter((one) => one !== null);
    const places = ready.flatMap(({ attempt, offers }) =>
      offers.map(({ questionId }) => ({ attemptId: attempt.id, questionId })),
    );
    const rows = await storedAnswers(call, places);
    const outcomes = ready.flatMap((one) => {
      const outcome = settle(one, rows);
      return outcome ? [{ ...outcome, item: wanted.get(one.attempt.id) }] : [];
    });
    if (outcomes.length === 0) return outcomes;
    await insertEventRows(
      call,
      outcomes.flatMap(({ events }) => events),
    );
    await writeSaves(
      call,
      outcomes.flatMap(({ changed }) => changed),
      outcomes.map(({ touch }) => touch),
    );
    return outcomes;
  });
  for (const { writer } of settled) rememberWriter(db, first.call.appId, writer);
  return new Map(settled.flatMap(({ item, reply }) => (item ? [[item, reply] as const] : [])));
}

/** Outcomes of a round, app by app; saves that could not share it are missing. */
async function runRound(db: Db, items: readonly SaveItem[]): Promise<Map<SaveItem, Saved>> {
  const outcomes = new Map<SaveItem, Saved>();
  for (const group of Map.groupBy(items, ({ call }) => call.appId).values()) {
    const [first] = group;
    if (!first) continue;
    // After a failed round each save runs separately, so that only the one that caused the error gets it.
    for (const [item, saved] of await saveAll(db, first, group).catch(nobody)) outcomes.set(item, saved);
  }
  return outcomes;
}

/** Up to this many concurrent saves are cheaper one by one; more are cheaper in a round. */
const FEW = 6;

async function saveFewOrMany(db: Db, items: readonly SaveItem[]): Promise<(Saved | null)[]> {
  // A save that fails here is decided again in the round, and gets its error there.
  const quick = items.length <= FEW ? await Promise.all(items.map((item) => saveQuickly(item).catch(() => null))) : [];
  const outcomes = await runRound(
    db,
    items.filter((_, no) => !quick[no]),
  );
  return items.map((item, no) => quick[no] ?? outcomes.get(item) ?? null);
}

/**
 * Saves that arrive while others are under way wait for the next turn. A few are written one by one, each in one
 * statement; many share a round: one lock, one read, one write and one commit for all. Null when this save has to run
 * separately.
 */
export const saveInRound: (db: Db, item: SaveItem) => Promise<Saved | null> = togetherOn(saveFewOrMany);

/** Whether a save only stores; one that queues a submission takes longer and runs separately. */
export function fitsRound({ answers }: SaveInput): boolean {
  return answers.every(({ submit }) => submit !== true);
}
