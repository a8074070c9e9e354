import type { ResourceHandlers } from '../../kit/context.ts';
import { jobsHealth } from './jobsHealth.ts';
import { listServers } from './servers.ts';

export const job = {
  async queryOverview({ db, services }) {
    return { ...(await jobsHealth(db)), servers: await listServers(db, services.now()) };
  },
} satisfies ResourceHandlers<'job'>;
