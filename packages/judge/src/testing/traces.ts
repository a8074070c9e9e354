import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/domain/constants';

/** What a program of the corpus would leave behind if it could. */
export interface Traces {
  /** Every file of the watched folders: kind, rights, owner, size, time of the last change, content. */
  files: Record<string, string>;
  /** System V shared memory, queues and semaphores under the corpus's key: databases have theirs. */
  ipc: string[];
  /** Names that the corpus tries to plant where everybody may write. */
  planted: string[];
}

const OPEN_FOLDERS = ['/tmp', '/var/tmp', '/dev/shm', '/run', '/'];
const PLANTED = /^(?:planted|mark|other|below|random\.py|sitecustomize\.py|add2?\.out|core.*)$/u;
/** The key that the corpus asks for. */
const IPC_KEY = 4711;
/** Larger ones are told by size and time. */
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

/** Alive and started by a sandbox: nothing else has this environment. */
const MARK = '\0TMPDIR=.\0';

/** Processes, with the time of their start, that a sandbox of this account (or, for root, of any) has started. */
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
