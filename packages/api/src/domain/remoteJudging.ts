import type { JudgeReport, JudgeRequest, JudgeStatus, RunReport, RunRequest, TestCase } from './judging.ts';

/**
 * The language between the server and a worker that fetches its jobs over HTTP. Requests are signed with the shared
 * token, which never travels; test data is named by its SHA-256 and fetched once.
 */
export const WORKER_HEADER = 'Aosai-Worker';
export const WORKER_SIGNATURE_VERSION = 'v2';
/** How far a worker's clock may be off, and for how long a request must not be repeated. */
export const WORKER_CLOCK_MS = 5 * 60_000;
export const WORKER_TOKEN_MIN_LENGTH = 32;
/** A job whose worker is silent for longer goes to another one. */
export const LEASE_MS = 30_000;
export const LEASE_HEARTBEAT_MS = 10_000;
export const LEASE_WAIT_MAX_MS = 25_000;

/** The text under the signature. `path` holds the query; `bodyHash` is the hex SHA-256 of the body as sent. */
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

export interface WorkerInfo {
  /** Chosen afresh at each start of the worker. */
  id: string;
  name: string;
  version: string;
  status: JudgeStatus;
}

/** Names one try at one job: a later try makes it stale. */
export interface LeaseKey {
  appId: string;
  id: string;
  tries: number;
}

/** A test case whose data is named by hash instead of being there. */
export type RemoteCase = Omit<TestCase, 'input' | 'expected'> & { inputHash: string; expectedHash: string };
export type RemoteJudgeRequest = Omit<JudgeRequest, 'cases'> & { cases: RemoteCase[] };

export type LeasedJob = LeaseKey & {
  priority: 'run' | 'submit' | 'rejudge';
  task: { kind: 'run'; request: RunRequest } | { kind: 'judge'; request: RemoteJudgeRequest };
};

/**
 * returned: the worker ends or its judge is away, noData: it could not get the data of the task; neither counts as a
 * try. failed: the judge failed, it counts.
 */
export type LeaseOutcome =
  | { kind: 'judged'; report: JudgeReport }
  | { kind: 'ran'; report: RunReport }
  | { kind: 'failed'; message: string }
  | { kind: 'noData'; message: string }
  | { kind: 'returned' };
