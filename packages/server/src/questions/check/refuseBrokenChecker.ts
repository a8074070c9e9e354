import { AppError } from '@aosai/api/kit/errors';
import { type CheckerProgram, isCheckerProgram } from '@aosai/api/judging/checkers';
import type { CheckRule } from '@aosai/api/judging/judging';
import type { CheckerTrial } from '../../kit/context.ts';

interface Compiles {
  compileChecker: (checker: CheckerProgram) => Promise<CheckerTrial>;
}

const NAMES = { checker: '比较程序', interactor: '交互程序' } as const;

/** The compiler's message about the checker of a task; null where it compiles, or there is none. */
export async function checkerFaultOf(services: Compiles, rule: CheckRule | undefined): Promise<string | null> {
  if (!rule || !isCheckerProgram(rule)) return null;
  const trial = await services.compileChecker(rule);
  return trial.kind === 'broken' ? `${NAMES[rule.kind]}编译不通过：${trial.message}` : null;
}

/**
 * Checks the checker before a task is published. `isTried`: reference solutions exist to prove it, or have proven it,
 * where no judge is available to compile it now.
 *
 * @throws CHECKER_BROKEN, CHECKER_UNTRIED
 */
export async function refuseBrokenChecker(
  services: Compiles,
  rule: CheckRule | undefined,
  isTried: boolean,
): Promise<void> {
  if (!rule || !isCheckerProgram(rule)) return;
  const name = NAMES[rule.kind];
  const trial = await services.compileChecker(rule);
  if (trial.kind === 'broken') throw new AppError('CHECKER_BROKEN', { name, detail: trial.message });
  if (trial.kind === 'unknown' && !isTried) throw new AppError('CHECKER_UNTRIED', { name });
}
