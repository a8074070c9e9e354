import type { JudgeStatus, Program } from '@aosai/api/domain/judging';

/** A program that is ready to run. Call `release` when done with it, so that the cache may drop it. */
export interface Executable {
  kind: 'static' | 'dynamic' | 'python';
  path: string;
  release: () => void;
}

/** `message` is what the compiler said: at most 64 KB, no paths of the host. */
export type CompileOutcome = { ok: true; executable: Executable } | { ok: false; message: string };

export interface RunJob {
  executable: Executable;
  input: Uint8Array | string;
  cpuMs: number;
  wallMs: number;
  memoryKiB: number;
  outputBytes: number;
  /** Base name for freopen problems: NAME.in is read, NAME.out is the output. */
  fileIo?: string | undefined;
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
}

/**
 * Where programs are compiled and run: the local sandbox, or another fleet behind an adapter.
 * A rejected promise means that the runner failed, never that the program did.
 */
export interface Runner {
  status: () => JudgeStatus;
  compile: (program: Program, signal?: AbortSignal) => Promise<CompileOutcome>;
  run: (job: RunJob, signal?: AbortSignal) => Promise<RunOutcome>;
  close: () => Promise<void>;
}
