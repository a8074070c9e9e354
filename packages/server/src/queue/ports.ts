import type { JudgeReport, JudgeRequest, JudgeStatus, RunReport, RunRequest } from '@aosai/api/domain/judging';
import type { EngineServices } from '../engine/engineCall.ts';
import type { Db } from '../db/open.ts';

export interface JudgeOptions {
  /** After each case: how many are settled. */
  onCase?: (done: number, total: number) => void;
  signal?: AbortSignal;
  priority?: 'run' | 'submit' | 'rejudge';
}

/** What the queue asks of a judge: the judge package, or a stand-in in tests. */
export interface JudgePort {
  status(): JudgeStatus;
  judge(request: JudgeRequest, options?: JudgeOptions): Promise<JudgeReport>;
  run(request: RunRequest, options?: { signal?: AbortSignal }): Promise<RunReport>;
}

export interface QueueLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What it takes to store a result, no matter who judged. */
export interface ResultStore {
  db: Db;
  services: EngineServices;
  log: QueueLog;
}

export interface QueueOptions extends ResultStore {
  judge: JudgePort;
  /** Programs judged at the same time. */
  slots: number;
}
