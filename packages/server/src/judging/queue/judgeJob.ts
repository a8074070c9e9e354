import { and, eq } from 'drizzle-orm';
import type { JudgeReport, RunReport } from '@aosai/api/judging/judging';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { LeasedJob } from '@aosai/api/judging/remoteJudging';
import { withFirstOutputs } from '@aosai/judge/verdict/outputExcerpt';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { ProgrammingSpec } from '../../db/schema/storedQuestion.ts';
import { judgeRequestOf, runRequestOf, traceRequestOf } from '../submissions/judgeRequest.ts';
import { FREE_PROGRAM, FREE_SPEC } from '../submissions/freeProgram.ts';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';
import { subtasksWithin } from '../submissions/subtaskPoints.ts';
import type { Job } from './claim.ts';
import { type Result, runResult, traceResult } from './finish.ts';
import type { JudgePort } from './ports.ts';

/** The judge gave no verdict on the program; the job is tried again. */
export class JudgeFailed extends Error {
  override readonly name = 'JudgeFailed';
}

/** The data of the task could not be read here: nothing was judged, and another server or worker may succeed. */
export class TestDataAway extends Error {
  override readonly name = 'TestDataAway';
}

export async function specOf(
  db: Db,
  { appId, questionVersionId }: Pick<Job, 'appId' | 'questionVersionId'>,
): Promise<ProgrammingSpec> {
  if (questionVersionId === FREE_PROGRAM) return FREE_SPEC;
  const [row] = await db
    .select({ programming: questionVersion.programming })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, questionVersionId)));
  if (!row?.programming) throw new JudgeFailed(`question version ${questionVersionId} has no programming task`);
  return row.programming;
}

/** The result of a trial run. Throws JudgeFailed for SE, which is the judge's fault. */
export function ranResult(job: Job, spec: ProgrammingSpec, report: RunReport): Result {
  if (report.verdict === 'SE') throw new JudgeFailed('the judge answered SE');
  return runResult(report, spec.compare, job.expected);
}

/**
 * The result of a submission. Throws JudgeFailed for SE, which is the judge's fault, except for trial judging, where
 * the author learns why a checker does not compile.
 */
export function judgedResult(job: Job, spec: ProgrammingSpec, report: JudgeReport): Result {
  if (report.verdict === 'SE' && job.kind !== 'check') {
    const why = report.cases.find((one) => one.verdict === 'SE')?.message ?? '';
    throw new JudgeFailed(`the judge answered SE: ${why}`);
  }
  const { verdict, points, timeMs, memoryKiB, compileMessage } = report;
  // Outputs are kept for practice only, whatever a worker sends.
  const cases = withFirstOutputs(report.cases, job.attemptId === null ? PRACTICE_LIMITS.cases : 0);
  const maxOf = new Map(subtasksWithin(spec, job.maxPoints).map((subtask) => [subtask.id, subtask.points]));
  const subtasks = report.subtasks.map((one) => ({ ...one, maxPoints: maxOf.get(one.subtaskId) ?? one.points }));
  return { verdict, points, timeMs, memoryKiB, compileMessage, cases, subtasks, doneCases: job.totalCases };
}

const PRIORITY_OF = { debug: 'run', submit: 'submit', rejudge: 'rejudge', check: 'rejudge' } as const satisfies Record<
  Job['kind'],
  LeasedJob['priority']
>;

export function priorityOf({ kind }: Job): LeasedJob['priority'] {
  return PRIORITY_OF[kind];
}

/** Runs the job on the judge. Throws when the judge itself failed, and TestDataAway. */
export async function judgeJob(
  { db, judge, testData }: { db: Db; judge: JudgePort; testData: TestDataStore },
  job: Job,
  onCase: (done: number) => void,
  signal: AbortSignal,
): Promise<Result> {
  const spec = await specOf(db, job);
  if (job.isTrace) return traceResult(await judge.trace(traceRequestOf(spec, job), { signal }));
  if (job.kind === 'debug') return ranResult(job, spec, await judge.run(runRequestOf(spec, job, job), { signal }));
  const priority = priorityOf(job);
  let away: TestDataAway | undefined;
  const read = (sha: string) =>
    testData.read(sha).catch((cause: unknown) => {
      away = new TestDataAway(cause instanceof Error ? cause.message : String(cause), { cause });
      throw away;
    });
  try {
    const request = judgeRequestOf(spec, job, { read });
    return judgedResult(job, spec, await judge.judge(request, { signal, onCase, priority }));
  } catch (error) {
    // The judge may report missing data as SE of a case, or as its own failure.
    throw away ?? error;
  }
}
