import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MINUTE_MS, SUBMITS_PER_MINUTE, SUBMITS_PER_QUESTION } from '@aosai/api/kit/constants';
import { HOMEWORK_LIMITS, HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { submission } from '../../db/schema/submission.ts';
import type { WriterRow } from '../attempts/attemptRow.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { codeHash, writtenCode } from '../../judging/submissions/codeAnswer.ts';
import { newSubmission } from '../../judging/submissions/newSubmission.ts';
import type { PaperContent } from '../../papers/paperContent.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { Decided } from './decideOffers.ts';
import type { Offer } from './offers.ts';

/**
 * Why a further submission of this question is refused now; null when it is allowed. The caller holds the attempt's
 * lock.
 */
async function refusalOf(
  { db, appId, now }: EngineCall,
  attemptId: string,
  questionId: string,
  max: number,
): Promise<AppError | null> {
  const isRecent = sql`${submission.createdAt} > ${instantParam(new Date(now.getTime() - MINUTE_MS))}`;
  const [made] = await db
    .select({
      ofQuestion: sql<number>`(count(*) filter (where ${submission.questionVersionId} = ${questionId}))::int`,
      recent: sql<number>`(count(*) filter (where ${isRecent}))::int`,
      oldest: sql<Date | string | null>`min(${submission.createdAt}) filter (where ${isRecent})`,
    })
    .from(submission)
    .where(and(eq(submission.appId, appId), eq(submission.attemptId, attemptId), eq(submission.kind, 'submit')));
  if (!made) return null;
  if (made.ofQuestion >= max) return new AppError('SUBMIT_LIMIT', { max });
  if (made.oldest === null || made.recent < SUBMITS_PER_MINUTE) return null;
  const restMs = new Date(made.oldest).getTime() + MINUTE_MS - now.getTime();
  return new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(restMs / 1000)) });
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
  /** Thrown after the commit, with the stored revisions. */
  refusal: AppError | null;
}

const wantedOf = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ submit, questionId }) => (submit ? [questionId] : [])));

/** Why these programs can never be judged, checked before any write; null when they can. */
export function submitRefusal(content: PaperContent, offers: readonly Offer[]): AppError | null {
  const wanted = offers.filter(({ submit }) => submit);
  if (wanted.length === 0) return null;
  if (content.paper.feedback !== 'ioi') return new AppError('SUBMIT_DEFERRED');
  const isEmpty = wanted.some(({ answer }) => !writtenCode(answer));
  if (isEmpty) return new AppError('VALIDATION', { path: 'answers', detail: '还没有写代码，不能提交' });
  return null;
}

/**
 * Queues the programs to be judged, as stored now. The same program twice in a row is one job while it waits or runs.
 */
export async function queueSubmissions(
  call: EngineCall,
  attempt: WriterRow,
  content: PaperContent,
  offers: readonly Offer[],
  { stored, lost }: Decided,
): Promise<Queued> {
  const wanted = wantedOf(offers);
  if (wanted.size === 0) return { count: 0, refusal: null };
  // The answer of a member who may not submit is stored all the same.
  const blocked = await blockOf(call.db, call, attempt.memberId, 'submit');
  if (blocked) return { count: 0, refusal: blocked };
  const max = content.paper.template === HOMEWORK_TEMPLATE ? HOMEWORK_LIMITS.submitsPerQuestion : SUBMITS_PER_QUESTION;
  let queuedCount = 0;
  for (const questionId of wanted) {
    if (lost.some((offer) => offer.questionId === questionId)) continue;
    const item = content.byVersion.get(questionId);
    const code = writtenCode(stored.get(questionId)?.answer ?? null);
    if (!item || !code) continue;
    if (await isOnItsWay(call, attempt.id, questionId, codeHash(code))) continue;
    const refusal = await refusalOf(call, attempt.id, questionId, max);
    if (refusal) return { count: queuedCount, refusal };
    await call.db.insert(submission).values(newSubmission(call, attempt, item, code));
    queuedCount += 1;
  }
  return { count: queuedCount, refusal: null };
}
