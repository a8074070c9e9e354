import { and, count, eq, gt, min } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { isCheckerProgram } from '@aosai/api/domain/checkers';
import { DEBUG_PER_MINUTE } from '@aosai/api/domain/constants';
import type { LanguageId } from '@aosai/api/domain/languages';
import { submission } from '../../db/schema/exam.ts';
import { attemptOfMember, lockForWriter } from '../attempt/attemptRow.ts';
import { type EngineCall, within } from '../engineCall.ts';
import { newTrialRun, type TrialRun } from '../grade/newSubmission.ts';
import { type PaperItem, paperContent } from '../paper/paperContent.ts';
import { blockOf } from '../people/blacklist.ts';
import { storableText } from '../storableText.ts';
import { admit } from './admit.ts';
import { checkAnswer } from './checkAnswer.ts';

export interface DebugInput {
  attemptId: string;
  token: string;
  questionId: string;
  language: LanguageId;
  code: string;
  input?: string | undefined;
  sampleId?: string | undefined;
}

const MINUTE_MS = 60_000;

/**
 * Own input, or a sample with what it should print, where one output is right and not any that a program accepts.
 * Throws NOT_FOUND for a case that is no sample.
 */
function trialOf({ version: { programming } }: PaperItem, { input, sampleId }: DebugInput): TrialRun {
  if (sampleId === undefined) return { input: storableText(input ?? ''), expected: null };
  const sample = programming?.cases.find((testCase) => testCase.sample && testCase.id === sampleId);
  if (!programming || !sample) throw new AppError('NOT_FOUND');
  return { input: sample.input, expected: isCheckerProgram(programming.compare) ? null : sample.expected };
}

async function checkRate({ db, appId, now }: EngineCall, memberId: string): Promise<void> {
  const [recent] = await db
    .select({ made: count(), oldest: min(submission.createdAt) })
    .from(submission)
    .where(
      and(
        eq(submission.appId, appId),
        eq(submission.memberId, memberId),
        eq(submission.kind, 'debug'),
        gt(submission.createdAt, new Date(now.getTime() - MINUTE_MS)),
      ),
    );
  if (!recent?.oldest || recent.made < DEBUG_PER_MINUTE) return;
  const seconds = Math.max(1, Math.ceil((recent.oldest.getTime() + MINUTE_MS - now.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', { seconds });
}

async function queueRun(call: EngineCall, memberId: string, input: DebugInput): Promise<string> {
  const attempt = await lockForWriter(call.db, attemptOfMember(call.appId, input.attemptId, memberId));
  const admission = admit(call, attempt, input.token);
  if (admission.kind === 'takenOver') throw new AppError('TAKEN_OVER');
  if (admission.kind !== 'writer') throw new AppError('ATTEMPT_CLOSED');
  const content = await paperContent(call.db, call.appId, attempt.examPaperId);
  const item = content.byVersion.get(input.questionId);
  if (!item) throw new AppError('NOT_FOUND');
  const code = checkAnswer(item, { kind: 'code', language: input.language, code: input.code });
  if (code?.kind !== 'code') throw new AppError('NOT_FOUND');
  const run = newTrialRun(call, attempt, item, code, trialOf(item, input));
  await checkRate(call, memberId);
  const rows = await call.db.insert(submission).values(run).onConflictDoNothing().returning({ id: submission.id });
  if (rows.length === 0) throw new AppError('DEBUG_BUSY');
  return run.id;
}

/** Queues a run on own input or a sample: not scored, one at a time for each member, twelve in a minute. */
export async function debugRun(call: EngineCall, memberId: string, input: DebugInput): Promise<string> {
  const blocked = await blockOf(call.db, call, memberId, 'submit');
  if (blocked) throw blocked;
  const debugId = await call.db.transaction((tx) => queueRun(within(call, tx), memberId, input));
  call.services.wakeQueue();
  return debugId;
}
