import type { CheckerProgram } from '@aosai/api/domain/checkers';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import type { Judge } from '@aosai/judge/judge';

/** What the compiler made of a task's checker or interactor; `unknown` where no judge of this server could say. */
export type CheckerTrial = { kind: 'compiled' } | { kind: 'broken'; message: string } | { kind: 'unknown' };

/** An author waits for the answer: longer than a compiler may take, and for a judge with work in front of it. */
const PATIENCE_MS = 30_000;
const FIRST_LINES = 8;
const FIRST_CHARS = 800;

/** The compiler's first lines, without the judge's own sentence above them. */
function firstLines(message: string): string {
  const [head = '', ...rest] = message.split('\n');
  return (rest.length > 0 ? rest : [head]).slice(0, FIRST_LINES).join('\n').trim().slice(0, FIRST_CHARS);
}

/** Compiles a task's own program on the judge's lane. A judge that is away, or busy for too long, says nothing. */
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
