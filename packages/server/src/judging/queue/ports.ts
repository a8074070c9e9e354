import type {
  JudgeReport,
  JudgeRequest,
  JudgeStatus,
  RunReport,
  RunRequest,
  TraceReport,
  TraceRequest,
} from '@aosai/api/judging/judging';
import type { EngineServices } from '../../kit/engineCall.ts';
import type { Db } from '../../db/open.ts';

export interface JudgeOptions {
  /** Called after each case with the number of finished ones. */
  onCase?: (done: number, total: number) => void;
  signal?: AbortSignal;
  priority?: 'run' | 'submit' | 'rejudge';
}

/** The queue's view of a judge: the judge package, or a fake in tests. */
export interface JudgePort {
  status(): JudgeStatus;
  judge(request: JudgeRequest, options?: JudgeOptions): Promise<JudgeReport>;
  run(request: RunRequest, options?: { signal?: AbortSignal }): Promise<RunReport>;
  trace(request: TraceRequest, options?: { signal?: AbortSignal }): Promise<TraceReport>;
}

export interface QueueLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Dependencies of storing a result, for local and remote judges. */
export interface ResultStore {
  db: Db;
  services: EngineServices;
  log: QueueLog;
}

export interface QueueOptions extends ResultStore {
  judge: JudgePort;
  /** How many programs are judged in parallel. */
  slots: number;
}
