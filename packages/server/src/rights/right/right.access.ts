import { like } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { right } from '../../db/schema/cards.ts';
import { config } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { EVERY_OWNER, MANAGERS, MEMBERS, NOBODY, OFFICE, TEACHERS } from '../../testing/everyCall/reach.ts';
import { OFFICE_LIST, OFFICE_ROW } from '../../testing/everyCall/rule.ts';

const SCHOOL_STAFF = [...TEACHERS, ...MANAGERS];
const FREE = { codeSubmit: 30, examMock: 2, caseView: 3, answerClean: 1, solutionVideo: 0 };
const REFUSED = { doors: NOBODY };

export const access = accessOf('right', {
  row: (site, owner) =>
    site.insert(right, owner, {
      code: newId().toLowerCase(),
      name: '权益',
      kind: 'unlimited',
      status: 'published',
    }),
  rules: {
    'POST /bms/right/create': { doors: OFFICE },
    'PUT /bms/right/update': OFFICE_ROW,
    'DELETE /bms/right/delete': OFFICE_ROW,
    'PUT /bms/right/publish': OFFICE_ROW,
    'PUT /bms/right/unpublish': OFFICE_ROW,
    'GET /bms/right/queryById': OFFICE_ROW,
    'POST /bms/right/queryList': OFFICE_LIST,
    'GET /bms/right/queryFreeQuotas': { doors: OFFICE },
    'PUT /bms/right/setFreeQuotas': { doors: OFFICE },

    'POST /edms/right/create': REFUSED,
    'PUT /edms/right/update': REFUSED,
    'DELETE /edms/right/delete': REFUSED,
    'PUT /edms/right/publish': REFUSED,
    'PUT /edms/right/unpublish': REFUSED,
    'GET /edms/right/queryById': { doors: SCHOOL_STAFF, rows: EVERY_OWNER },
    'POST /edms/right/queryList': { doors: SCHOOL_STAFF, list: EVERY_OWNER },

    'POST /right/create': REFUSED,
    'PUT /right/update': REFUSED,
    'DELETE /right/delete': REFUSED,
    'PUT /right/publish': REFUSED,
    'PUT /right/unpublish': REFUSED,
    'GET /right/queryById': { doors: MEMBERS, rows: EVERY_OWNER },
    'POST /right/queryList': { doors: MEMBERS, list: EVERY_OWNER },
  },
  samples: {
    create: { code: 'audited', name: '权益', kind: 'quota', period: 'day', quota: 3 },
    update: { version: 1, name: '改', kind: 'unlimited', period: null, quota: null },
    setFreeQuotas: { version: 0, ...FREE },
  },
  audited: ['create', 'update', 'publish', 'unpublish', 'delete'],
  prepared: {
    setFreeQuotas: async ({ db }) => {
      const rows = await db.select().from(config).where(like(config.key, 'free.%'));
      const version = rows.reduce((sum, row) => sum + (row.appId === DEFAULT_APP_ID ? row.version : 0), 0);
      return { input: { version, ...FREE } };
    },
  },
});
