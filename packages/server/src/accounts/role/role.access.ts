import { newId } from '../../base/newId.ts';
import { role } from '../../db/schema/rights.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OF_APP, SUPER } from '../../testing/everyCall/reach.ts';

export const access = accessOf('role', {
  row: (site, owner) => site.insert(role, owner, { code: newId().toLowerCase(), name: '角色' }),
  rules: {
    'POST /bms/role/create': { doors: SUPER },
    'POST /bms/role/queryList': { doors: SUPER, list: OF_APP },
    'PUT /bms/role/update': { doors: SUPER, rows: OF_APP },
    'PUT /bms/role/configPerms': { doors: SUPER, rows: OF_APP },
    'PUT /bms/role/configSecondFactor': { doors: SUPER, rows: OF_APP },
    'DELETE /bms/role/delete': { doors: SUPER, rows: OF_APP },
  },
  samples: {
    create: { code: 'audited', name: '角色', note: null },
    update: { version: 1, name: '改名', note: null },
    configPerms: { version: 1, permissions: ['dict:create'] },
    configSecondFactor: { version: 1, requiresSecondFactor: true },
  },
  audited: ['create', 'update', 'configPerms', 'configSecondFactor', 'delete'],
});
