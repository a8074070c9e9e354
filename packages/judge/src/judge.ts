import { availableParallelism } from 'node:os';
import type { CheckerProgram } from '@aosai/api/judging/checkers';
import type {
  JudgeReport,
  JudgeRequest,
  JudgeStatus,
  RunReport,
  RunRequest,
  TestCase,
  TraceReport,
  TraceRequest,
} from '@aosai/api/judging/judging';
import { openCheck, type Check } from './checker/check.ts';
import { checkerFault, CheckerFault } from './checker/checkerProgram.ts';
import { ownLines } from './compile/sourceFiles.ts';
import { judgeCase } from './verdict/judgeCase.ts';
import { JudgeUnavailable } from './judgeUnavailable.ts';
import { withFirstOutputs } from './verdict/outputExcerpt.ts';
import { createQueue, type Priority } from './queue.ts';
import type { Runner } from './runner.ts';
import { runCases } from './verdict/schedule.ts';
import { scoreCases, worstVerdict, type CaseOutcome } from './verdict/score.ts';
import { runTrace } from './steps/trace.ts';
import { runTrial } from './trialRun.ts';
import { openGoJudgeRunner } from './goJudge/goJudgeRunner.ts';
import { openLocalRunner } from './run/localRunner.ts';

/**
 * Opens the runner that the environment selects: the sandbox of this machine, or go-judge with `JUDGE_RUNNER=go-judge`.
 * @throws Error, in Chinese, when JUDGE_RUNNER or GO_JUDGE_URL is wrong
 */
export async function openRunner(
  options: { cacheDir: string; slots: number },
  env: NodeJS.ProcessEnv = process.env,
): Promise<Runner> {
  const kind = env['JUDGE_RUNNER'] ?? 'sandbox';
  if (kind === 'sandbox') {
    return openLocalRunner(options);
  }
  const url = env['GO_JUDGE_URL'];
  if (kind !== 'go-judge' || url === undefined || !URL.canParse(url)) {
    throw new Error(
      'JUDGE_RUNNER 只能是 sandbox 或 go-judge；用 go-judge 时还要设置 GO_JUDGE_URL，例如 http://127.0.0.1:5050',
    );
  }
  return openGoJudgeRunner({ url, token: env['GO_JUDGE_TOKEN'], slots: options.slots });
}

/** Options of one judging. */
export interface JudgeOptions {
  /** Called after each case with the number of decided cases, skipped ones included. */
  onCase?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** Default: `submit`. */
  priority?: Priority;
}

/**
 * The judge: compiles a program once, runs every case in the sandbox, compares and scores. A fault of the program is a
 * verdict, never a rejection. `judge` rejects with `JudgeUnavailable` without isolation or compiler, with the signal's
 * reason when aborted, and with an error when the task contradicts itself or has no test case. Times are ms, memory is
 * KiB, points are integer hundredths.
 */
export interface Judge {
  status: () => JudgeStatus;
  judge: (request: JudgeRequest, options?: JudgeOptions) => Promise<JudgeReport>;
  /**
   * Runs the program once on the student's input, before waiting submissions and with half the time to compile. Outputs
   * are cut at 64 KB. With an interactor the program talks to it; a checker decides when there is an answer.
   */
  run: (request: RunRequest, options?: { signal?: AbortSignal }) => Promise<RunReport>;
  /** Steps through a C++ program on the student's input. It never judges. */
  trace: (request: TraceRequest, options?: { signal?: AbortSignal }) => Promise<TraceReport>;
  /** Returns why a checker or interactor of the task does not compile, in Chinese; null when it compiles. */
  compileChecker: (checker: CheckerProgram, options?: { signal?: AbortSignal }) => Promise<string | null>;
  close: () => Promise<void>;
}

const SYSTEM_ERROR: CaseOutcome = {
  verdict: 'SE',
  ratio: 0,
  timeMs: 0,
  memoryKiB: 0,
  message: '评测机出错，请稍后重测',
};

/** The check of a submission. When the checker cannot work, a SE outcome that applies to every case. */
async function openCheckOf(
  runner: Runner,
  request: JudgeRequest,
  signal: AbortSignal | undefined,
): Promise<Check | CaseOutcome> {
  try {
    return await openCheck(runner, request, signal);
  } catch (error) {
    if (error instanceof CheckerFault) {
      return { ...SYSTEM_ERROR, message: error.message };
    }
    throw error;
  }
}

/** Creates a judge over any runner. It judges as many submissions at a time as the runner has slots. */
export function createJudge(runner: Runner): Judge {
  const queue = createQueue(runner.status().slots);

  const judgeNow = async (request: JudgeRequest, { signal, onCase }: JudgeOptions): Promise<JudgeReport> => {
    if (request.cases.length === 0) {
      throw new Error('a task without test cases makes every program right: it cannot be judged');
    }
    const compiled = await runner.compile(request, signal);
    if (!compiled.ok) {
      return {
        verdict: 'CE',
        points: 0,
        timeMs: 0,
        memoryKiB: 0,
        compileMessage: ownLines(request, compiled.message),
        cases: [],
        subtasks: [],
      };
    }
    const { executable } = compiled;
    const check = await openCheckOf(runner, request, signal).catch((error: unknown) => {
      executable.release();
      throw error;
    });
    const runOne = async (testCase: TestCase): Promise<CaseOutcome> => {
      if ('verdict' in check) {
        return check;
      }
      try {
        return await judgeCase(runner, request, check, executable, testCase, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof JudgeUnavailable) {
          throw error;
        }
        return SYSTEM_ERROR;
      }
    };
    try {
      const score = scoreCases(request, await runCases(request, runOne, onCase));
      return {
        ...score,
        cases: withFirstOutputs(score.cases, request.keepOutputs ?? 0),
        verdict: worstVerdict(score.cases.map(({ verdict }) => verdict)),
        timeMs: Math.max(0, ...score.cases.map(({ timeMs }) => timeMs)),
        memoryKiB: Math.max(0, ...score.cases.map(({ memoryKiB }) => memoryKiB)),
        compileMessage: '',
      };
    } finally {
      executable.release();
      if ('release' in check) {
        check.release();
      }
    }
  };

  return {
    status: runner.status,
    judge: async (request, options = {}) =>
      queue.enter(options.priority ?? 'submit', async () => judgeNow(request, options), options.signal),
    run: async (request, options = {}) =>
      queue.enter('run', async () => runTrial(runner, request, options.signal), options.signal),
    trace: async (request, options = {}) =>
      queue.enter('run', async () => runTrace(runner, request, options.signal), options.signal),
    compileChecker: async (checker, options = {}) =>
      queue.enter('run', async () => checkerFault(runner, checker, options.signal), options.signal),
    close: runner.close,
  };
}

/** Options of `openJudge`. */
export interface OpenJudgeOptions {
  /** Folder for the sandbox worker, precompiled headers and compiled programs. It may be deleted between runs. */
  cacheDir: string;
  /** Programs that run at the same time. Default: JUDGE_SLOTS, else the number of cores minus one, at least 1. */
  slots?: number;
}

function defaultSlots(): number {
  const wanted = Number(process.env['JUDGE_SLOTS']);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : Math.max(1, availableParallelism() - 1);
}

/** Opens the judge of this machine. Without isolation it does not reject: then `status().available` is false. */
export async function openJudge(options: OpenJudgeOptions): Promise<Judge> {
  return createJudge(await openRunner({ cacheDir: options.cacheDir, slots: options.slots ?? defaultSlots() }));
}
