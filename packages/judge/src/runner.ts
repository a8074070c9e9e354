import type { JudgeStatus, Program } from '@aosai/api/judging/judging';

/** A compiled program. Call `release` when done, so that the cache may evict it. */
export interface Executable {
  kind: 'static' | 'dynamic' | 'python';
  path: string;
  release: () => void;
}

/** A program to compile: a student's, or a checker with the headers of its package. */
export interface CompileJob extends Program {
  /**
   * Headers in the source's folder, by plain name, for example `testlib.h`. They are part of the cache key. C++ only.
   */
  headers?: Readonly<Record<string, string>> | undefined;
  /** CPU time limit for each process of the compiler. Default: 10 s. */
  compileMs?: number | undefined;
  /** Compiles it for a debugger: without optimization, with the names of variables. C++ only. */
  forSteps?: boolean | undefined;
}

/** The result of compiling. `message` is the compiler's output: at most 64 KB, without paths of the host. */
export type CompileOutcome = { ok: true; executable: Executable } | { ok: false; message: string };

/** A program with its limits, without its standard input. Times are ms. */
export interface ProgramJob {
  executable: Executable;
  /** Arguments after the program's name. */
  arguments?: readonly string[] | undefined;
  /** Files in the work folder that this program may read, by plain name. */
  files?: Readonly<Record<string, Uint8Array | string>> | undefined;
  /** Files that are created empty for the program to write; their content comes back as `written`. */
  writable?: readonly string[] | undefined;
  cpuMs: number;
  wallMs: number;
  memoryKiB: number;
  /** Limit for each of standard output, standard error and every writable file, in bytes. */
  outputBytes: number;
}

/** A program with its standard input. */
export interface RunJob extends ProgramJob {
  input: Uint8Array | string;
  /**
   * Base name of file input and output: the program reads NAME.in, NAME.out is its output, and standard input is empty.
   */
  fileIo?: string | undefined;
  /** With `fileIo`: standard input has the same content, and standard output counts if NAME.out is empty. */
  standardIoToo?: boolean | undefined;
}

/** How one run ended and what it used. */
export interface RunOutcome {
  /** The limit that ended the program, or null when it ended by itself. */
  killed: 'cpu' | 'wall' | 'memory' | null;
  exitCode: number | null;
  signal: string | null;
  cpuMs: number;
  wallMs: number;
  memoryKiB: number;
  /** Standard output, or NAME.out. Empty when it exceeds the limit; then `outputOverrun` is true. */
  output: Buffer;
  error: Buffer;
  outputOverrun: boolean;
  /** The content of the `writable` files at the end; a file over the limit is empty here. */
  written: Readonly<Record<string, Buffer>>;
}

/** A program and its interactor, with the output of each connected to the input of the other. */
export interface PairJob {
  program: ProgramJob;
  interactor: ProgramJob;
}

/** How both ended. */
export interface PairOutcome {
  /** `output` of both is empty, because the other process read it. */
  program: RunOutcome;
  interactor: RunOutcome;
  /**
   * The process that ended first, by itself or by a limit; the other's end may only be a consequence. When one exceeds
   * a limit, both are killed, so the other's SIGKILL means nothing. When both wait for each other, `wallMs` of the
   * program ends them.
   */
  first: 'program' | 'interactor';
}

/** A program to step through. */
export interface StepJob {
  /** Compiled with `forSteps`. */
  executable: Executable;
  source: string;
  input: string;
  /** Most steps to record. */
  steps: number;
  /** For tests: the program goes on without steps when the recording has ended. */
  runsOn?: boolean | undefined;
}

/** What a debugger has recorded. The program may have forged all of it. */
export interface StepOutcome {
  /** A step a line, in JSON; the last line says why it ended, if there was time for it. */
  steps: Buffer;
  /** Standard output and error of the program. */
  output: Buffer;
}

/**
 * Compiles and runs programs, in the local sandbox or through an adapter in another service. A rejected promise means
 * that the runner failed, never that the program did.
 */
export interface Runner {
  status: () => JudgeStatus;
  compile: (job: CompileJob, signal?: AbortSignal) => Promise<CompileOutcome>;
  run: (job: RunJob, signal?: AbortSignal) => Promise<RunOutcome>;
  /** Runs both at the same time with connected pipes. Resolves when both have ended or one exceeded a limit. */
  runPair: (job: PairJob, signal?: AbortSignal) => Promise<PairOutcome>;
  /** Steps through a program; null where that is not possible. It never decides about a verdict. */
  step: (job: StepJob, signal?: AbortSignal) => Promise<StepOutcome | null>;
  close: () => Promise<void>;
}
