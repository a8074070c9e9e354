import { useCurrent } from '../context.ts';
import { useOfficeCall } from './useOfficeCall.ts';

/** Number of unread messages of the operator, refreshed after every act and when the page regains focus. */
export function useOfficeUnread(): number {
  const current = useCurrent();
  const { data } = useOfficeCall(current ? ['unread'] : null, (client) =>
    client.message.queryList({ page: 0, size: 1, unread: true }),
  );
  return data?.unreadCount ?? 0;
}
