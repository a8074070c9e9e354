import { and, eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { resource, resourceOperation } from '../../db/schema/rights.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OF_APP, SUPER } from '../../testing/everyCall/reach.ts';

const OF_NOBODY = { code: 'query', name: '查看' };

export const access = accessOf('resourceOperation', {
  // Sorted before those of the product, which fill more than one page.
  row: (site, owner) => site.insert(resourceOperation, owner, { ...OF_NOBODY, resourceId: `00${newId().slice(2)}` }),
  rules: {
    'POST /bms/resource/operation/create': { doors: SUPER },
    'POST /bms/resource/operation/queryList': { doors: SUPER, list: OF_APP },
    'PUT /bms/resource/operation/update': { doors: SUPER, rows: OF_APP },
    'DELETE /bms/resource/operation/delete': { doors: SUPER, rows: OF_APP },
  },
  samples: { update: { version: 1, name: '改名', sort: 1 } },
  audited: ['update'],
  prepared: {
    create: async (site) => {
      const [dict] = await site.db
        .select({ id: resource.id })
        .from(resource)
        .where(and(eq(resource.appId, site.appIdOf('student')), eq(resource.code, 'dict')));
      const resourceId = dict?.id ?? '';
      const ofDict = and(eq(resourceOperation.resourceId, resourceId), eq(resourceOperation.code, 'update'));
      await site.db.delete(resourceOperation).where(ofDict);
      return { input: { resourceId, code: 'update', name: '又来', sort: 1 } };
    },
    delete: async (site) => {
      const row = { ...OF_NOBODY, resourceId: newId(), goneAt: site.now() };
      return { input: { id: await site.insert(resourceOperation, 'student', row) } };
    },
  },
});
