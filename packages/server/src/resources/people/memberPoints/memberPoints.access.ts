import { memberPoints } from '../../../db/schema/memberRecords.ts';
import { accessOf } from '../../../everyCall/accessOf.ts';
import { MEMBERS_AND_OFFICE, SEEN } from '../../../everyCall/reach.ts';

export const access = accessOf('memberPoints', {
  row: (site, owner) => site.insert(memberPoints, owner, { memberId: site.ids[owner], delta: 1, reason: '矩阵' }),
  rules: { 'POST /memberPoints/queryList': { doors: MEMBERS_AND_OFFICE, list: SEEN } },
});
