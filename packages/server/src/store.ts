import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { lockFolder } from './db/lock.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import { checkDurability } from './db/postgresChecks.ts';
import type { Keys } from './keys/keys.ts';
import { openKeys } from './keys/openKeys.ts';
import { fileSecrets } from './keys/secretStore.ts';
import { tableSecrets } from './keys/tableSecrets.ts';
import { privateFolder } from './privateFolder.ts';

export interface Store {
  database: OpenDatabase;
  keys: Keys;
  close(): Promise<void>;
}

/**
 * The database and the secrets that belong to it. On the embedded database the data folder is locked for this
 * process; on PostgreSQL its durability is checked and several servers may share it. Throws StartRefused.
 */
export async function openStore(config: Config, now: Date): Promise<Store> {
  const { dataFolder, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    mkdirSync(dataFolder, { recursive: true });
    const database = await openDatabase({ url: databaseUrl });
    try {
      await checkDurability(database.db);
      const keys = await openKeys(tableSecrets(database.db, config.secret), now);
      return { database, keys, close: database.close };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  const lock = lockFolder(dataFolder);
  try {
    const database = await openDatabase({ folder: privateFolder(join(dataFolder, 'database')) });
    const keys = await openKeys(fileSecrets(join(dataFolder, 'keys')), now);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database, keys, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
