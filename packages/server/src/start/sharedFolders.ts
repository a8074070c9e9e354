import { join } from 'node:path';
import type { Logger } from 'pino';
import { FOLDER_MARK, readFolderMark, writeFolderMark } from '../base/folderMark.ts';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { folderMark } from '../db/schema/platform.ts';

/** Folders of AOSAI_DATA that all servers on one database have to share. */
const SHARED = ['files', 'testdata'];

/** Marks the folders of the first server on a database. One server at a time may call it. */
export async function markFolders(db: Db, dataFolder: string): Promise<void> {
  const known = new Set((await db.select({ name: folderMark.name }).from(folderMark)).map(({ name }) => name));
  for (const name of SHARED) {
    if (known.has(name)) continue;
    const folder = join(dataFolder, name);
    const found = await readFolderMark(folder);
    const mark = found ?? newId();
    if (found === null) await writeFolderMark(folder, mark);
    await db.insert(folderMark).values({ name, mark });
  }
}

/**
 * Compares the folders of this server with those of the database's first one. `foreign` names those that are others; it
 * asks the disk once at a time, so that a hanging network disk does not take all threads.
 */
export async function openSharedFolders(
  db: Db,
  dataFolder: string,
  log: Pick<Logger, 'error'>,
): Promise<{ foreign(): Promise<readonly string[]> }> {
  const marks = await db.select().from(folderMark);
  const look = async () => {
    const found = await Promise.all(
      marks.map(async ({ name, mark }) => ((await readFolderMark(join(dataFolder, name))) === mark ? [] : [name])),
    );
    return found.flat();
  };
  let looking: Promise<readonly string[]> | undefined;
  const foreign = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  for (const name of await foreign()) {
    const path = join(dataFolder, name);
    const mark = marks.find((one) => one.name === name)?.mark;
    log.error(
      { folder: path, mark },
      `${name}: not the folder of the other servers on this database, not ready. ` +
        `Mount theirs; if this is the right one, write the mark into its file ${FOLDER_MARK}`,
    );
  }
  return { foreign };
}
