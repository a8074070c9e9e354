import type { ResourceHandlers } from '../../kit/context.ts';
import { jobsHealth } from './jobsHealth.ts';

export const job = { queryOverview: ({ db }) => jobsHealth(db) } satisfies ResourceHandlers<'job'>;
