import { dateText } from '@aosai/api/kit/beijing';
import { Blacklist } from '@aosai/ui/screens/accounts/Blacklist';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';

/** /bms/memberBlacklist: people temporarily barred from signing in, submitting or enrolling. */
export const Component = officePage(Blacklist, 'memberBlacklist', {
  sort: 'createdAt,desc',
  useKnown: () => ({ today: dateText(useNow()) }),
  read: (calls, input) => calls.memberBlacklist.queryList(input),
  acts: {
    update: (calls, { id, version }, { scope, reason, until }) =>
      calls.memberBlacklist.update({ id, version, scope, reason, until }),
    lift: (calls, { id }) => calls.memberBlacklist.delete({ id }),
  },
});
