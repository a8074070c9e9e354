import type { Config } from '../config.ts';
import { ledgerPath, openLedger } from '../adapters/payment/sandbox/ledger.ts';
import { registries } from '../registries.ts';
import { allowDemoAccounts } from '../platform/demoReach/demoAccounts.ts';
import type { ShippedContent } from '../demo/shippedContent.ts';
import { seedDemo } from '../demo/demo.ts';
import { ensureFirstUser } from '../accounts/user/firstUser.ts';
import type { OpenDatabase, Db } from '../db/open.ts';
import { moveInlineData } from '../questions/testData/moveInlineData.ts';
import type { Keys } from '../keys/keys.ts';
import { eq } from 'drizzle-orm';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { OpenStorage } from './openStorage.ts';
import { markFolders, refuseUnmoved } from './sharedFolders.ts';
import { ensureAppData } from './seed/appData.ts';
import { newId } from '../base/newId.ts';
import { app } from '../db/schema/platform.ts';

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

interface Prepared {
  /** The first super user, if this start created one. */
  firstUser: { account: string; password: string } | null;
}

/** Prepares the database at every start, one server at a time. */
export function prepareDatabase(
  { db, kind, inTurn }: OpenDatabase,
  { demo, dataFolder, s3 }: Pick<Config, 'demo' | 'dataFolder' | 's3'>,
  {
    testData,
    storage,
    places,
    keys,
    ahead,
    now,
  }: Pick<OpenStorage, 'testData' | 'storage' | 'places'> & { keys: Keys; ahead: ShippedContent | null; now: Date },
): Promise<Prepared> {
  return inTurn(async () => {
    if (s3) await refuseUnmoved(db, places, dataFolder);
    // Folders of an embedded database belong to one server.
    if (s3 || kind === 'postgresql') await markFolders(db, places);
    await moveInlineData(db, testData);
    await ensureBaseData(db, now);
    if (demo !== 'off') {
      const ledger = () => openLedger(demo === 'here' ? ledgerPath(dataFolder) : null);
      await seedDemo(db, { testData, storage, openLedger: ledger, registries, ahead }, now, keys);
      return { firstUser: null };
    }
    await allowDemoAccounts(db, false);
    return { firstUser: await ensureFirstUser(db, now) };
  });
}
