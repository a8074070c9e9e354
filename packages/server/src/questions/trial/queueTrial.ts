import { and, desc, eq, gt } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { isCheckerProgram } from '@aosai/api/judging/checkers';
import { DEBUG_PER_MINUTE, MINUTE_MS } from '@aosai/api/kit/constants';
import type { LanguageId } from '@aosai/api/judging/languages';
import { submission } from '../../db/schema/submission.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { newTrialRun, type SubmissionOwner, type TrialRun } from '../../judging/submissions/newSubmission.ts';
import {
  PRIORITY,
  secondsOverBudget,
  TRIAL_BUDGET_MS,
  TRIAL_FIRST_MS,
  usedMs,
} from '../../judging/submissions/trialRuns.ts';
import type { PaperItem } from '../question/paperItem.ts';
import { storableText } from '../../base/storableText.ts';
import { checkAnswer } from './checkAnswer.ts';

/** A program to run on the member's input or on a sample. */
export interface TrialInput {
  language: LanguageId;
  code: string;
  input?: string | undefined;
  sampleId?: string | undefined;
}

/** A run may have been created long before it was claimed. */
const LOOK_BACK_MS = 5 * MINUTE_MS;

/**
 * The member's input, or a sample, with its output unless a checker accepts several. Throws NOT_FOUND for a case that
 * is not a sample.
 */
function dataOf(
  { version: { programming } }: PaperItem,
  { input, sampleId }: TrialInput,
): Pick<TrialRun, 'input' | 'expected'> {
  if (sampleId === undefined) return { input: storableText(input ?? ''), expected: null };
  const sample = programming?.cases.find((testCase) => testCase.sample && testCase.id === sampleId);
  if (!programming || !sample?.sample) throw new AppError('NOT_FOUND');
  return { input: sample.input, expected: isCheckerProgram(programming.compare) ? null : sample.expected };
}

/**
 * The priority of this run, by the member's recent use of the judge. Throws RATE_LIMITED after too many runs and
 * TRIAL_BUDGET after too long ones.
 */
export async function trialPriority({ db, appId, now }: EngineCall, memberId: string): Promise<TrialRun['priority']> {
  const runs = await db
    .select({ createdAt: submission.createdAt, claimedAt: submission.claimedAt, judgeMs: submission.judgeMs })
    .from(submission)
    .where(
      and(
        eq(submission.appId, appId),
        eq(submission.memberId, memberId),
        eq(submission.kind, 'debug'),
        gt(submission.createdAt, new Date(now.getTime() - LOOK_BACK_MS)),
      ),
    )
    .orderBy(desc(submission.createdAt));
  const { createdAt: oldest } = runs[DEBUG_PER_MINUTE - 1] ?? {};
  const restMs = oldest ? oldest.getTime() + MINUTE_MS - now.getTime() : 0;
  if (restMs > 0) throw new AppError('RATE_LIMITED', { seconds: Math.ceil(restMs / 1000) });
  const seconds = secondsOverBudget(runs, now);
  if (seconds > 0) throw new AppError('TRIAL_BUDGET', { seconds, budget: TRIAL_BUDGET_MS / 1000 });
  return usedMs(runs, now) < TRIAL_FIRST_MS ? PRIORITY.trial : PRIORITY.guest;
}

/**
 * Queues an unscored run in the caller's transaction; `place` is an attempt, or anything else with an id to find
 * results by. Throws NOT_FOUND, VALIDATION, DEBUG_BUSY, RATE_LIMITED, TRIAL_BUDGET.
 */
export async function queueTrial(
  call: EngineCall,
  place: SubmissionOwner,
  item: PaperItem,
  input: TrialInput,
): Promise<string> {
  const code = checkAnswer(item, { kind: 'code', language: input.language, code: input.code });
  if (code?.kind !== 'code') throw new AppError('NOT_FOUND');
  const data = dataOf(item, input);
  const run = newTrialRun(call, place, item, code, { ...data, priority: await trialPriority(call, place.memberId) });
  const rows = await call.db.insert(submission).values(run).onConflictDoNothing().returning({ id: submission.id });
  if (rows.length === 0) throw new AppError('DEBUG_BUSY');
  return run.id;
}
