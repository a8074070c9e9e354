import { memberBlacklist } from '../../db/schema/memberRecords.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

export const access = accessOf('memberBlacklist', {
  row: (site, owner) =>
    site.insert(memberBlacklist, owner, {
      memberId: site.ids[owner],
      scope: 'enroll',
      reason: '矩阵',
      until: site.inHours(-1),
    }),
  named: { create: { kind: 'member', field: 'memberId' } },
  rules: {
    'POST /bms/memberBlacklist/create': OFFICE_ROW,
    'POST /bms/memberBlacklist/queryList': OFFICE_LIST,
    'PUT /bms/memberBlacklist/update': OFFICE_ROW,
    'DELETE /bms/memberBlacklist/delete': OFFICE_ROW,
  },
  samples: {
    create: { scope: 'enroll', reason: '矩阵', until: null },
    update: { version: 1, reason: '改' },
  },
  audited: ['create', 'update', 'delete'],
});
