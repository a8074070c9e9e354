import { newId } from '../../base/newId.ts';
import { config } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, OFFICE } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

export const access = accessOf('config', {
  row: (site, owner) => site.insert(config, owner, { key: `matrix.${newId()}`, value: '值', isPublic: false }),
  rules: {
    'POST /common/config/create': { doors: OFFICE },
    'DELETE /common/config/delete': OFFICE_ROW,
    'GET /common/config/queryByKey': { doors: ANYONE },
    'POST /common/config/queryList': OFFICE_LIST,
    'PUT /common/config/update': OFFICE_ROW,
    'GET /common/config/querySections': { doors: OFFICE },
    'PUT /common/config/saveSection': { doors: OFFICE },
    'POST /common/config/sendTest': { doors: OFFICE },
  },
  samples: {
    create: { key: 'audited', value: '值', isPublic: false },
    update: { version: 1, value: '新值', isPublic: false },
    saveSection: { section: 'pay', version: 0, values: [{ key: 'pay.payee', value: '户名' }] },
    sendTest: { email: 'someone@example.com' },
  },
  audited: ['create', 'update', 'delete'],
  auditedIn: {
    saveSection: 'platform/config/settingSections.test.ts',
    sendTest: 'platform/config/sendTest.test.ts',
  },
});
