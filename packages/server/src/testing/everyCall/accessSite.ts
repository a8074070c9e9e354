import { HOUR_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import type { TestApp } from '../testApp.ts';
import { makerOf } from './accessFiles.ts';
import type { AccessSite } from './accessOf.ts';
import { accessPeople } from './accessPeople.ts';

/** Opens the site with people in every relation to a row. */
export async function openAccessSite(app: TestApp): Promise<AccessSite> {
  const { db, now } = app;
  const people = await accessPeople(app);
  const site: AccessSite = {
    ...people,
    app,
    db,
    now,
    inHours: (hours) => new Date(now().getTime() + hours * HOUR_MS),
    insert: async (table, owner, values) => {
      const id = newId();
      const row = { appId: people.appIdOf(owner), id, createdAt: now(), updatedAt: now(), ...values };
      await db.insert(table).values(row as unknown as (typeof table)['$inferInsert']);
      return id;
    },
    row: async (kind, owner) => makerOf(kind)(site, owner),
    rowId: async (kind, owner) => {
      const id = await site.row(kind, owner);
      if (id === null) throw new Error(`the ${owner} has no ${kind}`);
      return id;
    },
  };
  return site;
}
