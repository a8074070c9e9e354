import type { RejudgeScope } from '@aosai/api/domain/rejudging';
import type { Db } from '../../db/open.ts';
import type { RejudgeChange } from '../../db/schema/judge.ts';

/** What is scored once more: the row of a rejudge. */
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
  /** Fingerprint of the differences: other submissions or other results have another one. */
  digest: string;
}

/** How results come about once more, look before and after, and take the place of the old ones. */
export interface Rescoring {
  progress(db: Db, target: Target): Promise<Progress>;
  /** Attempts that applying would touch, in the order in which they are locked. */
  attempts(db: Db, target: Target): Promise<string[]>;
  /** What applying would change at this moment, attempt by attempt. */
  changes(db: Db, target: Target, range?: { limit: number; offset: number }): Promise<RejudgeChange[]>;
  /** Puts the new results in place of the old ones. The caller has locked the attempts. */
  replace(db: Db, target: Target, now: Date): Promise<void>;
}
