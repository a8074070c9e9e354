import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { savedAnswers } from '../../base/metrics.ts';
import { batchedPerDatabase } from '../../db/batch.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { noticesOf } from '../attempts/attemptEvents.ts';
import { attemptIs } from '../attempts/attemptRow.ts';
import { roomNotices } from '../room/roomNotices.ts';
import { latestSubmissions } from '../scoring/attemptSubmissions.ts';
import { candidateViews } from '../scoring/candidateViews.ts';
import { saveAlone } from './saveAlone.ts';
import { saveQuickly } from './saveQuickly.ts';
import { saveRound } from './saveRound.ts';
import type { Saved, SaveItem, Writer } from './saveSteps.ts';
import type { SaveInput, SaveReply } from '@aosai/api/exams/attempt.contract';

/** Up to this many concurrent saves are cheaper one by one; more are cheaper in a round. */
const FEW = 6;
const MAX_RESULTS = 50;

/** Null for a save that neither `saveQuickly` nor `saveRound` may decide. */
async function saveFewOrMany(db: Db, items: readonly SaveItem[]): Promise<(Saved | null)[]> {
  // A save that fails here is decided again in the round, and gets its error there.
  const quick = items.length <= FEW ? await Promise.all(items.map((item) => saveQuickly(item).catch(() => null))) : [];
  const inRound = await saveRound(
    db,
    items.filter((_, no) => !quick[no]),
  );
  return items.map((item, no) => quick[no] ?? inRound.get(item) ?? null);
}

/** Saves that arrive while others are under way wait for the next turn. */
const saveInTurn: (db: Db, item: SaveItem) => Promise<Saved | null> = batchedPerDatabase(saveFewOrMany);

/** Chooses among the three saves, from the cheapest to the one that decides every case (README.md beside this file). */
async function store(item: SaveItem): Promise<Saved> {
  // Queuing a submission takes longer, so it must not hold up a round.
  const submits = item.input.answers.some(({ submit }) => submit === true);
  const saved = submits ? null : await saveInTurn(item.call.db, item);
  return saved ?? saveAlone(item);
}

/** The newest submissions of an attempt, as its candidate sees them. */
export async function resultsOf(call: EngineCall, attemptId: string): Promise<SaveReply['results']> {
  const { db, appId } = call;
  const where = and(eq(submission.appId, appId), eq(submission.attemptId, attemptId));
  const rows = await latestSubmissions(db, where, MAX_RESULTS);
  if (rows.length === 0) return [];
  const [attempt] = await db
    .select({ examId: examPaperEnroll.examId })
    .from(examPaperEnroll)
    .where(attemptIs(appId, attemptId));
  return candidateViews(call, rows, attempt?.examId);
}

/**
 * Saves answers, events and the heartbeat of the device that holds the attempt, and queues the programs marked
 * `submit`. Answers of another device, or after the end, are kept as late copies and refused with 409.
 */
export async function save(call: EngineCall, writer: Writer, input: SaveInput): Promise<SaveReply> {
  const { isExtended, room, ...reply } = await store({ call, writer, input });
  savedAnswers.inc(input.answers.length);
  const wantsResults = input.wantResults === true || input.answers.some(({ submit }) => submit);
  return {
    ...reply,
    notices: [
      ...(isExtended ? await noticesOf(call, input.attemptId) : []),
      ...(room.noticeSeq > 0 ? await roomNotices(call, room, writer.memberId) : []),
    ],
    results: wantsResults ? await resultsOf(call, input.attemptId) : [],
  };
}
