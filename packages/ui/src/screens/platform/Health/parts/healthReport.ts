import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { platform } from '@aosai/api/platform/platform.contract';

/** The response of `platform/health`. */
export type HealthReport = OutputOf<(typeof platform)['calls']['health']>;
