import { randomBytes } from 'node:crypto';
import type { Interactor } from '@aosai/api/judging/checkers';
import type { Checked } from './checked.ts';
import { CHECKER_LIMITS } from './checker.ts';
import { checkedBy, FEEDBACK_FILES } from './checkerVerdict.ts';
import { verdictOfRun, type RunLimits, type RunVerdict } from '../run/run.ts';
import type { Executable, PairOutcome, ProgramJob, Runner } from '../runner.ts';

/** An interactor may use more than a checker, since the program decides how much work it causes. */
function limitsOf(program: ProgramJob): Omit<ProgramJob, 'executable'> {
  return {
    ...CHECKER_LIMITS,
    cpuMs: CHECKER_LIMITS.cpuMs + 2 * program.cpuMs,
    wallMs: CHECKER_LIMITS.wallMs + program.wallMs,
  };
}

/**
 * Random file names: program and interactor share a folder, where the program may not open these but could test names.
 */
function callOf(
  protocol: Interactor['protocol'],
  { input, answer }: { input: string | Buffer; answer: string | Buffer },
): Pick<ProgramJob, 'arguments' | 'files' | 'writable'> {
  const secret = randomBytes(8).toString('hex');
  const names = { input: `input-${secret}`, talk: `talk-${secret}`, answer: `answer-${secret}` };
  const files = { [names.input]: input, [names.answer]: answer };
  switch (protocol) {
    case 'testlib':
      return { arguments: [names.input, names.talk, names.answer], files, writable: [names.talk] };
    case 'icpc':
      return { arguments: [names.input, names.answer, './'], files, writable: FEEDBACK_FILES };
    default:
      return protocol satisfies never;
  }
}

/** The verdict of the program's run, without the interactor's. */
type Ended = RunVerdict & { ratio: 0 };

/**
 * Decides the verdict of an interactive run by whichever process ended first. If the interactor has rejected the
 * program, later crashes of the program do not matter. If the program crashed or passed a limit first, the interactor's
 * reaction does not matter. An interactor that fails by itself is SE.
 */
export function verdictOfPair(
  { program, interactor, first }: PairOutcome,
  limits: Pick<RunLimits, 'cpuMs' | 'memoryKiB'>,
  checked: Checked,
): Checked | Ended {
  const ended = verdictOfRun(program, limits);
  const hasEnded = ended.verdict === 'AC';
  if (first === 'program' && !hasEnded) {
    return program.killed === 'wall'
      ? { verdict: 'TLE', ratio: 0, message: '程序与交互程序互相等待，没有结束（请检查是否刷新输出、是否多读了输入）' }
      : { ...ended, ratio: 0 };
  }
  if (interactor.killed === 'wall' && first === 'program') {
    return { verdict: 'WA', ratio: 0, message: '程序提前结束，没有读完交互程序的输出' };
  }
  if (checked.verdict !== 'AC' || hasEnded) {
    return checked;
  }
  return { ...ended, ratio: 0 };
}

/**
 * Runs a program together with the problem's interactor, both in the sandbox. `limits` are the limits for the verdict;
 * `job` may carry a grace on top.
 */
export async function runInteraction(
  runner: Runner,
  { interactor, executable }: { interactor: Interactor; executable: Executable },
  { job, limits }: { job: ProgramJob; limits: RunLimits },
  files: { input: string | Buffer; answer: string | Buffer },
  signal: AbortSignal | undefined,
): Promise<{ outcome: PairOutcome['program']; judged: Checked | Ended }> {
  const call = { executable, ...limitsOf(job), ...callOf(interactor.protocol, files) };
  const pair = await runner.runPair({ program: job, interactor: call }, signal);
  const checked = checkedBy(interactor, pair.interactor);
  return { outcome: pair.program, judged: verdictOfPair(pair, limits, checked) };
}
