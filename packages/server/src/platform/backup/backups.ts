import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type TarSource, writeTar } from '../../base/tar.ts';
import { hasDumpTool } from '../../db/postgresTools.ts';
import type { ServerBackups, ShownBackup } from '../../kit/serverBackups.ts';
import { shownRuns } from './backupRuns.ts';
import { removeBackup, verifyAgain } from './keptBackups.ts';
import { isBackupName, keepNewest, type ListedBackup, listBackups, noteVerdict } from './listBackups.ts';
import { BackupRefused, type Manifest, MANIFEST, readManifest } from './manifest.ts';
import { type BackupSources, takeBackup } from './takeBackup.ts';
import { verifyBackup } from './verifyBackup.ts';

/** How many automatic backups are kept; those that somebody asked for stay until somebody removes them. */
export interface Kept {
  nightly: number;
  migration: number;
}

interface TakeOptions {
  hasKeys?: boolean;
  /** Called when nothing prevents the backup any longer. */
  begun?: () => void;
}

/** The backups of a server. */
export interface Backups extends Omit<ServerBackups, 'isNightly'> {
  list(): Promise<ListedBackup[]>;
  /** Takes one, compares it with its list at once, and removes automatic ones that are too many. Throws BackupRefused. */
  take(reason: Manifest['reason'], options?: TakeOptions): Promise<string>;
}

interface OpenOptions {
  /** Hears of a backup, comparison or removal of the office that failed after it had begun. */
  failed?: (error: unknown) => void;
}

/** Keys are left out of downloads: without them nobody can read the mobile numbers in a backup. */
const isKey = (path: string): boolean => path.startsWith('keys/');

async function* archiveSources(folder: string, manifest: Manifest): AsyncIterable<TarSource> {
  const entries = manifest.entries.filter(({ path }) => !isKey(path));
  const text = `${JSON.stringify({ ...manifest, hasKeys: false, entries }, null, 2)}\n`;
  yield { kind: 'text', path: MANIFEST, text };
  for (const { path } of entries) yield { kind: 'file', path, from: join(folder, path), mustExist: true };
}

function shown({ name, manifest, bytes, verifiedAt, fault }: ListedBackup): ShownBackup {
  const { at, reason, version, hasFiles, hasKeys } = manifest;
  const brokenFile = fault === null ? null : (fault.split(' ')[0] ?? fault);
  return { name, at, reason, version, sizeBytes: bytes, hasFiles, hasKeys, verifiedAt, brokenFile };
}

/** Opens the backups of a server; the folder need not exist yet. */
export function openBackups(
  sources: BackupSources,
  kept: Kept,
  { failed = () => undefined }: OpenOptions = {},
): Backups {
  const { backupsFolder, url } = sources;
  const hasTool = () => (url === undefined ? Promise.resolve(true) : hasDumpTool());
  const take: Backups['take'] = async (reason, { hasKeys = false, begun } = {}) => {
    const check = async (name: string) => {
      const folder = join(backupsFolder, name);
      const { faults } = await verifyBackup(folder);
      await noteVerdict(folder, new Date(), faults);
    };
    const name = await takeBackup(sources, { reason, hasKeys, begun, check });
    if (reason !== 'asked') await keepNewest(backupsFolder, reason, kept[reason]);
    return name;
  };
  let asked: Promise<unknown> = Promise.resolve();
  const settles = (work: Promise<unknown>) => {
    asked = Promise.all([asked, work]);
  };
  /** Resolves when the work has begun, and notes how it ends. */
  const started = (work: (begun: () => void) => Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      let hasBegun = false;
      const begun = () => {
        hasBegun = true;
        resolve();
      };
      settles(
        work(begun).catch((error: unknown) => {
          if (hasBegun) failed(error);
          else reject(error);
        }),
      );
    });
  return {
    folder: backupsFolder,
    hasTool,
    list: () => listBackups(backupsFolder),
    take,
    overview: async () => ({
      ...(await shownRuns(backupsFolder)),
      backups: (await listBackups(backupsFolder)).map(shown),
    }),
    begin: async () => {
      if (!(await hasTool())) {
        throw new BackupRefused(
          'noTool',
          '没有合适的 pg_dump。请安装：apt install postgresql-client（版本不能比数据库旧）。',
          "pg_dump is missing. Install Debian's package postgresql-client, not older than the database.",
        );
      }
      await started((begun) => take('asked', { begun }));
    },
    verify: (name) => started((begun) => verifyAgain(backupsFolder, name, begun)),
    remove: async (name) => {
      const { emptied } = await removeBackup(backupsFolder, name);
      settles(emptied.catch(failed));
    },
    settled: async () => void (await asked),
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
