import type { Db } from '../../db/open.ts';

/** A text that was just published. */
export interface NewVersion {
  appId: string;
  key: string;
  of: number;
  at: Date;
  createdBy: string | null;
}

/** Called in the transaction that publishes a text. */
export type OnNewVersion = (tx: Db, version: NewVersion) => Promise<void>;
