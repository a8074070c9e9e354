import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { syncFiles } from '../../base/syncFiles.ts';
import { readTar, TarFault, type TarSource, writeTar } from '../../base/tar.ts';

/** Files of a database that a copy must not have, or that PostgreSQL makes by itself. */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)$|pg_wal\/.|pg_stat_tmp\/.)|(?:^|\/)(?:pgsql_tmp|pg_internal\.init$)/;
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

type RunSql = (text: string) => Promise<unknown[][]>;

interface HotCopyOptions {
  /** The embedded database's folder. */
  folder: string;
  /** Runs SQL in the database, which has to be open. */
  runSql: RunSql;
  /** The archive to write. */
  target: string;
}

async function* below(folder: string, at = ''): AsyncIterable<TarSource> {
  for await (const entry of await opendir(join(folder, at))) {
    const path = at === '' ? entry.name : `${at}/${entry.name}`;
    if (entry.isDirectory()) {
      yield { kind: 'folder', path };
      yield* below(folder, path);
    } else if (entry.isFile()) yield { kind: 'file', path, from: join(folder, path) };
  }
}

/** The database's files; its log only as a folder, and the control file last, as PostgreSQL's own base backup has it. */
async function* dataFiles(folder: string): AsyncIterable<TarSource> {
  for await (const source of below(folder)) {
    const isWanted = source.kind === 'folder' || (!LEFT_OUT.test(source.path) && source.path !== CONTROL);
    if (isWanted) yield source;
  }
  yield { kind: 'file', path: CONTROL, from: join(folder, CONTROL) };
}

async function segments(folder: string): Promise<string[]> {
  const names = (await Array.fromAsync(await opendir(join(folder, 'pg_wal')))).map(({ name }) => name);
  return names.filter((name) => SEGMENT.test(name)).toSorted();
}

const logFiles = (folder: string, names: readonly string[]): TarSource[] =>
  names.map((name) => ({ kind: 'file', path: `pg_wal/${name}`, from: join(folder, 'pg_wal', name) }));

interface Stopped {
  lsn: string;
  label: string;
  last: string;
}

/** Copies under way, whose log must stay. */
let copying = 0;

const STOP = `select lsn::text as lsn, labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`;

/**
 * The files of a running database, as PostgreSQL's base backups take them: a checkpoint, then the files while the
 * database goes on writing, then the log of all that it wrote meanwhile, which repairs them when the copy is opened. The
 * database is held only for the checkpoint, whose work is bounded by its 128 MB of memory for pages.
 */
async function* runningFiles(folder: string, runSql: RunSql, onPoint: (at: Date) => void): AsyncIterable<TarSource> {
  let isStarted = false;
  const stop = async (): Promise<Stopped> => {
    isStarted = false;
    const [[stopped] = []] = (await runSql(STOP)) as Stopped[][];
    if (!stopped) throw new TarFault('the database did not end its backup');
    return stopped;
  };
  try {
    await runSql(`select pg_backup_start('aosai', true)`);
    isStarted = true;
    yield* dataFiles(folder);
    // Everything committed before this moment is in the copy.
    const [[now] = []] = (await runSql('select clock_timestamp()::text as at')) as { at: string }[][];
    const { label, last } = await stop();
    onPoint(new Date(now?.at ?? Number.NaN));
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '';
    const names = (await segments(folder)).filter((name) => name >= first && name <= last);
    if (names[0] !== first || names.at(-1) !== last)
      throw new TarFault('the log of the database no longer has the beginning of the backup');
    yield { kind: 'text', path: 'backup_label', text: label };
    yield* logFiles(folder, names);
  } finally {
    if (isStarted) await stop();
  }
}

/**
 * Writes the embedded database into one archive, while it runs if it does, without holding its writers for the time of
 * the copying. Returns the moment up to which everything committed is in it, by the database's clock.
 */
export async function copyEmbedded({ folder, runSql, target }: HotCopyOptions): Promise<Date> {
  let point: Date | undefined;
  const sources = runningFiles(folder, runSql, (at) => {
    point = at;
  });
  copying += 1;
  try {
    await pipeline(
      writeTar(sources),
      createZstdCompress(LEVEL),
      createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } finally {
    copying -= 1;
  }
  if (!point) throw new TarFault('the copy has no end');
  return point;
}

/** The log of an embedded database above which it is worked off: a start after a crash replays it. */
const MOST_LOG_BYTES = 256 * MEBIBYTE;

const LOG_BYTES = 'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/**
 * Makes a checkpoint when the log has grown, since PostgreSQL in a single process makes none by itself: without this the
 * log would fill the disk. Saves wait for the pages in memory to be written, at most 128 MB. Waits while a copy is taken,
 * which needs the log from its beginning. Returns whether it made one.
 */
export async function boundLog(runSql: RunSql, mostBytes = MOST_LOG_BYTES): Promise<boolean> {
  if (copying > 0) return false;
  const [[log] = []] = (await runSql(LOG_BYTES)) as { bytes: number }[][];
  if (!log || log.bytes <= mostBytes) return false;
  await runSql('checkpoint');
  return true;
}

const archived = (path: string) => {
  const packed = createReadStream(path);
  const plain = createZstdDecompress();
  // Passes on a failure to read, which `pipe` alone would leave unheard.
  packed.on('error', (error) => plain.destroy(error));
  return readTar(packed.pipe(plain) as AsyncIterable<Buffer>);
};

/** Reads an archive of `copyEmbedded` to its end. Throws TarFault when it is damaged or lacks what a database needs. */
export async function readCopy(path: string): Promise<void> {
  const missing = new Set(['PG_VERSION', CONTROL]);
  let hasLog = false;
  for await (const entry of archived(path)) {
    for await (const _ of entry.bytes);
    missing.delete(entry.path);
    hasLog ||= entry.path.startsWith('pg_wal/') && entry.kind === 'file';
  }
  if (missing.size > 0 || !hasLog) throw new TarFault('the archive is not a whole database');
}

/** Unpacks an archive of `copyEmbedded` into a folder, which must be empty. Everything is on the disk when it resolves. */
export async function unpackCopy(path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for await (const entry of archived(path)) {
    const at = join(folder, entry.path);
    if (entry.kind === 'folder') {
      await mkdir(at, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(at), { recursive: true, mode: 0o700 });
    const file = await open(at, 'wx', 0o600);
    try {
      for await (const chunk of entry.bytes) await file.writeFile(chunk);
    } finally {
      await file.close();
    }
    files.push(at);
  }
  await syncFiles(files);
}
