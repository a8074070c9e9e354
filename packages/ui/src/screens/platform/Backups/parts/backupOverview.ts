import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { backup } from '@aosai/api/platform/backup.contract';

/** The response of `backup/queryOverview`. */
export type BackupOverview = OutputOf<(typeof backup)['calls']['queryOverview']>;

/** A finished backup in the overview. */
export type FinishedBackup = BackupOverview['backups'][number];

/** The open question. */
export type BackupQuestion =
  /** Asks whether the owner is at the keyboard, before a download or a removal. */
  { kind: 'prove' } | { kind: 'remove'; backup: FinishedBackup };
