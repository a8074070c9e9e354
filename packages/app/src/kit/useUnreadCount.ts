import { useCurrent } from './context.ts';
import { useCall } from './useCall.ts';

/** Number of unread messages of the signed-in member, refreshed when the page regains focus; 0 while unknown. */
export function useUnreadCount(): number {
  const current = useCurrent();
  const { data } = useCall(current?.realm === 'member' ? ['message', 'unread'] : null, (client) =>
    client.message.queryList({ page: 0, size: 1, unread: true }, { quiet: true }),
  );
  return data?.unreadCount ?? 0;
}
