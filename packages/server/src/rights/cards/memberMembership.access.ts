import { newId } from '../../base/newId.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS_AND_OFFICE, SEEN } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST } from '../../testing/everyCall/rule.ts';

export const access = accessOf('memberMembership', {
  row: (site, owner) =>
    site.insert(memberMembership, owner, {
      memberId: site.ids[owner],
      membershipId: newId(),
      name: '年卡',
      type: '0',
      days: 30,
      rights: [],
      startDate: site.now(),
      expireDate: site.inHours(24),
    }),
  rules: {
    'POST /bms/memberMembership/queryList': OFFICE_LIST,
    'POST /memberMembership/queryList': { doors: MEMBERS_AND_OFFICE, list: SEEN },
  },
});
