import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../base/startRefused.ts';

function refuseServer(folder: string, cause: unknown): never {
  throw new StartRefused(
    `数据目录 ${folder} 正被另一个服务器使用，请先停止它，或用 AOSAI_DATA 换一个目录。`,
    `Another server is using the data folder ${folder}. Stop it first, or set AOSAI_DATA to another folder.`,
    { cause },
  );
}

/**
 * Locks the data folder for this process. PGlite takes no lock, and two processes on one folder silently corrupt its
 * indexes. The lock ends with the process, also after a crash. `refuse` throws what the caller wants to say instead.
 */
export function lockFolder(
  folder: string,
  refuse: (folder: string, cause: unknown) => never = refuseServer,
): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    refuse(folder, cause);
  }
  return { release: () => lock.close() };
}
