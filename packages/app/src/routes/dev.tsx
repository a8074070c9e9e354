import { DevInbox } from '@aosai/ui/screens/DevInbox';
import { useCall } from '../useCall.ts';

/** /dev: SMS and mail that the built-in senders did not send, on the developer's own machine. */
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
