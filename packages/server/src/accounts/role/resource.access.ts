import { eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { resource } from '../../db/schema/rights.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OF_APP, SUPER } from '../../testing/everyCall/reach.ts';

export const access = accessOf('resource', {
  row: (site, owner) => site.insert(resource, owner, { code: newId().toLowerCase(), name: '功能' }),
  rules: {
    'POST /bms/resource/create': { doors: SUPER },
    'POST /bms/resource/queryList': { doors: SUPER, list: OF_APP },
    'PUT /bms/resource/update': { doors: SUPER, rows: OF_APP },
    'DELETE /bms/resource/delete': { doors: SUPER, rows: OF_APP },
  },
  samples: { update: { version: 1, name: '改名', sort: 1 } },
  audited: ['update'],
  prepared: {
    // Only missing resources that calls require can be created, and only those that no call requires can be deleted.
    create: async (site) => {
      await site.db.delete(resource).where(eq(resource.code, 'rejudge'));
      return { input: { code: 'rejudge', name: '重测', sort: 1 } };
    },
    delete: async (site) => ({
      input: {
        id: await site.insert(resource, 'student', { code: newId().toLowerCase(), name: '旧', goneAt: site.now() }),
      },
    }),
  },
});
