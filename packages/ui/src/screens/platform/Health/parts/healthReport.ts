import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { job } from '@aosai/api/platform/job.contract';
import type { platform } from '@aosai/api/platform/platform.contract';

/** The response of `platform/health`. */
export type HealthReport = OutputOf<(typeof platform)['calls']['health']>;

/** The response of `job/queryOverview`, for super users. */
export type JobsReport = OutputOf<(typeof job)['calls']['queryOverview']>;
