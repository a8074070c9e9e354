import { newId } from '../base/newId.ts';
import { rejudge } from '../db/schema/judge.ts';
import { accessOf } from '../testing/everyCall/accessOf.ts';
import { OFFICE } from '../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../testing/everyCall/rule.ts';

export const access = accessOf('rejudge', {
  row: (site, owner) =>
    site.insert(rejudge, owner, { scope: 'question', targetId: newId(), reason: '矩阵', state: 'open' }),
  rules: {
    'POST /bms/rejudge/start': { doors: OFFICE },
    'GET /bms/rejudge/queryById': OFFICE_ROW,
    'POST /bms/rejudge/queryList': OFFICE_LIST,
    'POST /bms/rejudge/queryDifferenceList': OFFICE_ROW,
    'PUT /bms/rejudge/apply': OFFICE_ROW,
    'PUT /bms/rejudge/discard': OFFICE_ROW,
  },
  samples: { queryDifferenceList: {}, apply: { digest: '0'.repeat(64) } },
  audited: ['discard'],
  auditedIn: { start: 'rejudging/rejudge.test.ts', apply: 'rejudging/rejudge.test.ts' },
});
