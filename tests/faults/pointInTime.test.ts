// The recipe of docs/backup.md: pgBackRest takes a PostgreSQL back to the moment before a mistake.
import { spawnSync } from 'node:child_process';
import { chown, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../packages/server/src/db/open.ts';
import { hasPostgres, ordinaryUser, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';

const root = join(import.meta.dirname, '../..');
const program = ['/usr/bin/pgbackrest', join(root, 'node_modules/.debian/pgbackrest/usr/bin/pgbackrest')].find((path) =>
  existsSync(path),
);
const canRun = hasPostgres() && program !== undefined;
const page = readFileSync(join(root, 'docs/backup.md'), 'utf8');

/** The block of the page in which this stands, with the places of this test. Throws if the page no longer has them. */
function documented(mark: string, swaps: readonly (readonly [string, string])[]): string {
  const shown = [...page.matchAll(/```\w*\n([^]*?)```/g)].find(([, block = '']) => block.includes(mark))?.[1] ?? '';
  return swaps.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/backup.md no longer shows "${from}"`);
    return text.replaceAll(from, to);
  }, shown);
}

let folder: string;
let config: string;
let postgres: Postgres;

/** Runs pgBackRest as the owner of the data, with the words that the page gives. */
function backrest(words: string): void {
  const [, ...args] = (words.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", ''));
  const { status, stdout, stderr } = spawnSync(program ?? '', [`--config=${config}`, ...args], {
    ...ordinaryUser(),
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words}\n${stdout}${stderr}`);
}

beforeAll(async () => {
  if (!canRun) return;
  folder = mkdtempSync(join(tmpdir(), 'aosai-pgbackrest-'));
  config = join(folder, 'pgbackrest.conf');
  const user = ordinaryUser();
  if (user) await promisify(chown)(folder, user.uid, user.gid);
  const settings = documented('archive_mode', [["'pgbackrest ", `'${program} --config=${config} `]]);
  postgres = await startPostgres({
    settings: settings
      .trim()
      .split('\n')
      .map((line) => line.replaceAll("'", '').replace(' = ', '=')),
  });
  const shown = documented('[global]', [
    ['/var/lib/pgbackrest', join(folder, 'repository')],
    ['/var/lib/postgresql/15/main', postgres.data],
  ]);
  const { port, username } = new URL(postgres.url);
  const here = `pg1-port=${port}\npg1-socket-path=${dirname(postgres.data)}\npg1-user=${username}\n`;
  writeFileSync(config, `${shown}${here}\n[global:backup]\nlog-path=${folder}\nlock-path=${folder}\n`);
});
afterAll(async () => {
  if (!canRun) return;
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function within<T>(task: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: postgres.url });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

/** Whether the database still reads the log, in which time it takes no writes. */
async function isReading(): Promise<unknown> {
  const { runSql, close } = await openDatabase({ url: postgres.url, isAsFound: true });
  const [[row] = []] = (await runSql('select pg_is_in_recovery() as reads')) as { reads: boolean }[][];
  await close();
  return row?.reads;
}

test('pgBackRest: takes the database back to the moment before a mistake', async (context) => {
  context.skip(!canRun, 'no PostgreSQL or no pgBackRest: apt-get install postgresql pgbackrest');
  await within(({ runSql }) => runSql('create table mark (no int); insert into mark values (1)'));
  for (const command of ['stanza-create', 'check', 'backup']) backrest(`pgbackrest --stanza=aosai ${command}`);
  // pgBackRest knows the end of a backup to the second, and the moment has to be after it.
  await sleep(1_100);
  const moment = await within(async ({ runSql }) => {
    await runSql('insert into mark values (2)');
    const [[row]] = (await runSql('select clock_timestamp()::text as at')) as [[{ at: string }]];
    await runSql('delete from mark');
    return row.at;
  });
  await postgres.halt('SIGINT');
  backrest(documented('--delta', [['2026-12-01 10:29:59+08', moment]]));
  await postgres.startAgain();
  await expect.poll(isReading).toBe(false);
  const marks = () => within(({ runSql }) => runSql('select no from mark order by no'));
  expect(await marks()).toEqual([[{ no: 1 }, { no: 2 }]]);
  // Not only readable: it is a server of its own again.
  await within(({ runSql }) => runSql('insert into mark values (3)'));
  expect(await marks()).toEqual([[{ no: 1 }, { no: 2 }, { no: 3 }]]);
});
