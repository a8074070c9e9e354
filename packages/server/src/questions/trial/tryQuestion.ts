import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { CANDIDATE_SIGHT, submissionView } from '../../judging/submissions/submissionView.ts';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { queueTrial, type TrialInput } from './queueTrial.ts';
import type { QuestionRow } from '../bank/createQuestion.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

interface Person {
  memberId: string;
  orgId: string | null;
}

async function queueRun(call: EngineCall, by: Person, row: QuestionRow, input: TrialInput): Promise<string> {
  const [version] = await call.db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, call.appId), eq(questionVersion.id, row.currentVersionId)));
  if (!version) throw new AppError('NOT_FOUND');
  return queueTrial(call, { ...by, id: row.id }, { version, points: 0, sectionIndex: 0 }, input);
}

/**
 * Queues a trial run for an open question outside of any attempt, under the same limits as in a room. Throws NOT_FOUND,
 * VALIDATION, DEBUG_BUSY, RATE_LIMITED, TRIAL_BUDGET, MEMBER_BLOCKED.
 */
export async function tryQuestion(call: EngineCall, by: Person, row: QuestionRow, input: TrialInput): Promise<string> {
  const blocked = await blockOf(call.db, call, by.memberId, 'submit');
  if (blocked) throw blocked;
  const debugId = await call.db.transaction((tx) => queueRun(within(call, tx), by, row, input));
  call.services.wakeQueue();
  return debugId;
}

/** The member's last trial run of a question outside of attempts. */
export async function lastTry(
  db: Db,
  appId: string,
  memberId: string,
  questionId: string,
): Promise<SubmissionView | null> {
  const [row] = await db
    .select()
    .from(submission)
    .where(and(eq(submission.appId, appId), eq(submission.attemptId, questionId), eq(submission.memberId, memberId)))
    .orderBy(desc(submission.id))
    .limit(1);
  return row ? submissionView(row, CANDIDATE_SIGHT) : null;
}
