import type { Db } from '../../db/open.ts';
import type { LogDiff } from './logDiff.ts';

/** Writes the log entry, in the transaction that changes the row. */
export type Audit = (tx: Db, diff: LogDiff) => Promise<void>;

/** Makes log entries for automatic actions. */
export type LogOf = (appId: string, entry: { action: string; target: string }) => Audit;
