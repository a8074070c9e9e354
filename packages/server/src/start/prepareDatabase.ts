import type { FileStorage } from '../adapters/storage/port.ts';
import type { Config } from '../config.ts';
import { ensureBaseData } from './seed/baseData.ts';
import { allowDemoAccounts } from '../platform/demoReach/demoAccounts.ts';
import { seedDemo } from '../demo/demo.ts';
import { ensureFirstUser } from '../accounts/user/firstUser.ts';
import type { OpenDatabase } from '../db/open.ts';
import { moveInlineData } from '../questions/testData/moveInlineData.ts';
import type { TestDataStore } from '../adapters/testData/testDataStore.ts';
import type { Keys } from '../keys/keys.ts';

interface Prepared {
  /** The first super user, if this start created one. */
  firstUser: { account: string; password: string } | null;
}

/** Prepares the database at every start, one server at a time. */
export function prepareDatabase(
  { db, inTurn }: OpenDatabase,
  { demo }: Pick<Config, 'demo'>,
  { testData, storage, keys, now }: { testData: TestDataStore; storage: FileStorage; keys: Keys; now: Date },
): Promise<Prepared> {
  return inTurn(async () => {
    await moveInlineData(db, testData);
    await ensureBaseData(db, now);
    if (demo !== 'off') {
      await seedDemo(db, { testData, storage }, now, keys);
      return { firstUser: null };
    }
    await allowDemoAccounts(db, false);
    return { firstUser: await ensureFirstUser(db, now) };
  });
}
