import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { copyEmbedded } from '../../db/embedded/hotCopy.ts';
import { migrationsFolder, type OpenDatabase } from '../../db/open.ts';
import { schemaOf } from '../../db/migrate.ts';
import { dumpPostgres, ToolFailed } from '../../db/postgresTools.ts';
import { lockBackups, refusalOf } from './backupLock.ts';
import { noteRun } from './backupRuns.ts';
import { copyFolder } from './copyFolder.ts';
import { isWhole, listBackups, UNFINISHED } from './listBackups.ts';
import { BackupRefused, DATABASE_FILES, type Entry, hashFile, type Manifest, MANIFEST } from './manifest.ts';

/** Left free on the disk of the backups, which usually is the database's. */
const LEFT_FREE_BYTES = 512 * MEBIBYTE;

/** Settings whose values a restored server needs again. */
const SECRET_SETTINGS =
  /^(?:AOSAI_SECRET(?:_OLD)?|JUDGE_TOKEN(?:_OLD)?|METRICS_TOKEN|SMTP_URL|OCR_TOKEN|S3_.*|SMS_ALIYUN_.*|WX_.*|AOSAI_ALARM_.*)$/;

export interface BackupSources {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'runSql'>;
  /** Address of PostgreSQL, without a pooler; undefined for the embedded database. */
  url: string | undefined;
  dataFolder: string;
  /** Where backups are kept. */
  backupsFolder: string;
  /** Files and test data lie in a bucket, which backups leave alone. */
  filesElsewhere?: boolean;
  version: string;
}

interface TakeOptions {
  reason: Manifest['reason'];
  /** Whether the secrets of an embedded database lie in the backup, readable. */
  hasKeys?: boolean;
  /** In tests a disk that has less. */
  leftFreeBytes?: number;
  /** Called when nothing prevents the backup any longer, and copying begins. */
  begun?: (() => void) | undefined;
  /** Compares the finished backup with its list, before anybody may take another one. */
  check?: (name: string) => Promise<void>;
}

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}

/** More than a backup takes: what it compresses is counted in full. */
async function neededBytes(
  { database, dataFolder }: BackupSources,
  hasFiles: boolean,
  known: ReadonlyMap<string, Entry>,
) {
  let bytes = 0;
  if (database.kind === 'pglite') bytes += await folderBytes(join(dataFolder, 'database'));
  else {
    const result = await database.db.execute(sql`select pg_database_size(current_database())::text as bytes`);
    bytes += Number((result as unknown as { rows: { bytes: string }[] }).rows[0]?.bytes ?? 0);
  }
  if (!hasFiles) return bytes;
  for (const name of ['files', 'testdata']) bytes += await folderBytes(join(dataFolder, name));
  for (const each of known.values()) bytes -= each.bytes;
  return Math.max(0, bytes);
}

async function refuseFullDisk(folder: string, needed: number, leftFree: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed + leftFree) return;
  const mib = (bytes: number) => Math.ceil(bytes / MEBIBYTE);
  throw new BackupRefused(
    'noRoom',
    `磁盘空间不够备份：需要约 ${mib(needed + leftFree)} MB，剩余 ${mib(bavail * bsize)} MB。请清理旧备份，或用 AOSAI_BACKUPS 换一个目录。`,
    `Not enough room for a backup: it needs about ${mib(needed + leftFree)} MiB, ${mib(bavail * bsize)} are free. Remove old backups, or set AOSAI_BACKUPS to another folder.`,
  );
}

async function keysOf(dataFolder: string): Promise<Manifest['keys']> {
  const folder = join(dataFolder, 'keys');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => ({
      name,
      sha256: createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    })),
  );
}

async function databaseInto(target: string, { database, url, dataFolder }: BackupSources): Promise<Date> {
  if (database.kind === 'pglite')
    return copyEmbedded({ folder: join(dataFolder, 'database'), runSql: database.runSql, target });
  const result = await database.db.execute(sql`select clock_timestamp()::text as at`);
  const at = new Date((result as unknown as { rows: { at: string }[] }).rows[0]?.at ?? Number.NaN);
  try {
    await dumpPostgres(url ?? '', target);
  } catch (cause) {
    if (!(cause instanceof ToolFailed)) throw cause;
    const [chinese = '', english = ''] = cause.message.split('\n');
    throw new BackupRefused(cause.isMissing ? 'noTool' : 'database', chinese, english, { cause });
  }
  return at;
}

