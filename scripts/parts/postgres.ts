import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const DATABASE = 'aosai';
const READY_TRIES = 300;
const READY_PAUSE_MS = 100;

/** Folder of PostgreSQL's programs: Debian's newest version, else the one on PATH. */
function programFolder(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).map(Number).filter(Number.isInteger) : [];
  const debian = versions.toSorted((a, b) => b - a).map((version) => join(DEBIAN_FOLDER, String(version), 'bin'));
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  const folder = folders.find((candidate) => existsSync(join(candidate, 'initdb')));
  if (!folder) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return folder;
}

/** Whether this machine has PostgreSQL's programs. */
export function hasPostgres(): boolean {
  try {
    return programFolder() !== '';
  } catch {
    return false;
  }
}

/** Account to run PostgreSQL as when this process is root, which it refuses: `postgres` (Debian's) or `nobody`. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].flatMap((name) => users.find(([entry]) => entry === name) ?? []);
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Postgres {
  /** Value for `DATABASE_URL`. */
  url: string;
  /** Folder of its data, and the one above of its socket. */
  data: string;
  /** Id of the process whose children serve the connections. */
  readonly pid: number;
  /** Ends the server and keeps its data. SIGINT closes connections and writes the data, SIGKILL is a crash. */
  halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Starts it again after `halt`. */
  startAgain: () => Promise<void>;
  /** Starts a copy that follows this server and confirms each commit before the client hears of it. */
  openStandby: () => Promise<Standby>;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
}

export interface Standby extends Postgres {
  /** Makes it a server of its own, after the one it follows has ended. */
  promote: () => void;
  /** Ends following: the server goes on alone, and its commits wait for nobody. */
  leave: () => void;
}

interface PostgresOptions {
  /** Variables of the server's processes. */
  env?: Record<string, string>;
  /** Settings as in postgresql.conf, such as `archive_mode=on`. */
  settings?: readonly string[];
}

/** Starts a PostgreSQL server in a temporary folder, on loopback, as durable as in production (fsync on). */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const place = newPlace(options);
  place.call('initdb', '-D', place.data, '-U', DATABASE, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const server = await serve(place);
  place.call('createdb', '-h', '127.0.0.1', '-p', server.port, '-U', DATABASE, DATABASE);
  return server;
}

interface Place extends Required<PostgresOptions> {
  folder: string;
  data: string;
  call: (program: string, ...args: string[]) => string;
  /** How to start a program as the user that owns the data. */
  as: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };
}

function newPlace({ env = {}, settings = [] }: PostgresOptions): Place {
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'aosai-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const call = (program: string, ...args: string[]): string =>
    execFileSync(join(programFolder(), program), args, { ...as, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return { folder, data, call, as, env, settings };
}

async function serve(place: Place): Promise<Postgres & { port: string }> {
  const { folder, data, call, as, env, settings } = place;
  const port = String(await freePort());
  let server: ChildProcess;
  let ended: Promise<void>;
  const log: string[] = [];
  const run = () => {
    const args = ['-D', data, '-h', '127.0.0.1', '-p', port, '-k', folder];
    const set = ['max_connections=200', ...settings].flatMap((one) => ['-c', one]);
    server = spawn(join(programFolder(), 'postgres'), [...args, ...set], {
      ...as,
      env: { ...as.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    server.stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
    ended = new Promise((resolve) => server.once('exit', () => resolve()));
  };
  const abandon = (): void => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  const halt: Postgres['halt'] = async (signal) => {
    server.kill(signal);
    await ended;
  };
  const stop = async (): Promise<void> => {
    process.off('exit', abandon);
    await halt('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };

  const isReady = (): boolean => {
    try {
      call('pg_isready', '-h', '127.0.0.1', '-p', port, '-q');
      return true;
    } catch {
      return false;
    }
  };
  const startAgain = async (): Promise<void> => {
    run();
    for (let tries = 0; !isReady(); tries += 1) {
      // After a crash it refuses to start until the processes of the crashed one have ended.
      const isTooEarly = server.exitCode !== null && log.join('').includes('pre-existing shared memory block');
      if (tries === READY_TRIES || (server.exitCode !== null && !isTooEarly)) {
        await stop();
        throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
      }
      await delay(READY_PAUSE_MS);
      if (isTooEarly) run();
    }
  };
  await startAgain();
  return {
    url: `postgres://${DATABASE}@127.0.0.1:${port}/${DATABASE}`,
    port,
    data,
    get pid() {
      return server.pid ?? 0;
    },
    halt,
    startAgain,
    openStandby: () => follow(call, port),
    stop,
  };
}

async function follow(onPrimary: Place['call'], primaryPort: string): Promise<Standby> {
  const place = newPlace({});
  const { call, data } = place;
  const from = ['-h', '127.0.0.1', '-p', primaryPort, '-U', DATABASE];
  call('pg_basebackup', ...from, '-D', data, '-X', 'stream', '-c', 'fast', '-R');
  const standby = await serve(place);
  const ask = (sql: Place['call'], at: string, ...statements: string[]) =>
    sql(
      'psql',
      '-h',
      '127.0.0.1',
      '-p',
      at,
      '-U',
      DATABASE,
      '-d',
      DATABASE,
      '-Atq',
      ...statements.flatMap((one) => ['-c', one]),
    );
  const RELOAD = 'select pg_reload_conf()';
  ask(onPrimary, primaryPort, `alter system set synchronous_standby_names = '*'`, RELOAD);
  const confirming = `select count(*) from pg_stat_replication where sync_state = 'sync'`;
  while (ask(onPrimary, primaryPort, confirming).trim() !== '1') await delay(READY_PAUSE_MS);
  return Object.assign(standby, {
    promote: () => void call('pg_ctl', 'promote', '-D', data, '-w'),
    leave: () => {
      ask(call, standby.port, `alter system set primary_conninfo = ''`, RELOAD);
      ask(onPrimary, primaryPort, 'alter system reset synchronous_standby_names', RELOAD);
    },
  });
}
