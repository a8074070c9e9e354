import { PointsLedger } from '@aosai/ui/screens/accounts/PointsLedger';
import { officePage } from '../kit/office/officePage.tsx';
import { requestIds } from '../kit/requestIds.ts';
const requests = requestIds();

/** /bms/memberPoints: everyone's points, and manual adjustments. */
export const Component = officePage(PointsLedger, 'memberPoints', {
  sort: 'createdAt,desc',
  read: (calls, input) => calls.memberPoints.queryList(input),
  acts: {
    async adjust(calls, form) {
      await calls.memberPoints.adjust({ ...form, requestId: requests.idOf(form) });
      requests.done(form);
    },
  },
});
