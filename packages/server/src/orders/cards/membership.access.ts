import { membership } from '../../db/schema/cards.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, EVERY_OWNER, OFFICE } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

const CARD = {
  name: '年卡',
  type: '0',
  tags: ['student'],
  intro: null,
  priceFen: 29_800,
  originFen: null,
  days: 365,
  sort: 1,
  isDefault: false,
  rights: [{ code: 'code.submit' }],
};

export const access = accessOf('membership', {
  row: (site, owner) =>
    site.insert(membership, owner, {
      name: '年卡',
      type: '0',
      priceFen: 29_800,
      days: 365,
      rights: [{ code: 'code.submit' }],
      status: 'published',
    }),
  rules: {
    'POST /bms/membership/create': { doors: OFFICE },
    'PUT /bms/membership/update': OFFICE_ROW,
    'DELETE /bms/membership/delete': OFFICE_ROW,
    'PUT /bms/membership/publish': OFFICE_ROW,
    'PUT /bms/membership/unpublish': OFFICE_ROW,
    'GET /bms/membership/queryById': OFFICE_ROW,
    'POST /bms/membership/queryList': OFFICE_LIST,
    'GET /membership/queryById': { doors: ANYONE, rows: EVERY_OWNER },
    'POST /membership/queryList': { doors: ANYONE, list: EVERY_OWNER },
  },
  samples: { create: CARD, update: { ...CARD, version: 1, name: '改' } },
  audited: ['create', 'update', 'publish', 'unpublish', 'delete'],
});
