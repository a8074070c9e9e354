import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { FOLDER_MARK } from '../base/folderMark.ts';
import { newId } from '../base/newId.ts';
import { StartRefused } from '../base/startRefused.ts';
import type { Db } from '../db/open.ts';
import { folderMark } from '../db/schema/platform.ts';
import type { SharedPlace } from './sharedPlaces.ts';

/** Marks the places of the first server on a database. One server at a time may call it. */
export async function markFolders(db: Db, places: readonly SharedPlace[]): Promise<void> {
  const known = new Set((await db.select({ name: folderMark.name }).from(folderMark)).map(({ name }) => name));
  for (const { name, readMark, writeMark } of places) {
    if (known.has(name)) continue;
    const found = await readMark();
    const mark = found ?? newId();
    if (found === null) await writeMark(mark);
    await db.insert(folderMark).values({ name, mark });
  }
}

/** Lets the servers of this database look for their files in these places from now on. */
export async function settleIn(db: Db, places: readonly SharedPlace[]): Promise<void> {
  const marks = [];
  for (const { name, readMark, writeMark } of places) {
    const found = await readMark();
    const mark = found ?? newId();
    if (found === null) await writeMark(mark);
    marks.push({ name, mark });
  }
  await db
    .insert(folderMark)
    .values(marks)
    .onConflictDoUpdate({ target: folderMark.name, set: { mark: sql`excluded.mark` } });
}

async function hasOwnFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => name !== FOLDER_MARK);
}

/**
 * Refuses to begin in an empty bucket while the site's files are elsewhere: pages would miss their pictures, and programs
 * their test data. Throws StartRefused.
 */
export async function refuseUnmoved(db: Db, places: readonly SharedPlace[], dataFolder: string): Promise<void> {
  const known = new Set((await db.select({ name: folderMark.name }).from(folderMark)).map(({ name }) => name));
  for (const { name, where, readMark } of places) {
    if ((await readMark()) !== null) continue;
    if (!known.has(name) && !(await hasOwnFiles(join(dataFolder, name)))) continue;
    throw new StartRefused(
      `${where} 里还没有本站的文件。请停止所有服务器，运行 npm run storage -- move s3，再启动（见 docs/grow.md）。`,
      `${where} does not have the files of this site yet: stop all servers, run npm run storage -- move s3, start again.`,
    );
  }
}

/**
 * Compares the places of this server with those of the database's first one. `foreign` names those that are others, or
 * do not answer; it asks once at a time, so that a hanging network disk does not take all threads.
 */
export async function openSharedFolders(
  db: Db,
  places: readonly SharedPlace[],
  log: Pick<Logger, 'error'>,
): Promise<{ foreign(): Promise<readonly string[]> }> {
  const known = new Map((await db.select().from(folderMark)).map(({ name, mark }) => [name, mark]));
  const marked = places.filter(({ name }) => known.has(name));
  const look = async () => {
    const found = await Promise.all(
      marked.map(async ({ name, readMark }) =>
        (await readMark().catch(() => null)) === known.get(name) ? [] : [name],
      ),
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
  const foreignNow = new Set(await foreign());
  for (const { name, where } of marked) {
    if (!foreignNow.has(name)) continue;
    log.error(
      { folder: where, mark: known.get(name) },
      `${name}: not the place of the other servers on this database, not ready. ` +
        `Use theirs; if this is the right one, write the mark into its file ${FOLDER_MARK}`,
    );
  }
  return { foreign };
}
