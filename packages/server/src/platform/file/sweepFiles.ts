import { HOUR_MS } from '@aosai/api/kit/constants';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { FileStorage } from '../../adapters/storage/port.ts';
import type { Db } from '../../db/open.ts';
import { memberDocument } from '../../db/schema/memberRecords.ts';
import { file } from '../../db/schema/platform.ts';

/** Younger bytes may belong to an upload whose row is not stored yet. */
const ORPHAN_AFTER_MS = HOUR_MS;
/** The longest upload takes an hour (listen.ts). */
const BROKEN_AFTER_MS = 2 * HOUR_MS;
const BATCH = 200;

export interface SweepOptions {
  db: Db;
  storage: FileStorage;
  now: Date;
  log: Logger;
}

/**
 * If more files than this, and most of all, have no row, then they are no leftovers of uploads: the database belongs to
 * another folder, or was restored from a backup.
 */
const ORPHANS_AT_MOST = 100;

async function orphansOf({ db, storage, now }: SweepOptions): Promise<{ orphans: string[]; total: number }> {
  const orphans: string[] = [];
  let total = 0;
  let names: string[] = [];
  const look = async () => {
    const rows = await db
      .select({ fileName: file.fileName })
      .from(file)
      .where(and(inArray(file.fileName, names), isNull(file.deletedAt)));
    const known = new Set(rows.map(({ fileName }) => fileName));
    orphans.push(...names.filter((name) => !known.has(name)));
    total += names.length;
    names = [];
  };
  for await (const { name, modifiedAt } of storage.list()) {
    if (now.getTime() - modifiedAt.getTime() < ORPHAN_AFTER_MS) continue;
    names.push(name);
    if (names.length >= BATCH) await look();
  }
  if (names.length > 0) await look();
  return { orphans, total };
}

/**
 * Removes expired files and bytes without a row. If most stored files have no row, their
 * bytes stay and an error is logged: then the database is the wrong one, not the folder.
 */
export async function sweepFiles(options: SweepOptions): Promise<void> {
  const { db, storage, now, log } = options;
  await db
    .update(file)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(lte(file.expiresAt, now), isNull(file.deletedAt)));
  // A document without its file is useless and is deleted with it.
  const named = and(eq(file.appId, memberDocument.appId), eq(file.fileName, memberDocument.fileName));
  const stored = db
    .select({ one: sql`1` })
    .from(file)
    .where(and(named, isNull(file.deletedAt)));
  await db
    .update(memberDocument)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(isNull(memberDocument.deletedAt), notExists(stored)));
  const { orphans, total } = await orphansOf(options);
  if (orphans.length > ORPHANS_AT_MOST && orphans.length > total / 2) {
    log.error({ orphans: orphans.length, total }, 'most stored files have no row: none was removed');
  } else {
    for (const name of orphans) await storage.remove(name);
  }
}

/** Removes what broken uploads have left in the folder in which running uploads keep theirs; each server has its own. */
export async function removeBrokenUploads(uploadsFolder: string, now: Date): Promise<void> {
  for (const name of await namesIn(uploadsFolder)) {
    const path = join(uploadsFolder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs >= BROKEN_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Before the first upload there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
