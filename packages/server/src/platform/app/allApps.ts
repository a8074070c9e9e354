import { asc } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { app } from '../../db/schema/platform.ts';

/** The apps of the installation, for jobs that run per app. */
export async function allApps(db: Db): Promise<string[]> {
  const rows = await db.select({ appId: app.appId }).from(app).orderBy(asc(app.appId));
  return rows.map(({ appId }) => appId);
}
