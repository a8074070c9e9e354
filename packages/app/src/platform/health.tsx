import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { Health } from '@aosai/ui/screens/platform/Health';
import { loaded } from '../kit/loaded.ts';
import { useAosai, useCurrent } from '../kit/context.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const REFRESH_MS = 5_000;
const JOBS_REFRESH_MS = 30_000;

/** /bms/health: live figures for the operator. */
export function Component() {
  const now = useNow(1_000);
  const health = useCall(['health'], (client) => client.platform.health({}, { quiet: true }), {
    refreshInterval: REFRESH_MS,
  });
  const current = useCurrent();
  const isSuper = current?.realm === 'user' && current.user.isSuper;
  const { calls } = useOffice();
  const { appId } = useAosai().settings;
  const jobs = useCall(isSuper ? ['jobs'] : null, () => calls.job.queryOverview({}), {
    refreshInterval: JOBS_REFRESH_MS,
  });
  return (
    <Health
      health={loaded(health)}
      jobs={jobs.data}
      linksBackups={appId === DEFAULT_APP_ID}
      now={now}
      refreshing={health.isValidating}
      on={{ refresh: () => void health.mutate() }}
    />
  );
}
