import { StartRefused } from '../../base/startRefused.ts';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { app } from '../../db/schema/platform.ts';

/** The apps of the installation, for jobs that run per app. */
export async function allApps(db: Db): Promise<string[]> {
  const rows = await db.select({ appId: app.appId }).from(app).orderBy(asc(app.appId));
  return rows.map(({ appId }) => appId);
}

/** Throws StartRefused for unknown apps: with a mistyped app id that app would have no way to pay. */
export async function refuseUnknownApps(db: Db, named: Iterable<string>): Promise<void> {
  const known = new Set(await allApps(db));
  const wrong = [...named].filter((appId) => !known.has(appId)).join('、');
  if (wrong !== '')
    throw new StartRefused(`WX_PAY_MERCHANTS_FILE：没有应用 ${wrong}。`, `WX_PAY_MERCHANTS_FILE: no app ${wrong}.`);
}
