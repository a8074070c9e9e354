import { OfficeMessages, type MessageFilter } from '@aosai/ui/screens/OfficeMessages';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeTable } from '../useOfficeTable.ts';
import { useOfficeUnread } from '../useOfficeUnread.ts';

const spec: TableSpec<MessageFilter> = {
  id: 'message',
  filter: { unread: '' },
  choices: { unread: ['1'] },
  sort: 'createdAt,desc',
};
const QUIET = { quiet: true };

/** /bms/message: what waits for the person at the desk. */
export function Component() {
  useTitle('消息');
  const { client, view, on, performAtOnce } = useOfficeTable(spec, (calls, { unread, ...input }) =>
    calls.message.queryList({ ...input, ...(unread && { unread: true }) }, QUIET),
  );
  const unread = useOfficeUnread();
  return (
    <OfficeMessages
      {...view}
      unread={unread}
      on={{
        ...on,
        read: (id) =>
          void performAtOnce(() => client.message.read(id === undefined ? {} : { id }, QUIET), '已标为已读'),
      }}
    />
  );
}
