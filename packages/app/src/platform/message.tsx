import { OfficeMessages } from '@aosai/ui/screens/platform/OfficeMessages';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeUnread } from '../kit/office/useOfficeUnread.ts';

/** /bms/message: messages for the operator. */
export const Component = officePage(OfficeMessages, 'message', {
  sort: 'createdAt,desc',
  useKnown: () => ({ unread: useOfficeUnread() }),
  read: (calls, { unread, ...input }) => calls.message.queryList({ ...input, ...(unread && { unread: true }) }),
  acts: {
    readAll: (calls) => calls.message.read({}),
    read: (calls, { id }) => calls.message.read({ id }),
  },
});
