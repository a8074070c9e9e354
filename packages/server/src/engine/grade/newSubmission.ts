import { newId } from '../../db/newId.ts';
import { submission } from '../../db/schema/exam.ts';
import type { AttemptRow } from '../attempt/attemptRow.ts';
import type { EngineCall } from '../engineCall.ts';
import type { PaperItem } from '../paper/paperContent.ts';
import { type CodeAnswer, codeHash } from './codeAnswer.ts';

const RUN_PRIORITY = 0;
const SUBMIT_PRIORITY = 1;

export type NewSubmission = typeof submission.$inferInsert;

/** A row that waits for the judge: the row is the job. */
export function newSubmission(
  { appId, now }: EngineCall,
  attempt: Pick<AttemptRow, 'id' | 'memberId' | 'orgId'>,
  { version, points }: PaperItem,
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
    priority: SUBMIT_PRIORITY,
    state: 'queued',
    totalCases: version.programming?.cases.length ?? 0,
  };
}

export interface TrialRun {
  input: string;
  expected: string | null;
}

export function newTrialRun(
  call: EngineCall,
  attempt: Pick<AttemptRow, 'id' | 'memberId' | 'orgId'>,
  item: PaperItem,
  code: CodeAnswer,
  run: TrialRun,
): NewSubmission {
  return {
    ...newSubmission(call, attempt, item, code),
    ...run,
    kind: 'debug',
    priority: RUN_PRIORITY,
    totalCases: 1,
  };
}
