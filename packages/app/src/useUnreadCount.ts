import { useCurrent } from './context.ts';
import { useCall } from './useCall.ts';

/** How many messages the signed-in member has not read, asked again whenever the page comes to the front; 0 while not known. */
export function useUnreadCount(): number {
  const current = useCurrent();
  const { data } = useCall(current?.realm === 'member' ? ['message', 'unread'] : null, (client) =>
    client.message.queryList({ page: 0, size: 1, unread: true }, { quiet: true }),
  );
  return data?.unreadCount ?? 0;
}
