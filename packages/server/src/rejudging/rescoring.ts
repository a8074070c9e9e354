import type { RejudgeScope } from '@aosai/api/rejudging/rejudging';
import type { Db } from '../db/open.ts';
import type { RejudgeChange } from '../db/schema/judge.ts';

/** A rejudge and what it scores again. */
export interface Target {
  appId: string;
  id: string;
  scope: RejudgeScope;
  targetId: string;
}

export interface Progress {
  total: number;
  done: number;
  failed: number;
  differences: number;
  /** Hash of the differences; it changes with any submission or result. */
  digest: string;
}

/** How results are computed again, previewed, and replaced. */
export interface Rescoring {
  progress(db: Db, target: Target): Promise<Progress>;
  /** Attempts that applying would change, in the order in which they are locked. */
  attempts(db: Db, target: Target): Promise<string[]>;
  /** The changes that applying would make now, attempt by attempt. */
  changes(db: Db, target: Target, range?: { limit: number; offset: number }): Promise<RejudgeChange[]>;
  /** Replaces the old results by the new ones. The caller has locked the attempts. */
  replace(db: Db, target: Target, now: Date): Promise<void>;
}
