import type { OutputOf } from '@aosai/api/contract/call';
import type { sysLog } from '@aosai/api/contract/platform/sysLog';
import type { Loaded } from '../../patterns/Load/Load.tsx';

type LogPage = OutputOf<(typeof sysLog)['calls']['queryList']>;

export type LogEntry = LogPage['content'][number];
export type LogChain = NonNullable<LogPage['chain']>;

/** What the page draws itself of its filters: days in Beijing, `2026-11-21`, both within, and the row it is about. */
export interface WindowFilter {
  from: string;
  until: string;
  target: string;
}

export interface Known {
  /** Whether the log is whole; null until someone asks. */
  chain: Loaded<LogChain> | null;
  verify: () => void;
  /** The current day in Beijing. */
  today: string;
}
