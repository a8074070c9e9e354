import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';

const unpacked = join(import.meta.dirname, '../../node_modules/.debian/pgbouncer');

/** Path of pgbouncer, from setup.mjs or from the system; undefined when missing. */
export const pgbouncerPath = ['/usr/sbin/pgbouncer', join(unpacked, 'usr/sbin/pgbouncer')].find((path) =>
  existsSync(path),
);

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts Debian's pgbouncer in transaction mode in front of a PostgreSQL, with two connections to it, so that callers
 * soon get each other's. Returns a function for the address of a database behind it.
 */
export async function startPgbouncer(
  postgresUrl: string,
): Promise<{ through(url: string): string; stop(): Promise<void> }> {
  if (pgbouncerPath === undefined) throw new Error('pgbouncer is missing');
  const folder = await mkdtemp(join(tmpdir(), 'aosai-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const { port: behind, username } = new URL(postgresUrl);
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${behind} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'max_client_conn = 200',
    'unix_socket_dir =',
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = nobody'] : []),
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  await chmod(folder, 0o755);
  const program = spawn(pgbouncerPath, [file], {
    env: {
      ...process.env,
      LD_LIBRARY_PATH: ['x86_64', 'aarch64'].map((cpu) => join(unpacked, `usr/lib/${cpu}-linux-gnu`)).join(':'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!(await isOpen(port))) {
    if (program.exitCode !== null) throw new Error(`pgbouncer ended with ${program.exitCode}: ${said}`);
    await sleep(50);
  }
  return {
    through: (url) => {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
