import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { syncFiles } from '../../base/syncFiles.ts';
import { unpackCopy } from '../../db/embedded/hotCopy.ts';
import { lockFolder } from '../../db/lock.ts';
import { schemaOf, schemaOfProgram } from '../../db/migrate.ts';
import { migrationsFolder, openDatabase } from '../../db/open.ts';
import { restoreDump } from '../../db/postgresTools.ts';
import { SequentialClient } from '../../db/sequentialClient.ts';
import { BackupRefused, DATABASE_FILES, type Entry, hashFile, type Manifest } from './manifest.ts';
import { hasUnfinishedRestore, markRestore } from './unfinishedRestore.ts';
import { verifyBackup } from './verifyBackup.ts';

export interface RestoreTarget {
  dataFolder: string;
  /** PostgreSQL without a pooler; undefined for the embedded database. */
  url: string | undefined;
}

/** What the operator has said aloud. */
export interface RestoreWords {
  /** A target with data is put aside. */
  replaces: boolean;
  /** A backup of an older version is taken; the next start migrates it. */
  isOlderFine: boolean;
  /** Where the secrets are that the backup does not hold. */
  keysFolder?: string | undefined;
  /** Goes on without them: mobile numbers stay sealed for ever. */
  withoutKeys: boolean;
}

type Tell = (line: string) => void;

function refuseSchema({ schemaMs }: Manifest, { isOlderFine }: RestoreWords): void {
  const programMs = schemaOfProgram(migrationsFolder);
  if (schemaMs > programMs) {
    throw new BackupRefused(
      'schema',
      '备份来自更新的版本，本程序读不了：请用备份时的版本（见 manifest.json 的 version）恢复。',
      'The backup is of a newer version (see version in its manifest.json). Restore it with that version.',
    );
  }
  if (schemaMs < programMs && !isOlderFine) {
    throw new BackupRefused(
      'schema',
      '备份来自较旧的版本。恢复后第一次启动会升级它，之后旧版本不能再用它：确定的话请加 --older。',
      'The backup is of an older version. The first start after the restore migrates it. Say --older to go on.',
    );
  }
}

function refuseOtherKind({ kind }: Manifest, { url }: RestoreTarget): void {
  if (kind === 'pglite' && url !== undefined) {
    throw new BackupRefused(
      'target',
      '这是内置数据库的备份，而设置了 DATABASE_URL：请去掉它再恢复。',
      'The backup is of an embedded database, but DATABASE_URL is set. Unset it to restore.',
    );
  }
  if (kind === 'postgresql' && url === undefined) {
    throw new BackupRefused(
      'target',
      '这是 PostgreSQL 的备份：请用 DATABASE_URL 指明恢复到哪个数据库。',
      'The backup is of PostgreSQL. Set DATABASE_URL to the database to restore into.',
    );
  }
}

const shaOf = async (path: string) =>
  readFile(path).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    () => null,
  );

const MASTER = 'master.json';

/** The folder of the secrets that fit the backup; null where the target has them, or none are wanted. */
async function keysFor(
  folder: string,
  { keys, hasKeys }: Manifest,
  { dataFolder }: RestoreTarget,
  { keysFolder, withoutKeys }: RestoreWords,
): Promise<string | null> {
  const master = keys.find(({ name }) => name === MASTER)?.sha256;
  if (master === undefined) return null;
  const given = keysFolder ?? (hasKeys ? join(folder, 'keys') : null);
  if (given !== null) {
    if ((await shaOf(join(given, MASTER))) === master) return given;
    throw new BackupRefused(
      'keys',
      `${given} 里的密钥不属于这个备份。`,
      `The keys in ${given} are not those of this backup.`,
    );
  }
  if (withoutKeys || (await shaOf(join(dataFolder, 'keys', MASTER))) === master) return null;
  throw new BackupRefused(
    'keys',
    '备份里没有密钥：请用 --keys 指明另外保存的 keys 目录。没有密钥，手机号无法读取；确定不要的话加 --without-keys。',
    'The backup holds no keys. Give the folder kept elsewhere with --keys, or say --without-keys: mobile numbers stay unreadable then.',
  );
}

const hasEntries = async (folder: string) => (await readdir(folder).catch(() => [])).length > 0;

/** The parts of the data folder that a restore fills. */
const partsOf = ({ kind, hasFiles }: Manifest): string[] => [
  ...(kind === 'pglite' ? ['database'] : []),
  ...(hasFiles ? ['files', 'testdata'] : []),
];

/** The end of a connection takes the database a moment. */
const ENDING_TRIES = 10;
const ENDING_PAUSE_MS = 300;

const STATE = `select
  (select count(*)::int from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')) as tables,
  (select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`;

interface DatabaseState {
  tables: number;
  others: number;
}

