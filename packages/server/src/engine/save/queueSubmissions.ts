import { and, count, desc, eq, gt, min, ne } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { submission } from '../../db/schema/exam.ts';
import type { WriterRow } from '../attempt/attemptRow.ts';
import type { EngineCall } from '../engineCall.ts';
import { codeHash, writtenCode } from '../grade/codeAnswer.ts';
import { newSubmission } from '../grade/newSubmission.ts';
import type { PaperContent } from '../paper/paperContent.ts';
import { blockOf } from '../people/blacklist.ts';
import type { Decided } from './decideOffers.ts';
import type { Offer } from './offers.ts';

export const SUBMITS_PER_MINUTE = 6;
const MINUTE_MS = 60_000;

/** Seconds until another submission of this attempt is welcome; 0 when it is now. */
async function secondsToWait({ db, appId, now }: EngineCall, attemptId: string): Promise<number> {
  const [recent] = await db
    .select({ made: count(), oldest: min(submission.createdAt) })
    .from(submission)
    .where(
      and(
        eq(submission.appId, appId),
        eq(submission.attemptId, attemptId),
        eq(submission.kind, 'submit'),
        gt(submission.createdAt, new Date(now.getTime() - MINUTE_MS)),
      ),
    );
  if (!recent?.oldest || recent.made < SUBMITS_PER_MINUTE) return 0;
  return Math.max(1, Math.ceil((recent.oldest.getTime() + MINUTE_MS - now.getTime()) / 1000));
}

async function isOnItsWay({ db, appId }: EngineCall, attemptId: string, questionId: string, hash: string) {
  const [latest] = await db
    .select({ hash: submission.codeHash, state: submission.state })
    .from(submission)
    .where(
      and(
        eq(submission.appId, appId),
        eq(submission.attemptId, attemptId),
        eq(submission.questionVersionId, questionId),
        eq(submission.kind, 'submit'),
        ne(submission.state, 'done'),
      ),
    )
    .orderBy(desc(submission.createdAt), desc(submission.id))
    .limit(1);
  return latest?.hash === hash;
}

export interface Queued {
  count: number;
  /** Said after the commit: what was typed is stored in any case. */
  refusal: AppError | null;
}

/**
 * Queues the programs that the pupil asks to be judged, as they are stored now. The same program twice in a row is
 * one job while it waits or runs.
 */
export async function queueSubmissions(
  call: EngineCall,
  attempt: WriterRow,
  content: PaperContent,
  offers: readonly Offer[],
  { stored, lost }: Decided,
): Promise<Queued> {
  const wanted = new Set(offers.flatMap(({ submit, questionId }) => (submit ? [questionId] : [])));
  if (wanted.size === 0) return { count: 0, refusal: null };
  if (content.paper.feedback !== 'ioi') return { count: 0, refusal: new AppError('SUBMIT_DEFERRED') };
  const blocked = await blockOf(call.db, call, attempt.memberId, 'submit');
  if (blocked) return { count: 0, refusal: blocked };
  let queuedCount = 0;
  for (const questionId of wanted) {
    if (lost.some((offer) => offer.questionId === questionId)) continue;
    const item = content.byVersion.get(questionId);
    const code = writtenCode(stored.get(questionId)?.answer ?? null);
    if (!item || !code) {
      return { count: queuedCount, refusal: new AppError('VALIDATION', { detail: '还没有写代码，不能提交' }) };
    }
    if (await isOnItsWay(call, attempt.id, questionId, codeHash(code))) continue;
    const seconds = await secondsToWait(call, attempt.id);
    if (seconds > 0) return { count: queuedCount, refusal: new AppError('RATE_LIMITED', { seconds }) };
    await call.db.insert(submission).values(newSubmission(call, attempt, item, code));
    queuedCount += 1;
  }
  return { count: queuedCount, refusal: null };
}
