import type { CheckerProgram } from '@aosai/api/judging/checkers';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import type { Judge } from '@aosai/judge/judge';
import type { CheckerTrial } from '../kit/context.ts';

/** How long to wait: longer than a compiler may take, since the judge may be busy. */
const PATIENCE_MS = 30_000;
const FIRST_LINES = 8;
const FIRST_CHARS = 800;

/** The first lines of the compiler, without the judge's line above them. */
function firstLines(message: string): string {
  const [head = '', ...rest] = message.split('\n');
  return (rest.length > 0 ? rest : [head]).slice(0, FIRST_LINES).join('\n').trim().slice(0, FIRST_CHARS);
}

/** Compiles a checker on the judge's lane. Returns `unknown` when the judge is away, or busy for too long. */
export async function tryChecker(
  judge: Pick<Judge, 'compileChecker'> | undefined,
  checker: CheckerProgram,
): Promise<CheckerTrial> {
  if (!judge) return { kind: 'unknown' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const fault = await judge.compileChecker(checker, { signal });
    return fault === null ? { kind: 'compiled' } : { kind: 'broken', message: firstLines(fault) };
  } catch (error) {
    if (signal.aborted || error instanceof JudgeUnavailable) return { kind: 'unknown' };
    throw error;
  }
}
