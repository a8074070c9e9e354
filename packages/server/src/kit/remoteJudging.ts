import type { Readable } from 'node:stream';
import type { LeasedJob, LeaseKey, LeaseOutcome, WorkerInfo } from '@aosai/api/judging/remoteJudging';

export interface DataReply {
  bytes: number;
  open(): Readable;
}

/** Hands jobs to workers on other machines. All state is in the rows, so another server may take the result. */
export interface RemoteJudging {
  /** The next job; null when none came in time, the worker disconnected, or the desk closes. */
  lease(worker: WorkerInfo, waitMs: number, signal?: AbortSignal): Promise<LeasedJob | null>;
  /**
   * Renews leases; returns those that the worker has lost, to another worker or because scored work took precedence.
   */
  heartbeat(workerId: string, jobs: readonly { lease: LeaseKey; doneCases: number }[]): Promise<LeaseKey[]>;
  /** Returns false, and drops the result, when the job is no longer that of this try of the worker. */
  result(workerId: string, lease: LeaseKey, outcome: LeaseOutcome): Promise<boolean>;
  /** A file of test data of the submission's task; null when the task has none with that hash. */
  testData(appId: string, submissionId: string, hash: string): Promise<DataReply | null>;
  /** Says that a row is waiting. */
  wake(): void;
  /** Ends all waiting requests. */
  close(): void;
}
