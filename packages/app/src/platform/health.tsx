import { Health } from '@aosai/ui/screens/platform/Health';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const REFRESH_MS = 5_000;

/** /bms/health: live figures for the operator. */
export function Component() {
  const now = useNow(1_000);
  const health = useCall(['health'], (client) => client.platform.health({}, { quiet: true }), {
    refreshInterval: REFRESH_MS,
  });
  return (
    <Health
      health={loaded(health)}
      now={now}
      refreshing={health.isValidating}
      on={{ refresh: () => void health.mutate() }}
    />
  );
}
