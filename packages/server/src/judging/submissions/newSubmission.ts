import type { LanguageId } from '@aosai/api/judging/languages';
import { POINT } from '@aosai/api/kit/points';
import { newId } from '../../base/newId.ts';
import type { questionVersion } from '../../db/schema/exam.ts';
import type { submission } from '../../db/schema/submission.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type CodeAnswer, codeHash } from './codeAnswer.ts';
import type { SubmissionRow } from './submissionView.ts';
import { PRIORITY } from './trialRuns.ts';

/** A solution is judged out of a hundred points, whatever the question is worth in papers. */
const FULL_POINTS = 100 * POINT;

export type NewSubmission = typeof submission.$inferInsert;

/** Whose program it is: an attempt, a try, or anything else with an id to find results by. */
export interface SubmissionOwner {
  id: string;
  memberId: string;
  orgId: string | null;
}

type Task = Pick<typeof questionVersion.$inferSelect, 'id' | 'programming'>;

/** A task and the points that it is out of. */
interface PointedTask {
  version: Task;
  points: number;
}

/** A row that waits for the judge; the row is the job. */
export function newSubmission(
  { appId, now }: EngineCall,
  attempt: SubmissionOwner,
  { version, points }: PointedTask,
  code: CodeAnswer,
): NewSubmission {
  return {
    appId,
    id: newId(),
    orgId: attempt.orgId,
    createdBy: attempt.memberId,
    createdAt: now,
    updatedAt: now,
    attemptId: attempt.id,
    memberId: attempt.memberId,
    questionVersionId: version.id,
    kind: 'submit',
    language: code.language,
    code: code.code,
    codeHash: codeHash(code),
    maxPoints: points,
    priority: PRIORITY.submit,
    state: 'queued',
    totalCases: version.programming?.cases.length ?? 0,
  };
}

/** A program submitted in practice, out of a hundred points. */
export function newPracticeRun(
  call: EngineCall,
  { tryId, memberId, orgId }: { tryId: string; memberId: string; orgId: string | null },
  version: Task,
  code: CodeAnswer,
): NewSubmission {
  const place = { id: tryId, memberId, orgId };
  const item = { version, points: FULL_POINTS };
  return { ...newSubmission(call, place, item, code), attemptId: null, tryId };
}

export interface TrialRun {
  input: string;
  expected: string | null;
  priority: typeof PRIORITY.trial | typeof PRIORITY.guest;
}

export function newTrialRun(
  call: EngineCall,
  attempt: SubmissionOwner,
  item: PointedTask,
  code: CodeAnswer,
  run: TrialRun,
): NewSubmission {
  return {
    ...newSubmission(call, attempt, item, code),
    ...run,
    kind: 'debug',
    totalCases: 1,
  };
}

/** A program to step through: a guest of the judge, so that it comes after trial runs and submissions. */
export function newTrace(
  call: EngineCall,
  owner: SubmissionOwner,
  item: PointedTask,
  code: CodeAnswer,
  input: string,
): NewSubmission {
  return {
    ...newTrialRun(call, owner, item, code, { input, expected: null, priority: PRIORITY.guest }),
    isTrace: true,
  };
}

/** An author's solution, judged after everything that students wait for. */
export function newSolutionRun(
  { appId, now }: Pick<EngineCall, 'appId' | 'now'>,
  { checkId, authorId, orgId }: { checkId: string; authorId: string; orgId: string | null },
  { id: questionVersionId, programming }: Task,
  { id: originalId, language, code }: { id: string; language: LanguageId; code: string },
): NewSubmission {
  return {
    appId,
    id: newId(),
    orgId,
    createdBy: authorId,
    createdAt: now,
    updatedAt: now,
    attemptId: checkId,
    memberId: authorId,
    questionVersionId,
    kind: 'check',
    originalId,
    language,
    code,
    codeHash: codeHash({ kind: 'code', language, code }),
    maxPoints: FULL_POINTS,
    priority: PRIORITY.rejudge,
    state: 'queued',
    totalCases: programming?.cases.length ?? 0,
  };
}

/** Judges a program again, after everything that students wait for; without effect until the rejudge is applied. */
export function newRejudging(
  { now }: EngineCall,
  original: SubmissionRow,
  { rejudgeId, createdBy }: { rejudgeId: string; createdBy: string | null },
): NewSubmission {
  const { appId, orgId, attemptId, memberId, questionVersionId, language, code, codeHash: hash } = original;
  const { maxPoints, totalCases } = original;
  return {
    appId,
    id: newId(),
    orgId,
    createdBy,
    createdAt: now,
    updatedAt: now,
    attemptId,
    memberId,
    questionVersionId,
    kind: 'rejudge',
    rejudgeId,
    originalId: original.id,
    language,
    code,
    codeHash: hash,
    maxPoints,
    priority: PRIORITY.rejudge,
    state: 'queued',
    totalCases,
  };
}
