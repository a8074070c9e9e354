import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { backup } from '@aosai/api/platform/backup.contract';

/** The response of `backup/queryOverview`. */
export type BackupOverview = OutputOf<(typeof backup)['calls']['queryOverview']>;
