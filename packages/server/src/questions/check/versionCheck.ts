import type { SolutionCheck, VersionCheck } from '@aosai/api/questions/check';
import { LANGUAGE_IDS } from '@aosai/api/judging/languages';
import { advisedLimitMs } from '@aosai/judge/run/headroom';
import type { submission } from '../../db/schema/submission.ts';
import type { CheckedSolution } from '../../db/schema/judge.ts';

export type CheckRun = Pick<
  typeof submission.$inferSelect,
  'originalId' | 'verdict' | 'timeMs' | 'memoryKiB' | 'compileMessage' | 'cases'
>;

const MESSAGE_CHARS = 4_000;

function solutionCheck({ id, name, language, expect, codeHash }: CheckedSolution, run: CheckRun): SolutionCheck {
  const verdict = run.verdict ?? 'SE';
  const wrong = run.cases.find((one) => one.verdict !== 'AC');
  return {
    id,
    name,
    language,
    expect,
    codeHash,
    verdict,
    asExpected: expect.includes(verdict),
    timeMs: run.timeMs,
    memoryKiB: run.memoryKiB,
    compileMessage: run.compileMessage.slice(0, MESSAGE_CHARS),
    cases: run.cases.map(({ caseId, verdict: said, timeMs, memoryKiB }) => ({
      caseId,
      verdict: said,
      timeMs,
      memoryKiB,
    })),
    firstWrong: wrong ? { caseId: wrong.caseId, verdict: wrong.verdict, message: wrong.message ?? '' } : null,
  };
}

/** Only accepted solutions tell how long a correct one takes. */
function advisedOf(solutions: readonly SolutionCheck[]): VersionCheck['advised'] {
  return LANGUAGE_IDS.flatMap((language) => {
    const times = solutions.flatMap((one) =>
      one.language === language && one.verdict === 'AC' && one.asExpected ? [one.timeMs ?? 0] : [],
    );
    if (times.length === 0) return [];
    const slowestMs = Math.max(...times);
    return [{ language, slowestMs, limitMs: advisedLimitMs(language, slowestMs) }];
  });
}

/** Builds the grid from the latest runs, and earlier results of the other solutions for the same task. */
export function versionCheck(
  {
    solutions,
    runs,
    finishedAt,
  }: { solutions: readonly CheckedSolution[]; runs: readonly CheckRun[]; finishedAt: Date },
  before: VersionCheck | null,
): VersionCheck {
  const ran = solutions.flatMap((one) => {
    const run = runs.find(({ originalId }) => originalId === one.id);
    return run ? [solutionCheck(one, run)] : [];
  });
  const kept = (before?.solutions ?? []).filter(({ id }) => !solutions.some((one) => one.id === id));
  const all = [...kept, ...ran];
  return { finishedAt: finishedAt.toISOString(), solutions: all, advised: advisedOf(all) };
}
