import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';
import type { LanguageId } from '@aosai/api/judging/languages';
import { blockOf } from '../../accounts/blacklist/blacklist.ts';
import { storableText } from '../../base/storableText.ts';
import { submission } from '../../db/schema/submission.ts';
import { FREE_PROGRAM } from '../../judging/submissions/freeProgram.ts';
import { newTrialRun } from '../../judging/submissions/newSubmission.ts';
import { CANDIDATE_SIGHT, submissionView } from '../../judging/submissions/submissionView.ts';
import type { CallContext } from '../../kit/context.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { trialPriority } from '../../questions/trial/queueTrial.ts';

interface FreeProgram {
  language: LanguageId;
  code: string;
  input: string;
}

async function queueRun(call: EngineCall, by: { memberId: string; orgId: string | null }, program: FreeProgram) {
  const { language, code, input } = program;
  const place = { id: FREE_PROGRAM, memberId: by.memberId, orgId: by.orgId };
  const run = newTrialRun(
    call,
    place,
    { version: { id: FREE_PROGRAM, programming: null }, points: 0 },
    { kind: 'code', language, code: storableText(code) },
    { input: storableText(input), expected: null, priority: await trialPriority(call, by.memberId) },
  );
  const rows = await call.db.insert(submission).values(run).onConflictDoNothing().returning({ id: submission.id });
  if (rows.length === 0) throw new AppError('DEBUG_BUSY');
  return run.id;
}

/**
 * Queues a program that belongs to no question, under the limits that trial runs of questions have.
 *
 * @throws FORBIDDEN for parents, JUDGE_UNAVAILABLE, MEMBER_BLOCKED, DEBUG_BUSY, RATE_LIMITED, TRIAL_BUDGET
 */
export async function runProgram(context: CallContext, program: FreeProgram): Promise<string> {
  const by = candidate(context);
  if (!context.services.judgeStatus().available) throw new AppError('JUDGE_UNAVAILABLE');
  const call = engineOf(context);
  const blocked = await blockOf(call.db, call, by.memberId, 'submit');
  if (blocked) throw blocked;
  const debugId = await call.db.transaction((tx) => queueRun(within(call, tx), by, program));
  call.services.wakeQueue();
  return debugId;
}

/** A run of the member's own. Throws NOT_FOUND, also for trial runs of questions. */
export async function programRun(context: CallContext, id: string): Promise<SubmissionView> {
  const { memberId } = candidate(context);
  const [row] = await context.db
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.appId, context.appId),
        eq(submission.id, id),
        eq(submission.memberId, memberId),
        eq(submission.questionVersionId, FREE_PROGRAM),
        eq(submission.isTrace, false),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return submissionView(row, CANDIDATE_SIGHT);
}
