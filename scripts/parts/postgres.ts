import { execFileSync, spawn } from 'node:child_process';
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
function ordinaryUser(): { uid: number; gid: number } | undefined {
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
  /** Id of the process whose children serve the connections. */
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server in a temporary folder, on loopback, as durable as in production (fsync on). */
export async function startPostgres(): Promise<Postgres> {
  const programs = programFolder();
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'aosai-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const call = (program: string, ...args: string[]): string =>
    execFileSync(join(programs, program), args, { ...as, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  call('initdb', '-D', data, '-U', DATABASE, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'max_connections=200'],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));

  const abandon = (): void => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);

  const stop = async (): Promise<void> => {
    process.off('exit', abandon);
    // SIGINT is PostgreSQL's fast shutdown: it closes connections and writes the data.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const isReady = (): boolean => {
    try {
      call('pg_isready', '-h', '127.0.0.1', '-p', String(port), '-q');
      return true;
    } catch {
      return false;
    }
  };
  for (let tries = 0; !isReady(); tries += 1) {
    if (tries === READY_TRIES || server.exitCode !== null) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
    }
    await delay(READY_PAUSE_MS);
  }
  call('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', DATABASE, DATABASE);
  return { url: `postgres://${DATABASE}@127.0.0.1:${port}/${DATABASE}`, pid: server.pid ?? 0, stop };
}
