import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartRefused } from '../base/startRefused.ts';

/** PostgreSQL's own programs are missing, or refuse the database. */
export class ToolFailed extends StartRefused {
  readonly isMissing: boolean;

  constructor(program: string, detail: string | null) {
    const isVersion = /server version mismatch/.test(detail ?? '');
    const install = '请安装：apt install postgresql-client（版本不能比数据库旧）';
    super(
      detail === null || isVersion ? `没有合适的 ${program}。${install}。` : `${program} 没有完成，数据库没有改动。`,
      detail === null
        ? `${program} is missing. Install Debian's package postgresql-client, not older than the database.`
        : `${program} failed: ${detail}`,
    );
    this.isMissing = detail === null || isVersion;
  }
}

/** The address without its password, which other users of the machine could read in the list of processes. */
function withoutPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const parts = new URL(url);
  const password = decodeURIComponent(parts.password);
  parts.password = '';
  return { address: parts.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

const TOLD_CHARACTERS = 500;

/** Starts a program and resolves with its end. Throws ToolFailed. */
function start(
  program: string,
  args: readonly string[],
  options: { env: NodeJS.ProcessEnv; stdin?: boolean; stdout?: boolean },
) {
  const child = spawn(program, [...args], {
    env: options.env,
    stdio: [options.stdin ? 'pipe' : 'ignore', options.stdout ? 'pipe' : 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    told = (told + chunk.toString('utf8')).slice(-TOLD_CHARACTERS);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT';
      reject(new ToolFailed(program, isMissing ? null : error.message));
    });
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ToolFailed(program, told.trim() || `it ended with ${code ?? signal}`));
    });
  });
  // Whoever waits hears of it; a failure before that must not end the process.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Writes a dump in PostgreSQL's custom format: one snapshot, while the servers go on. Throws ToolFailed. */
export async function dumpPostgres(url: string, target: string): Promise<void> {
  const { address, env } = withoutPassword(url);
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, `--dbname=${address}`];
  await start('pg_dump', args, { env }).ended;
}

/** Whether the program that dumps is installed; a version that is too old shows only when it runs. */
export function hasDumpTool(): Promise<boolean> {
  return start('pg_dump', ['--version'], { env: process.env }).ended.then(
    () => true,
    () => false,
  );
}

/** Reads a dump to its end. Throws ToolFailed. */
export async function readDump(path: string): Promise<void> {
  await start('pg_restore', ['--file=/dev/null', path], { env: process.env }).ended;
}

/** The schemas that a dump fills. */
const SCHEMAS = ['public', 'drizzle', 'pgboss'];

async function write(child: ChildProcess, chunk: string | Buffer): Promise<void> {
  if (child.stdin?.write(chunk) === false) await once(child.stdin, 'drain');
}

/**
 * Fills a database from a dump in one transaction, in place of what its schemas hold: however it ends, the database is
 * as before or restored. Throws ToolFailed.
 */
export async function restoreDump(url: string, path: string): Promise<void> {
  const { address, env } = withoutPassword(url);
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${address}`];
  const psql = start('psql', args, { env, stdin: true });
  // After an error psql ends, and its own end tells why.
  psql.child.stdin?.on('error', () => undefined);
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', path], {
    env: process.env,
    stdout: true,
  });
  const fill = async () => {
    await write(psql.child, 'begin;\n');
    await write(psql.child, `${SCHEMAS.map((name) => `drop schema if exists ${name} cascade;`).join('\n')}\n`);
    await write(psql.child, 'create schema public;\n');
    for await (const chunk of script.child.stdout ?? []) await write(psql.child, chunk as Buffer);
    // Only a whole script may be kept: at the end of a cut one psql would simply stop, and undo it.
    await script.ended;
    await write(psql.child, '\ncommit;\n');
    psql.child.stdin?.end();
  };
  try {
    await Promise.race([psql.ended, fill().then(() => psql.ended)]);
  } catch (error) {
    script.child.kill();
    psql.child.stdin?.destroy();
    psql.child.kill();
    throw error;
  }
}
