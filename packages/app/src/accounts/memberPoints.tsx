import { PointsLedger } from '@aosai/ui/screens/accounts/PointsLedger';
import { officePage } from '../kit/office/officePage.tsx';
import { requestIds } from '../kit/requestIds.ts';

const BMS = { quiet: true, group: 'bms' } as const;
const requests = requestIds();

/** /bms/memberPoints: everyone's points, and manual adjustments. */
export const Component = officePage(PointsLedger, 'memberPoints', {
  sort: 'createdAt,desc',
  read: (calls, input) => calls.memberPoints.queryList(input, BMS),
  acts: {
    async adjust(calls, form) {
      await calls.memberPoints.adjust({ ...form, requestId: requests.idOf(form) }, BMS);
      requests.done(form);
    },
  },
});
