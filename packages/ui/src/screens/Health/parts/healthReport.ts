import type { OutputOf } from '@aosai/api/contract/call';
import type { platform } from '@aosai/api/contract/platform/platform';

/** What `platform/health` answers. */
export type HealthReport = OutputOf<(typeof platform)['calls']['health']>;
