import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { submission } from '../../db/schema/submission.ts';
import { questionCheck } from '../../db/schema/judge.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { codeHash } from '../../judging/submissions/codeAnswer.ts';
import { newSolutionRun } from '../../judging/submissions/newSubmission.ts';

type QuestionRow = Pick<typeof question.$inferSelect, 'id' | 'orgId' | 'currentVersionId'>;

/** Hashes everything but the program that a verdict depends on. */
export const taskHashOf = (task: ProgrammingSpec): string =>
  createHash('sha256').update(JSON.stringify(task)).digest('hex');

const nothing = (detail: string) => new AppError('NOTHING_TO_CHECK', { detail });

async function startIn(
  { db: tx, appId, now }: EngineCall,
  authorId: string,
  { id: questionId, orgId, currentVersionId }: QuestionRow,
  solutionIds: readonly string[] | undefined,
  audit: Audit,
): Promise<string> {
  const [version] = await tx
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, currentVersionId)));
  if (!version?.programming) throw nothing('只有编程题可以试评');
  if (version.programming.cases.length === 0) throw nothing('还没有测试点，请先添加');
  const solutions = version.solutions.filter(({ id }) => solutionIds?.includes(id) ?? true);
  if (solutions.length === 0) throw nothing('还没有参考程序，请先添加');
  const [started] = await tx
    .insert(questionCheck)
    .values({
      appId,
      id: newId(),
      orgId,
      createdBy: authorId,
      createdAt: now,
      updatedAt: now,
      questionId,
      questionVersionId: version.id,
      state: 'open',
      taskHash: taskHashOf(version.programming),
      solutions: solutions.map(({ id, name, language, code, expect }) => ({
        id,
        name,
        language,
        expect,
        codeHash: codeHash({ kind: 'code', language, code }),
      })),
    })
    .onConflictDoNothing()
    .returning({ id: questionCheck.id });
  if (!started) throw new AppError('DEBUG_BUSY');
  const place = { checkId: started.id, authorId, orgId };
  await tx
    .insert(submission)
    .values(solutions.map((solution) => newSolutionRun({ appId, now }, place, version, solution)));
  await audit(tx, { after: { checkId: started.id, solutions: solutions.length } });
  return started.id;
}

/**
 * Queues the solutions of a question's current version, each on every case, after what students wait for. One trial
 * judging at a time per person.
 *
 * @throws NOTHING_TO_CHECK, DEBUG_BUSY
 */
export async function startCheck(
  call: EngineCall,
  authorId: string,
  row: QuestionRow,
  solutionIds: readonly string[] | undefined,
  audit: Audit,
): Promise<string> {
  const checkId = await call.db.transaction((tx) => startIn(within(call, tx), authorId, row, solutionIds, audit));
  call.services.wakeQueue();
  return checkId;
}
