import { AppError } from '@aosai/api/contract/errors';
import { PointsLedger } from '@aosai/ui/screens/PointsLedger';
import { officePage } from '../officePage.tsx';
import { requestIds } from '../requestIds.ts';

const BMS = { quiet: true, group: 'bms' } as const;
const requests = requestIds();

/** /bms/memberPoints: everybody's points, and adjustments by hand. */
export const Component = officePage(PointsLedger, 'memberPoints', {
  sort: 'createdAt,desc',
  read: (calls, input) => calls.memberPoints.queryList(input, BMS),
  acts: {
    adjust: async (calls, { account, ...what }) => {
      const { content } = await calls.member.queryList({ keyword: account, size: 2 }, BMS);
      const [found, other] = content;
      if (!found || other) throw new AppError('VALIDATION', { detail: '没有这个账号或手机号，请核对后重填' });
      const form = { memberId: found.id, ...what };
      await calls.memberPoints.adjust({ ...form, requestId: requests.idOf(form) }, BMS);
      requests.done(form);
    },
  },
});
