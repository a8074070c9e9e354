import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { sysLog } from '@aosai/api/platform/sysLog.contract';
import type { ComboboxOption } from '../../../primitives/Combobox/Combobox.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

type LogPage = OutputOf<(typeof sysLog)['calls']['queryList']>;

export type LogEntry = LogPage['content'][number];
export type LogChain = NonNullable<LogPage['chain']>;

/**
 * Filters drawn by the page itself: first and last day in Beijing, `2026-11-21`, both included, and the id of a row.
 */
export interface WindowFilter {
  from: string;
  until: string;
  target: string;
  /** Part of the name of rows, or the id of one. */
  object: string;
  /** A single operation, `resource:action`; empty for all. */
  act: string;
  /** Id of an entry whose act is unfolded; empty when acts are listed. */
  foldOf: string;
}

export interface Known {
  /** Result of verifying the chain; null before it is requested. */
  chain: Loaded<LogChain> | null;
  verify: () => void;
  /** The current day in Beijing. */
  today: string;
  /** The operations that the log has entries of, to choose one. */
  acts: readonly ComboboxOption[];
}
