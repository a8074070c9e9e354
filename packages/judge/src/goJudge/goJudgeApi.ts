/**
 * The part of go-judge's REST interface that this project uses. Times are nanoseconds, sizes bytes.
 * Source: criyle/go-judge README.md, "REST API Interface" (MIT).
 */
export type GoJudgeFile = { content: string } | { fileId: string };
/** Collects up to `max` bytes of an output stream under `name`. */
export interface GoJudgeCollector {
  name: string;
  max: number;
}

/** A program to run. Limits: `cpuLimit` and `clockLimit` in ns, memory and stack in bytes. */
export interface GoJudgeCommand {
  args: string[];
  env: string[];
  /** Files by file descriptor; null where a pipe is connected. */
  files: (GoJudgeFile | GoJudgeCollector | null)[];
  cpuLimit: number;
  clockLimit: number;
  memoryLimit: number;
  stackLimit: number;
  procLimit: number;
  copyIn: Record<string, GoJudgeFile>;
  /** A name that ends with `?` may be missing. */
  copyOut: string[];
  copyOutCached?: string[];
  copyOutMax: number;
}

/** Connects the output of one command (`in`) to the input of another (`out`), by index and descriptor. */
export interface GoJudgePipe {
  in: { index: number; fd: number };
  out: { index: number; fd: number };
}

/** How a run ended. */
export type GoJudgeStatus =
  | 'Accepted'
  | 'Memory Limit Exceeded'
  | 'Time Limit Exceeded'
  | 'Output Limit Exceeded'
  | 'File Error'
  | 'Nonzero Exit Status'
  | 'Signalled'
  | 'Dangerous Syscall'
  | 'Internal Error';

/** Result of a run: times in ns, memory in bytes. */
export interface GoJudgeResult {
  status: GoJudgeStatus;
  error?: string;
  exitStatus: number;
  time: number;
  memory: number;
  runTime: number;
  files?: Record<string, string>;
  fileIds?: Record<string, string>;
  fileError?: { name: string; type: string; message?: string }[];
}

/** Calls to go-judge. */
export interface GoJudgeApi {
  /** Returns one result per command, in order. Rejects when go-judge itself fails. */
  run: (cmd: GoJudgeCommand[], pipeMapping: GoJudgePipe[], signal?: AbortSignal) => Promise<GoJudgeResult[]>;
  /** Stores bytes, which need not be text, and returns their id for later runs. */
  upload: (content: Uint8Array, signal?: AbortSignal) => Promise<string>;
  remove: (fileId: string) => Promise<void>;
}

/** Address of go-judge, and its token if it has one. */
export interface GoJudgeOptions {
  url: string;
  /** The value of go-judge's option `-auth-token`. */
  token?: string | undefined;
}

/** Includes the time that a request waits in go-judge's queue. */
const WITHIN_MS = 180_000;

/** Opens a client of go-judge. Its calls reject on HTTP errors and after 180 s. */
export function openGoJudgeApi({ url, token }: GoJudgeOptions): GoJudgeApi {
  const ask = async (path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) {
      headers.set('Authorization', `Bearer ${token}`);
    }
    const timeout = AbortSignal.timeout(WITHIN_MS);
    const response = await fetch(new URL(path, url), {
      ...init,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) {
      throw new Error(`go-judge ${path}: HTTP ${response.status} ${(await response.text()).slice(0, 200)}`);
    }
    return response;
  };
  return {
    run: async (cmd, pipeMapping, signal) => {
      const body = JSON.stringify({ cmd, ...(pipeMapping.length > 0 && { pipeMapping }) });
      const headers = { 'Content-Type': 'application/json' };
      const results = (await (await ask('/run', { method: 'POST', headers, body }, signal)).json()) as GoJudgeResult[];
      const failed = results.find(({ status }) => status === 'Internal Error');
      if (failed || results.length !== cmd.length) {
        throw new Error(`go-judge failed: ${failed?.error ?? `${results.length} results for ${cmd.length} commands`}`);
      }
      return results;
    },
    upload: async (content, signal) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)]), 'input');
      return (await (await ask('/file', { method: 'POST', body: form }, signal)).json()) as string;
    },
    remove: async (fileId) => {
      await ask(`/file/${encodeURIComponent(fileId)}`, { method: 'DELETE' });
    },
  };
}