/**
 * Takes a backup while the product runs and returns its name. One at a time for a folder of backups; what a killed one
 * left is removed by the next. Throws BackupRefused.
 *
 * A file is written before the row that names it, so copying the folders before and after the database gives every row of
 * the copy its file, also one that is deleted meanwhile.
 */
export async function takeBackup(sources: BackupSources, options: TakeOptions): Promise<string> {
  const { backupsFolder } = sources;
  const { reason, hasKeys = false, leftFreeBytes = LEFT_FREE_BYTES } = options;
  const lock = lockBackups(backupsFolder);
  let run: Awaited<ReturnType<typeof noteRun>> | undefined;
  try {
    run = await noteRun(backupsFolder, reason);
    for (const name of await readdir(backupsFolder)) {
      if (name.startsWith(UNFINISHED)) await rm(join(backupsFolder, name), { recursive: true, force: true });
    }
    const hasFiles = reason !== 'migration' && !sources.filesElsewhere;
    const whole = (await listBackups(backupsFolder)).find(isWhole);
    const previous = whole
      ? {
          folder: join(backupsFolder, whole.name),
          entries: new Map(whole.manifest.entries.map((each) => [each.path, each])),
        }
      : null;
    const known = new Map([...(previous?.entries ?? [])].filter(([path]) => path.includes('/')));
    await refuseFullDisk(backupsFolder, await neededBytes(sources, hasFiles, known), leftFreeBytes);
    await run.at('copy');
    options.begun?.();
    const name = await write(sources, { reason, hasKeys, hasFiles, previous });
    if (options.check) {
      await run.at('check');
      await options.check(name);
    }
    await run.done();
    return name;
  } catch (error) {
    const refused = refusalOf(error, backupsFolder);
    await run?.failed(refused);
    throw refused;
  } finally {
    lock.release();
  }
}

interface WriteOptions {
  reason: Manifest['reason'];
  hasKeys: boolean;
  hasFiles: boolean;
  previous: { folder: string; entries: ReadonlyMap<string, Entry> } | null;
}

async function write(sources: BackupSources, { reason, hasKeys, hasFiles, previous }: WriteOptions): Promise<string> {
  const { backupsFolder, dataFolder, database, version } = sources;
  const startedAt = new Date().toISOString().replace(/[-:.]/g, '');
  const name = `${startedAt}-${reason}`;
  const to = join(backupsFolder, `${UNFINISHED}${name}`);
  await rm(to, { recursive: true, force: true });
  const entries = new Map<string, Entry>();
  const folders = async () => {
    for (const each of hasFiles ? ['files', 'testdata'] : [])
      await copyFolder({ from: join(dataFolder, each), to, name: each, previous, entries });
  };
  try {
    await mkdir(to, { mode: 0o700 });
    await folders();
    const path = DATABASE_FILES[database.kind];
    const { inDatabaseMs: schemaMs } = await schemaOf(database.db, migrationsFolder);
    const at = await databaseInto(join(to, path), sources);
    entries.set(path, { path, ...(await hashFile(join(to, path))) });
    await folders();
    const keys = await keysOf(dataFolder);
    if (hasKeys) await copyFolder({ from: join(dataFolder, 'keys'), to, name: 'keys', previous: null, entries });
    const manifest: Manifest = {
      format: 1,
      product: 'aosai',
      version,
      kind: database.kind,
      reason,
      at: at.toISOString(),
      schemaMs,
      hasFiles,
      keys,
      hasKeys,
      settings: Object.keys(process.env)
        .filter((setting) => SECRET_SETTINGS.test(setting))
        .toSorted(),
      entries: [...entries.values()],
    };
    await writeFile(join(to, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(to, join(backupsFolder, name));
    return name;
  } catch (error) {
    await rm(to, { recursive: true, force: true });
    throw error;
  }
}
