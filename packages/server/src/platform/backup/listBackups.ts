import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BACKUP_NAME } from '@aosai/api/platform/backups';
import { type Manifest, readManifest } from './manifest.ts';

const VERIFIED = 'verified.json';

/** Folders that are being written or removed; the next backup removes what is left of them. */
export const UNFINISHED = 'unfinished-';

const verdict = z.object({ at: z.iso.datetime(), faults: z.array(z.string()) });

/** A finished backup in the folder of backups. */
export interface ListedBackup {
  name: string;
  manifest: Manifest;
  bytes: number;
  /** When its files were last compared with its list; null if never. */
  verifiedAt: string | null;
  /** What that comparison found first; null for nothing. */
  fault: string | null;
}

async function verdictOf(folder: string): Promise<z.output<typeof verdict> | null> {
  try {
    return verdict.safeParse(JSON.parse(await readFile(join(folder, VERIFIED), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Remembers what a comparison found. */
export async function noteVerdict(folder: string, at: Date, faults: readonly string[]): Promise<void> {
  await writeFile(join(folder, VERIFIED), JSON.stringify({ at: at.toISOString(), faults: faults.slice(0, 20) }), {
    mode: 0o600,
  });
}

/** Whether everything of this machine could be restored from it, as far as is known. */
export const isWhole = ({ manifest, fault }: ListedBackup): boolean =>
  manifest.reason !== 'migration' && fault === null;

/** Whether a name can be that of a backup; names are never built into paths otherwise. */
export const isBackupName = (name: string): boolean => BACKUP_NAME.test(name);

/** The finished backups, the newest first. A folder whose list cannot be read is left out. */
export async function listBackups(backupsFolder: string): Promise<ListedBackup[]> {
  const names = (await readdir(backupsFolder).catch(() => [])).filter(isBackupName).toSorted().toReversed();
  const backups = await Promise.all(
    names.map(async (name) => {
      const folder = join(backupsFolder, name);
      const manifest = await readManifest(folder).catch(() => null);
      if (!manifest) return [];
      const found = await verdictOf(folder);
      const bytes = manifest.entries.reduce((sum, entry) => sum + entry.bytes, 0);
      return [{ name, manifest, bytes, verifiedAt: found?.at ?? null, fault: found?.faults[0] ?? null }];
    }),
  );
  return backups.flat();
}

/** When the newest whole backup without a known fault was taken; null without one. Reads no list, so it is quick. */
export async function newestBackupAt(backupsFolder: string): Promise<Date | null> {
  const names = (await readdir(backupsFolder).catch(() => [])).filter(isBackupName).toSorted().toReversed();
  for (const name of names) {
    if (name.endsWith('-migration')) continue;
    const found = await verdictOf(join(backupsFolder, name));
    const at = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z/.exec(name);
    if (!at || (found && found.faults.length > 0)) continue;
    const [, year, month, day, hour, minute, second, ms] = at;
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
  }
  return null;
}

/** Removes the oldest backups of a reason beyond a number. */
export async function keepNewest(backupsFolder: string, reason: Manifest['reason'], kept: number): Promise<void> {
  const ofReason = (await listBackups(backupsFolder)).filter(({ manifest }) => manifest.reason === reason);
  for (const { name } of ofReason.slice(kept)) await rm(join(backupsFolder, name), { recursive: true, force: true });
}
