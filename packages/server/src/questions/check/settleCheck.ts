import { and, eq, ne } from 'drizzle-orm';
import type { CheckState } from '@aosai/api/questions/bank';
import type { VersionCheck } from '@aosai/api/questions/check';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { StoredSolution } from '../../db/schema/storedQuestion.ts';
import { submission } from '../../db/schema/submission.ts';
import { questionCheck } from '../../db/schema/judge.ts';
import type { CheckProgress } from '../../judging/queue/finish.ts';
import { codeHash } from '../../judging/submissions/codeAnswer.ts';
import { currentCheck } from './currentCheck.ts';
import { taskHashOf } from './startCheck.ts';
import { versionCheck } from './versionCheck.ts';

interface At {
  appId: string;
  now: Date;
}

type CheckRow = typeof questionCheck.$inferSelect;

function stateOf(solutions: readonly StoredSolution[], { solutions: shown }: VersionCheck): CheckState {
  if (solutions.length === 0) return 'none';
  const found = solutions.map(({ id, language, code }) => {
    const hash = codeHash({ kind: 'code', language, code });
    return shown.find((one) => one.id === id && one.codeHash === hash);
  });
  if (found.some((one) => one?.asExpected === false)) return 'unexpected';
  return found.includes(undefined) ? 'unchecked' : 'asExpected';
}

async function keepResult(tx: Db, { appId, now }: At, row: CheckRow): Promise<void> {
  const { id, questionId, questionVersionId, taskHash, solutions } = row;
  const [version] = await tx
    .select({ programming: questionVersion.programming, solutions: questionVersion.solutions })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, questionVersionId)));
  const own = and(eq(questionCheck.appId, appId), eq(questionCheck.id, id));
  if (!version?.programming || taskHashOf(version.programming) !== taskHash) {
    await tx.delete(questionCheck).where(own);
    return;
  }
  const runs = await tx
    .select()
    .from(submission)
    .where(and(eq(submission.appId, appId), eq(submission.attemptId, id), eq(submission.kind, 'check')));
  const before = await currentCheck(tx, appId, { id: questionVersionId, programming: version.programming });
  const result = versionCheck({ solutions, runs, finishedAt: now }, before);
  await tx
    .delete(questionCheck)
    .where(
      and(
        eq(questionCheck.appId, appId),
        eq(questionCheck.questionVersionId, questionVersionId),
        eq(questionCheck.state, 'done'),
      ),
    );
  await tx.update(questionCheck).set({ state: 'done', result, updatedAt: now }).where(own);
  await tx
    .update(question)
    .set({ checkState: stateOf(version.solutions, result) })
    .where(
      and(
        eq(question.appId, appId),
        eq(question.id, questionId),
        eq(question.currentVersionId, questionVersionId),
        ne(question.checkState, 'doubtful'),
      ),
    );
}

/**
 * Called after each job of a trial judging, in the transaction that stores its result. The last one builds the grid and
 * deletes the jobs with their code; a task that has changed meanwhile gets no grid. Null if there is no such judging.
 */
export async function settleCheck(tx: Db, at: At, checkId: string): Promise<CheckProgress | null> {
  const { appId } = at;
  const [row] = await tx
    .select()
    .from(questionCheck)
    .where(and(eq(questionCheck.appId, appId), eq(questionCheck.id, checkId)))
    .for('update');
  if (!row) return null;
  const ofCheck = and(eq(submission.appId, appId), eq(submission.attemptId, checkId), eq(submission.kind, 'check'));
  const waiting = await tx.$count(submission, and(ofCheck, ne(submission.state, 'done')));
  const total = row.solutions.length;
  if (waiting === 0) {
    await keepResult(tx, at, row);
    await tx.delete(submission).where(ofCheck);
  }
  return { debugId: checkId, questionId: row.questionId, done: total - waiting, total };
}
