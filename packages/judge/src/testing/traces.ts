import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';

/** Traces that a program of the corpus could leave behind. */
export interface Traces {
  /** Every file in the watched folders by path: kind, rights, owner, size, time of the last change, content. */
  files: Record<string, string>;
  /** System V shared memory, queues and semaphores with the corpus's key; databases use other keys. */
  ipc: string[];
  /** Names of files that the corpus tries to create in world-writable folders. */
  planted: string[];
}

const OPEN_FOLDERS = ['/tmp', '/var/tmp', '/dev/shm', '/run', '/'];
const PLANTED = /^(?:planted|mark|other|below|random\.py|sitecustomize\.py|add2?\.out|core.*)$/u;
/** The key that the programs of the corpus use. */
const IPC_KEY = 4711;
/** Of larger files only size and time are compared. */
const HASHED_BYTES = 4 * MEBIBYTE;

async function fileTrace(path: string): Promise<string> {
  const info = await lstat(path);
  const facts = [info.mode, info.uid, info.gid, info.size, info.mtimeMs];
  if (info.isSymbolicLink()) {
    return [...facts, await readlink(path)].join(' ');
  }
  const content = info.isFile() && info.size <= HASHED_BYTES ? await readFile(path) : '';
  return [...facts, createHash('sha256').update(content).digest('hex')].join(' ');
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
}

/** Returns the present traces in folders, System V IPC and public folders. */
export async function tracesIn(folders: readonly string[]): Promise<Traces> {
  const paths = (await Promise.all(folders.map(filesUnder))).flat().toSorted();
  const files = await Promise.all(paths.map(async (path) => [path, await fileTrace(path)] as const));
  const ipc = await Promise.all(
    ['shm', 'msg', 'sem'].map(async (kind) => (await readFile(`/proc/sysvipc/${kind}`, 'utf8')).split('\n')),
  );
  const planted = await Promise.all(
    OPEN_FOLDERS.map(async (folder) => (await readdir(folder)).filter((name) => PLANTED.test(name))),
  );
  const ours = ipc.flat().filter((line) => line.trim().startsWith(`${IPC_KEY} `));
  return { files: Object.fromEntries(files), ipc: ours, planted: planted.flat() };
}

/** An environment variable that only sandboxed programs have. */
const MARK = '\0TMPDIR=.\0';

/** Processes, with their start time, that a sandbox of this account started; as root, of any account. */
export async function boxedProcesses(): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const [environment, stat] = await Promise.all([
        readFile(`/proc/${pid}/environ`, 'latin1').catch(() => ''),
        readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ''),
      ]);
      const startedAt = stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
      return environment.includes(MARK) ? [`${pid} ${startedAt}`] : [];
    }),
  );
  return found.flat();
}
