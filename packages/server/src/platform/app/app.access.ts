import { eq } from 'drizzle-orm';
import { app } from '../../db/schema/platform.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OWNERS } from '../../testing/everyCall/accessPeople.ts';
import { OF_APP, OFFICE, type Reach, SUPER } from '../../testing/everyCall/reach.ts';

/** The first app manages all apps, any other only itself. */
const ANY_APP: Reach = { ...OF_APP, officer: OWNERS, super: OWNERS };
const LOOK = { name: '应用', title: '标题', accent: null, hosts: [], allowedOrigins: [] };
const KEPT = { logo: null, favicon: null, ssoKey: 'keep' };

export const access = accessOf('app', {
  async row(site, owner) {
    const [row] = await site.db
      .select({ id: app.id })
      .from(app)
      .where(eq(app.appId, site.appIdOf(owner)));
    return row?.id ?? null;
  },
  rules: {
    'POST /app/create': { doors: SUPER },
    'POST /app/queryList': { doors: OFFICE, list: ANY_APP },
    'PUT /app/update': { doors: SUPER, rows: ANY_APP },
  },
  samples: {
    create: { appId: 'audited', ...LOOK },
    // A version that no row has, so the site keeps its name.
    update: { version: 0, ...LOOK, ...KEPT },
  },
  audited: ['create'],
  prepared: {
    update: async (site) => {
      const shown = { name: 'other', title: '别的应用', logo: '', favicon: '' };
      const id = await site.insert(app, 'student', { appId: 'audited-other', ...shown });
      return { input: { id, version: 1, ...LOOK, ...KEPT } };
    },
  },
  takes: { create: { appId: 'super users alone; a new app is its id' } },
});
