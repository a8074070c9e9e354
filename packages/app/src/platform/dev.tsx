import { DevInbox } from '@aosai/ui/screens/platform/DevInbox';
import { useCall } from '../kit/useCall.ts';

/** /dev: SMS and e-mail captured by the built-in senders on a developer's machine. */
export function Component() {
  const { data, error, isValidating, mutate } = useCall(['devInbox'], (client) => client.dev.queryInbox({}), {
    refreshInterval: 3_000,
  });
  return (
    <DevInbox
      messages={data?.content}
      error={error?.message ?? null}
      refreshing={isValidating && data === undefined}
      on={{ refresh: () => void mutate() }}
    />
  );
}
