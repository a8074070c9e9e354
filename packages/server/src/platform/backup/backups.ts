import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type TarSource, writeTar } from '../../base/tar.ts';
import { isBackupName, keepNewest, type ListedBackup, listBackups, noteVerdict } from './listBackups.ts';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';
import { type BackupSources, takeBackup } from './takeBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

/** How many automatic backups are kept; those that somebody asked for stay until somebody removes them. */
export interface Kept {
  nightly: number;
  migration: number;
}

/** The backups of a server. */
export interface Backups {
  list(): Promise<ListedBackup[]>;
  /** Takes one, compares it with its list at once, and removes automatic ones that are too many. Throws BackupRefused. */
  take(reason: Manifest['reason'], options?: { hasKeys?: boolean }): Promise<string>;
  /** A finished backup as one archive; null if there is none of this name. */
  archive(name: string): Promise<{ title: string; open: () => Readable } | null>;
}

async function* archiveSources(folder: string, manifest: Manifest): AsyncIterable<TarSource> {
  for (const path of [MANIFEST, ...manifest.entries.map((entry) => entry.path)])
    yield { kind: 'file', path, from: join(folder, path) };
}

/** Opens the backups of a server; the folder need not exist yet. */
export function openBackups(sources: BackupSources, kept: Kept): Backups {
  const { backupsFolder } = sources;
  return {
    list: () => listBackups(backupsFolder),
    take: async (reason, { hasKeys = false } = {}) => {
      const name = await takeBackup(sources, { reason, hasKeys });
      const folder = join(backupsFolder, name);
      const { faults } = await verifyBackup(folder);
      await noteVerdict(folder, new Date(), faults);
      if (reason !== 'asked') await keepNewest(backupsFolder, reason, kept[reason]);
      return name;
    },
    archive: async (name) => {
      const folder = join(backupsFolder, name);
      if (!isBackupName(name) || !(await stat(folder).catch(() => null))?.isDirectory()) return null;
      const manifest = await readManifest(folder);
      return {
        title: `aosai-${name}.tar`,
        open: () => Readable.from(writeTar(archiveSources(folder, manifest))),
      };
    },
  };
}
