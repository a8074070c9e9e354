import type { Db } from '../../db/open.ts';
import { within } from '../../kit/engineCall.ts';
import { lockForWriters, type WriterRow } from '../attempts/attemptRow.ts';
import { rememberWriter } from '../room/knownWriters.ts';
import { decideOffers } from './decideOffers.ts';
import {
  deadlineOfWriter,
  fittingAnswers,
  type InPaper,
  type Saved,
  savedReply,
  type SaveItem,
  type ToWrite,
  toWrite,
  writeAll,
} from './saveSteps.ts';
import { type StoredAnswer, storedAnswers } from './storedAnswers.ts';

interface Admitted extends InPaper {
  item: SaveItem;
  attempt: WriterRow;
  deadlineAt: Date;
}

/** Null for a save that cannot share the round: another device, after the end, or an answer that does not fit. */
async function admitted(tx: Db, item: SaveItem, attempt: WriterRow): Promise<Admitted | null> {
  const deadlineAt = deadlineOfWriter(item, attempt);
  const fitting = deadlineAt && (await fittingAnswers(tx, item, attempt));
  return fitting ? { ...fitting, item, attempt, deadlineAt } : null;
}

interface DecidedSave extends Admitted {
  reply: Saved;
  writes: ToWrite;
}

/** Null when an answer was based on another revision: that save keeps a late copy, outside of the round. */
function decided(one: Admitted, rows: readonly StoredAnswer[]): DecidedSave | null {
  const { item, attempt, deadlineAt, content, offers } = one;
  const mine = rows.filter(({ attemptId }) => attemptId === attempt.id);
  if (offers.some(({ questionId }) => mine.every((row) => row.questionVersionId !== questionId))) return null;
  const decision = decideOffers(mine, offers, item.call.now);
  if (decision.lost.length > 0) return null;
  return {
    ...one,
    reply: savedReply(item.call, attempt, deadlineAt, decision.revisions),
    writes: toWrite(item, attempt, content, decision),
  };
}

/** Takes one save per attempt: two saves of the same one are decided one after the other. */
function firstOfEach(items: readonly SaveItem[]): Map<string, SaveItem> {
  const first = new Map<string, SaveItem>();
  for (const item of items) if (!first.has(item.input.attemptId)) first.set(item.input.attemptId, item);
  return first;
}

async function roundOfApp(db: Db, first: SaveItem, items: readonly SaveItem[]): Promise<Map<SaveItem, Saved>> {
  const wanted = firstOfEach(items);
  const saves = await db.transaction(async (tx) => {
    const call = within(first.call, tx);
    const attempts = await lockForWriters(tx, call.appId, [...wanted.keys()]);
    const candidates = await Promise.all(
      attempts.flatMap((attempt) => {
        const item = wanted.get(attempt.id);
        return item ? [admitted(tx, item, attempt)] : [];
      }),
    );
    const ready = candidates.filter((one) => one !== null);
    const places = ready.flatMap(({ attempt, offers }) =>
      offers.map(({ questionId }) => ({ attemptId: attempt.id, questionId })),
    );
    const rows = await storedAnswers(call, places);
    const able = ready.map((one) => decided(one, rows)).filter((one) => one !== null);
    if (able.length > 0) {
      await writeAll(
        call,
        able.map(({ writes }) => writes),
      );
    }
    return able;
  });
  for (const { attempt, writes } of saves) {
    const { ip, newEvents } = writes.touch;
    rememberWriter(db, first.call.appId, { ...attempt, lastIp: ip, eventsCount: attempt.eventsCount + newEvents });
  }
  return new Map(saves.map(({ item, reply }) => [item, reply]));
}

const noneSaved = () => new Map<SaveItem, Saved>();

/**
 * Many saves at once, app by app, each app in one transaction: one lock, one read, one write and one commit for all.
 * Saves that cannot share it are missing from the result and have nothing written.
 */
export async function saveRound(db: Db, items: readonly SaveItem[]): Promise<Map<SaveItem, Saved>> {
  const outcomes = new Map<SaveItem, Saved>();
  for (const group of Map.groupBy(items, ({ call }) => call.appId).values()) {
    const [first] = group;
    if (!first) continue;
    // After a failed round each save runs separately, so that only the one that caused the error gets it.
    for (const [item, saved] of await roundOfApp(db, first, group).catch(noneSaved)) outcomes.set(item, saved);
  }
  return outcomes;
}
