import type { JudgeStatus, Program } from '@aosai/api/domain/judging';

/** A program that is ready to run. Call `release` when done with it, so that the cache may drop it. */
export interface Executable {
  kind: 'static' | 'dynamic' | 'python';
  path: string;
  release: () => void;
}

/** What is compiled: a student's program, or a checker with the headers that its package brings. */
export interface CompileJob extends Program {
  /** Headers beside the source, by plain name: `testlib.h`. They are part of the cache's key. C++ only. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** CPU time of each part of the compiler. Default: 10 s. */
  compileMs?: number | undefined;
}

/** `message` is what the compiler said: at most 64 KB, no paths of the host. */
export type CompileOutcome = { ok: true; executable: Executable } | { ok: false; message: string };

/** One program and what it may use, wherever its standard input comes from. */
export interface ProgramJob {
  executable: Executable;
  /** Command line after the program's own name. */
  arguments?: readonly string[] | undefined;
  /** Files in the work folder that this program may read, by plain name. */
  files?: Readonly<Record<string, Uint8Array | string>> | undefined;
  /** Files that are there empty and that this program may fill; `written` brings them back. */
  writable?: readonly string[] | undefined;
  cpuMs: number;
  wallMs: number;
  memoryKiB: number;
  /** The most that each of standard output, standard error and a writable file may hold. */
  outputBytes: number;
}

export interface RunJob extends ProgramJob {
  input: Uint8Array | string;
  /** Base name for freopen problems: NAME.in is read, NAME.out is the output, and standard input is empty. */
  fileIo?: string | undefined;
  /** With `fileIo`: standard input holds the same, and standard output counts where NAME.out stayed empty. */
  standardIoToo?: boolean | undefined;
}

export interface RunOutcome {
  /** The limit that ended the program, or null when it ended by itself. */
  killed: 'cpu' | 'wall' | 'memory' | null;
  exitCode: number | null;
  signal: string | null;
  cpuMs: number;
  wallMs: number;
  memoryKiB: number;
  /** Standard output, or NAME.out. Empty when longer than the job allows: `outputOverrun` tells. */
  output: Buffer;
  error: Buffer;
  outputOverrun: boolean;
  /** What the files of `writable` hold at the end; one that is too long is empty. */
  written: Readonly<Record<string, Buffer>>;
}

/** A program and its interactor: what each prints, the other reads. */
export interface PairJob {
  program: ProgramJob;
  interactor: ProgramJob;
}

export interface PairOutcome {
  /** `output` of both is empty: it went to the other side. */
  program: RunOutcome;
  interactor: RunOutcome;
  /**
   * Who was gone first, by itself or by a limit: what the other did afterwards may only be an echo of it. A limit of
   * one ends both, so the other's SIGKILL then says nothing. When both wait for each other, the program's `wallMs`
   * ends them.
   */
  first: 'program' | 'interactor';
}

/**
 * Where programs are compiled and run: the local sandbox, or another fleet behind an adapter.
 * A rejected promise means that the runner failed, never that the program did.
 */
export interface Runner {
  status: () => JudgeStatus;
  compile: (job: CompileJob, signal?: AbortSignal) => Promise<CompileOutcome>;
  run: (job: RunJob, signal?: AbortSignal) => Promise<RunOutcome>;
  /** Both at once with crossed pipes; ends when both have ended or one passes a limit. */
  runPair: (job: PairJob, signal?: AbortSignal) => Promise<PairOutcome>;
  close: () => Promise<void>;
}
