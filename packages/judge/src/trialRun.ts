import type { RunReport, RunRequest } from '@aosai/api/judging/judging';
import { openCheck, type Check } from './checker/check.ts';
import { CheckerFault } from './checker/checkerProgram.ts';
import { TRIAL_COMPILE_MS } from './compile/compilerJob.ts';
import { runInteraction } from './checker/interactor.ts';
import { ownLines } from './compile/sourceFiles.ts';
import { runLimits, verdictOfRun } from './run/run.ts';
import type { Executable, Runner, RunOutcome } from './runner.ts';
import { cleanText } from './text.ts';

const REFUSED_INPUT = '交互程序读不懂这个输入，请按样例的格式写';

type Decided = Pick<RunReport, 'verdict' | 'message'>;
interface Tried {
  outcome: RunOutcome;
  decided: Decided;
}

const NOT_RUN = {
  timeMs: 0,
  wallMs: 0,
  memoryKiB: 0,
  exitCode: null,
  signal: null,
  stdout: '',
  stderr: '',
  compileMessage: '',
} as const satisfies Omit<RunReport, 'verdict'>;

/** Sets `message` even if it is empty: its presence shows that a checker or interactor decided. */
const worded = (verdict: RunReport['verdict'], message = ''): Decided => ({ verdict, message });

/** The checker or interactor that decides; null without one, or when there is no answer for a checker. */
async function checkOf(
  runner: Runner,
  { compare, answer }: RunRequest,
  signal: AbortSignal | undefined,
): Promise<Check | null> {
  if (compare === undefined || (compare.kind === 'checker' && answer === undefined)) return null;
  try {
    return await openCheck(runner, { compare }, signal);
  } catch (error) {
    // A run is useful without a checker, but not without an interactor.
    if (error instanceof CheckerFault && compare.kind === 'checker') return null;
    throw error;
  }
}

async function tryOut(
  runner: Runner,
  request: RunRequest,
  { check, executable }: { check: Check | null; executable: Executable },
  signal: AbortSignal | undefined,
): Promise<Tried> {
  const { input, answer = '', fileIo, standardIoToo } = request;
  const limits = runLimits(request.language, request.limits);
  const job = { executable, ...limits };
  if (check?.kind === 'interactor') {
    const pair = await runInteraction(runner, check, { job, limits }, { input, answer }, signal);
    const { verdict, message } = pair.judged;
    // An interactor may fail on the student's own input, which is no failure of the judge.
    const isRefused = verdict === 'SE' && request.answer === undefined;
    return { outcome: pair.outcome, decided: isRefused ? worded('WA', REFUSED_INPUT) : worded(verdict, message) };
  }
  const outcome = await runner.run({ ...job, input, fileIo, standardIoToo }, signal);
  const { verdict } = verdictOfRun(outcome, job);
  if (verdict !== 'AC' || check === null) return { outcome, decided: { verdict } };
  const checked = await check.judge({ input, output: outcome.output, answer, code: request.source });
  // When the checker fails, the run's own verdict stays.
  return { outcome, decided: checked.verdict === 'SE' ? { verdict } : worded(checked.verdict, checked.message) };
}

/** Compiles a program and runs it once on the given input. Without an answer, AC only means that it ended normally. */
export async function runTrial(
  runner: Runner,
  request: RunRequest,
  signal: AbortSignal | undefined,
): Promise<RunReport> {
  const compiled = await runner.compile({ ...request, compileMs: TRIAL_COMPILE_MS }, signal);
  if (!compiled.ok) return { ...NOT_RUN, verdict: 'CE', compileMessage: ownLines(request, compiled.message) };
  const { executable } = compiled;
  let check: Check | null = null;
  try {
    check = await checkOf(runner, request, signal);
    const { outcome, decided } = await tryOut(runner, request, { check, executable }, signal);
    return {
      ...decided,
      timeMs: outcome.cpuMs,
      wallMs: outcome.wallMs,
      memoryKiB: outcome.memoryKiB,
      exitCode: outcome.exitCode,
      signal: outcome.signal,
      stdout: cleanText(outcome.output),
      stderr: ownLines(request, cleanText(outcome.error)),
      compileMessage: '',
    };
  } catch (error) {
    if (error instanceof CheckerFault) return { ...NOT_RUN, verdict: 'SE', message: error.message };
    throw error;
  } finally {
    check?.release();
    executable.release();
  }
}