/** How many tables a database has, and how many others are connected to it. */
async function stateOf(url: string): Promise<DatabaseState> {
  const client = new SequentialClient({ connectionString: url });
  await client.connect();
  try {
    for (let tries = 1; ; tries += 1) {
      const { rows } = await client.query<DatabaseState>(STATE);
      const state = rows[0] ?? { tables: 0, others: 0 };
      if (state.others === 0 || tries === ENDING_TRIES) return state;
      await sleep(ENDING_PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}

async function refuseFullTarget(manifest: Manifest, target: RestoreTarget, { replaces }: RestoreWords): Promise<void> {
  const parts = await Promise.all(partsOf(manifest).map((name) => hasEntries(join(target.dataFolder, name))));
  const state = target.url === undefined ? { tables: 0, others: 0 } : await stateOf(target.url);
  if (state.others > 0) {
    throw new BackupRefused(
      'target',
      `还有 ${state.others} 个连接在使用这个数据库：请先停止所有服务器。`,
      `${state.others} connections use this database. Stop all servers first.`,
    );
  }
  if (replaces || (state.tables === 0 && !parts.includes(true))) return;
  if (await hasUnfinishedRestore(target.dataFolder)) return;
  throw new BackupRefused(
    'target',
    '恢复的目标不是空的。请换一个空目录和空数据库；要替换现有数据，请加 --replace（现有文件会移到 replaced-… 目录）。',
    'The target is not empty. Use an empty folder and database, or say --replace; its files are then moved to a folder replaced-….',
  );
}

/** Moves what is there aside; nothing is deleted. */
async function putAside(dataFolder: string, parts: readonly string[], tell: Tell): Promise<void> {
  const aside = join(dataFolder, `replaced-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`);
  for (const name of parts) {
    if (!(await hasEntries(join(dataFolder, name)))) continue;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(join(dataFolder, name), join(aside, name));
    tell(`原来的 ${name} 已移到 ${aside}`);
  }
}

async function copyChecked(from: string, to: string, { path, bytes, sha256 }: Entry): Promise<void> {
  const file = await open(join(to, path), 'wx', 0o600);
  try {
    const found = await hashFile(join(from, path), (chunk) => file.writeFile(chunk));
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupRefused('broken', `备份里的 ${path} 已损坏。`, `${path} of the backup is damaged.`);
  } finally {
    await file.close();
  }
}

async function copyKeys(from: string, dataFolder: string): Promise<void> {
  const to = join(dataFolder, 'keys');
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (!/^[\w-]+\.json$/.test(name)) continue;
    const file = await open(join(to, name), 'w', 0o600);
    try {
      await file.writeFile(await readFile(join(from, name)));
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** Opens what was restored, as a start would, and compares its schema with the list's. */
async function proveDatabase({ schemaMs }: Manifest, { dataFolder, url }: RestoreTarget): Promise<void> {
  const at = url === undefined ? { folder: join(dataFolder, 'database') } : { url, poolSize: 1 };
  const { db, close } = await openDatabase({ ...at, isAsFound: true });
  try {
    const { inDatabaseMs } = await schemaOf(db, migrationsFolder);
    if (inDatabaseMs === schemaMs) return;
  } finally {
    await close();
  }
  throw new BackupRefused(
    'broken',
    '恢复出来的数据库与备份清单不符。',
    'The restored database is not the one of the list.',
  );
}

/**
 * Restores a backup: all of it, or, when it fails or is killed, a data folder that says so and that no server starts on.
 * A database on PostgreSQL changes in one transaction. Throws BackupRefused and StartRefused.
 */
export async function restoreBackup(
  folder: string,
  target: RestoreTarget,
  words: RestoreWords,
  tell: Tell = () => undefined,
): Promise<Manifest> {
  const { manifest, faults } = await verifyBackup(folder);
  if (faults.length > 0) {
    throw new BackupRefused(
      'broken',
      `备份 ${folder} 已损坏，没有恢复：${faults[0]}`,
      `The backup ${folder} is damaged, nothing was restored: ${faults.join('; ')}`,
    );
  }
  refuseOtherKind(manifest, target);
  refuseSchema(manifest, words);
  const { dataFolder, url } = target;
  const keys = await keysFor(folder, manifest, target, words);
  const lock = lockFolder(dataFolder);
  try {
    await refuseFullTarget(manifest, target, words);
    const mark = await markRestore(dataFolder, basename(folder));
    await putAside(dataFolder, partsOf(manifest), tell);
    for (const name of manifest.hasFiles ? ['files', 'testdata'] : []) {
      await mkdir(join(dataFolder, name), { recursive: true, mode: 0o700 });
      const entries = manifest.entries.filter(({ path }) => path.startsWith(`${name}/`));
      for (const entry of entries) await copyChecked(folder, dataFolder, entry);
      await syncFiles(entries.map(({ path }) => join(dataFolder, path)));
    }
    if (keys !== null) await copyKeys(keys, dataFolder);
    const database = join(folder, DATABASE_FILES[manifest.kind]);
    if (url === undefined) await unpackCopy(database, join(dataFolder, 'database'));
    else await restoreDump(url, database);
    await proveDatabase(manifest, target);
    await mark.clear();
    return manifest;
  } finally {
    lock.release();
  }
}
