import { useCurrent } from '../context.ts';
import { useOfficeCall } from './useOfficeCall.ts';

/** How many messages the operator has not read: asked again after every act and whenever the page comes to the front. */
export function useOfficeUnread(): number {
  const current = useCurrent();
  const { data } = useOfficeCall(current ? ['unread'] : null, (client) =>
    client.message.queryList({ page: 0, size: 1, unread: true }, { quiet: true }),
  );
  return data?.unreadCount ?? 0;
}
