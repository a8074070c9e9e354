import { OfficeMessages } from '@aosai/ui/screens/platform/OfficeMessages';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeUnread } from '../kit/office/useOfficeUnread.ts';

const QUIET = { quiet: true };

/** /bms/message: messages for the operator. */
export const Component = officePage(OfficeMessages, 'message', {
  sort: 'createdAt,desc',
  useKnown: () => ({ unread: useOfficeUnread() }),
  read: (calls, { unread, ...input }) => calls.message.queryList({ ...input, ...(unread && { unread: true }) }, QUIET),
  acts: {
    readAll: (calls) => calls.message.read({}, QUIET),
    read: (calls, { id }) => calls.message.read({ id }, QUIET),
  },
});
