import { eq } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { ensureAppData } from './appData.ts';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { app } from '../../db/schema/platform.ts';

/** Creates the default app and the data every app needs before anybody signs in. Runs at each start. */
export async function ensureBaseData(db: Db, now: Date): Promise<void> {
  const appId = DEFAULT_APP_ID;
  const base = () => ({ appId, id: newId(), createdAt: now, updatedAt: now });
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: app.id }).from(app).where(eq(app.appId, appId)).for('update');
    if (!known) {
      const look = { logo: '', favicon: '/web/favicon.svg', accent: null };
      await tx.insert(app).values({ ...base(), ...look, name: 'aosai', title: '奥赛学堂' });
    }
    const apps = await tx.select({ appId: app.appId }).from(app);
    for (const each of apps) await ensureAppData(tx, each.appId, now);
  });
}
