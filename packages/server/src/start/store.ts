import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type DatabaseClock, openDatabaseClock } from '../db/databaseClock.ts';
import { lockFolder } from '../db/lock.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { checkDurability } from '../db/postgresChecks.ts';
import type { Keys } from '../keys/keys.ts';
import { openKeys } from '../keys/openKeys.ts';
import { fileSecrets } from '../keys/secretStore.ts';
import { tableSecrets } from '../keys/tableSecrets.ts';
import { openBackups } from '../platform/backup/backups.ts';
import { refuseUnfinishedRestore } from '../platform/backup/unfinishedRestore.ts';
import { privateFolder } from './privateFolder.ts';
import { StartRefused } from '../base/startRefused.ts';

export interface Store {
  database: OpenDatabase;
  clock: DatabaseClock;
  keys: Keys;
  close(): Promise<void>;
}

interface StoreOptions {
  /** The machine's clock. */
  now?: () => Date;
  log?: Logger;
  tell?: (line: string) => void;
  /** Of this program, for the list of a backup. */
  version?: string;
  /** Called while a new embedded database starts, which takes seconds of another thread. */
  whileNew?: () => void;
}

/**
 * The database and its secrets. With the embedded database, locks the data folder for this process; on PostgreSQL,
 * which several servers may share, checks its durability. `tell` is called with what it waits for. Throws StartRefused.
 */
export async function openStore(
  config: Config,
  { now = () => new Date(), log, tell, version = '', whileNew }: StoreOptions = {},
): Promise<Store> {
  const { dataFolder, databaseUrl } = config;
  ownFolder(dataFolder);
  await refuseUnfinishedRestore(dataFolder);
  if (databaseUrl !== undefined) {
    const { databaseDirectUrl: directUrl, databasePool: poolSize, isPrepared, migrates } = config;
    const database = await openDatabase(
      { url: databaseUrl, directUrl, poolSize, isPrepared, migrates: migrates && !config.isStandby },
      { log, ...(tell && { tell }) },
    );
    try {
      await checkDurability(database.db);
      const clock = await openDatabaseClock(database, { wall: now, log });
      const secrets = tableSecrets(database.db, config.secret, config.oldSecret);
      const keys = await openKeys(secrets, clock.now());
      if (config.oldSecret !== undefined) {
        const sealed = await secrets.sealedWithOld();
        const next = sealed.length > 0 ? 'run npm run reseal when all servers have both' : 'AOSAI_SECRET_OLD can go';
        log?.warn({ sealed }, `AOSAI_SECRET is being changed: ${next}`);
      }
      const close = async () => {
        clock.stop();
        await database.close();
      };
      return { database, clock, keys, close };
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  const lock = lockFolder(dataFolder);
  try {
    const folder = join(dataFolder, 'database');
    const isNew = !existsSync(folder);
    const opening = openDatabase(
      { folder: privateFolder(folder) },
      {
        beforeMigration: async (open) => {
          if (!config.backups.isBeforeMigration) return;
          tell?.('升级数据库之前先备份……');
          const { backupsFolder, backupsKept } = config;
          const filesElsewhere = config.s3 !== null;
          const sources = { database: open, url: undefined, dataFolder, backupsFolder, filesElsewhere, version };
          await openBackups(sources, backupsKept).take('migration');
        },
      },
    );
    if (isNew) whileNew?.();
    const database = await opening;
    const clock = await openDatabaseClock(database, { wall: now, log });
    const keys = await openKeys(fileSecrets(join(dataFolder, 'keys')), clock.now());
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database, clock, keys, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes the data folder private, so that files of later versions are too. Throws StartRefused. */
function ownFolder(path: string): void {
  try {
    privateFolder(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    throw new StartRefused(
      `数据目录 ${path} 不属于当前用户，或无法写入。如果以前用 root 运行过，请先执行 chown -R 当前用户: ${path}`,
      `The data folder ${path} is not this user's to write (${reason}). Give it to the user that runs the server.`,
      { cause },
    );
  }
}
