import { WorkReports } from '@aosai/ui/screens/practice/WorkReports';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /edms/sharedWork and /bms/sharedWork: reported turtle works. */
export const Component = officePage(WorkReports, 'sharedWork', {
  sort: 'reportedAt,desc',
  useKnown({ openId }) {
    const opened = useOfficeCall(openId === null ? null : ['sharedWork', openId], (calls) =>
      calls.sharedWork.queryById({ id: openId ?? '' }),
    );
    return { opened: loaded(opened) };
  },
  read: (calls, { review, ...input }) => calls.sharedWork.queryList({ ...input, ...(review && { review }) }),
  acts: {
    hide: (calls, { id, version }, { reason }) => calls.sharedWork.hide({ id, version, reason }),
    keep: (calls, { id }) => calls.sharedWork.keep({ id }),
    restore: (calls, { id }) => calls.sharedWork.keep({ id }),
  },
});
