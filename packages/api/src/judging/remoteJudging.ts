import type {
  JudgeReport,
  JudgeRequest,
  JudgeStatus,
  RunReport,
  RunRequest,
  TestCase,
  TraceReport,
  TraceRequest,
} from './judging.ts';

/**
 * Protocol between server and remote judge workers, which fetch jobs over HTTP. Requests are signed with the shared
 * token, which is never sent. Test data is named by its SHA-256 and fetched once.
 */
export const WORKER_HEADER = 'Aosai-Worker';
/** Version of the signature, part of the signed text. */
export const WORKER_SIGNATURE_VERSION = 'v2';
/** Maximum clock difference of a worker, and the time during which a request must not be repeated. */
export const WORKER_CLOCK_MS = 5 * 60_000;
/** Minimum length of the shared token, in characters. */
export const WORKER_TOKEN_MIN_LENGTH = 32;
/** A job goes to another worker after this time without a heartbeat. */
export const LEASE_MS = 30_000;
/** Interval of heartbeats while judging. */
export const LEASE_HEARTBEAT_MS = 10_000;
/** Maximum time that the server keeps a request for work open. */
export const LEASE_WAIT_MAX_MS = 25_000;

/** The text to sign. `path` includes the query; `bodyHash` is the SHA-256 of the body as sent, in hex. */
export function workerSignedText(request: {
  method: string;
  path: string;
  timestampMs: number;
  nonce: string;
  bodyHash: string;
}): string {
  const { method, path, timestampMs, nonce, bodyHash } = request;
  return ['aosai-judge-worker', WORKER_SIGNATURE_VERSION, method, path, timestampMs, nonce, bodyHash].join('\n');
}

/** A worker, as it describes itself. */
export interface WorkerInfo {
  /** Random, new at each start of the worker. */
  id: string;
  name: string;
  version: string;
  status: JudgeStatus;
}

/** Identifies one try of one job; a later try invalidates it. */
export interface LeaseKey {
  appId: string;
  id: string;
  tries: number;
}

/** A test case with hashes of its data instead of the data. */
export type RemoteCase = Omit<TestCase, 'input' | 'expected'> & { inputHash: string; expectedHash: string };
/** A judging request with hashes of the test data. */
export type RemoteJudgeRequest = Omit<JudgeRequest, 'cases'> & { cases: RemoteCase[] };

/** A job as leased to a worker. */
export type LeasedJob = LeaseKey & {
  priority: 'run' | 'submit' | 'rejudge';
  task:
    | { kind: 'run'; request: RunRequest }
    | { kind: 'trace'; request: TraceRequest }
    | { kind: 'judge'; request: RemoteJudgeRequest };
};

/**
 * Outcome of a leased job. returned: the worker stops or its judge is unavailable; noData: the test data could not be
 * fetched; neither counts as a try. failed: the judge failed, which counts as a try.
 */
export type LeaseOutcome =
  | { kind: 'judged'; report: JudgeReport }
  | { kind: 'ran'; report: RunReport }
  | { kind: 'traced'; report: TraceReport }
  | { kind: 'failed'; message: string }
  | { kind: 'noData'; message: string }
  | { kind: 'returned' };
