import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCopy, unpackCopy } from '../../db/embedded/hotCopy.ts';
import { schemaOf } from '../../db/migrate.ts';
import { migrationsFolder, openDatabase } from '../../db/open.ts';
import { readDump } from '../../db/postgresTools.ts';
import { DATABASE_FILES, faultOf, type Manifest, readManifest } from './manifest.ts';

/** Opens the database of a backup in a folder of its own, as a restore would; throws when it cannot be opened. */
async function openCopy(path: string, schemaMs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-verify-'));
  try {
    await unpackCopy(path, join(folder, 'database'));
    const { db, close } = await openDatabase({ folder: join(folder, 'database'), isAsFound: true });
    let inDatabaseMs: number;
    try {
      ({ inDatabaseMs } = await schemaOf(db, migrationsFolder));
    } finally {
      await close();
    }
    if (inDatabaseMs !== schemaMs) throw new Error('its schema is not that of the list');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Compares every file of a backup with its list and reads the database in it to its end; `opens` also starts an
 * embedded one in the folder for temporary files. Throws BackupRefused without a list.
 */
export async function verifyBackup(
  folder: string,
  { opens = false }: { opens?: boolean } = {},
): Promise<{ manifest: Manifest; faults: string[] }> {
  const manifest = await readManifest(folder);
  const faults: string[] = [];
  for (const entry of manifest.entries) {
    const fault = await faultOf(folder, entry);
    if (fault !== null) faults.push(fault);
  }
  const database = DATABASE_FILES[manifest.kind];
  if (!faults.some((fault) => fault.startsWith(database))) {
    const path = join(folder, database);
    try {
      await (manifest.kind === 'pglite' ? readCopy(path) : readDump(path));
      if (opens && manifest.kind === 'pglite') await openCopy(path, manifest.schemaMs);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(`${database} cannot be read as a database (${reason})`);
    }
  }
  return { manifest, faults };
}
