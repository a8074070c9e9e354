import { feedback } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS, MEMBERS_AND_OFFICE, OF_APP, OWN, combined } from '../../testing/everyCall/reach.ts';
import { OFFICE_ROW } from '../../testing/everyCall/rule.ts';

export const access = accessOf('feedback', {
  row: (site, owner) =>
    site.insert(feedback, owner, { memberId: site.ids[owner], category: 'problem', content: '反馈' }),
  rules: {
    'POST /feedback/submit': { doors: MEMBERS },
    'GET /feedback/queryById': { doors: MEMBERS_AND_OFFICE, rows: combined(OWN, OF_APP) },
    'POST /feedback/queryList': { doors: MEMBERS_AND_OFFICE, list: combined(OWN, OF_APP) },
    'PUT /feedback/updateStatus': OFFICE_ROW,
  },
  samples: { updateStatus: { version: 1, status: '1' } },
  audited: ['updateStatus'],
});
