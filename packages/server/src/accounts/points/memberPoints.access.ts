import { newId } from '../../base/newId.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS_AND_OFFICE, SEEN } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

export const access = accessOf('memberPoints', {
  row: (site, owner) => site.insert(memberPoints, owner, { memberId: site.ids[owner], delta: 1, reason: '矩阵' }),
  named: { adjust: { kind: 'member', field: 'memberId' } },
  rules: {
    'PUT /bms/memberPoints/adjust': OFFICE_ROW,
    'POST /bms/memberPoints/queryList': OFFICE_LIST,
    'POST /memberPoints/queryList': { doors: MEMBERS_AND_OFFICE, list: SEEN },
  },
  samples: { adjust: () => ({ delta: 5, reason: '比赛志愿者', requestId: newId() }) },
  audited: ['adjust'],
});
