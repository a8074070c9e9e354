import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, utimesSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../errorCode.ts';

/** Compiled programs, by the hash of source, flags and compiler; the least recently used are evicted. */
export interface ExecutableCache {
  /**
   * Returns a program under a path that stays valid until `release`, even when another judge evicts the program; null
   * when it is not in the cache.
   */
  find: (key: string) => Promise<{ path: string; release: () => void } | null>;
  /** Moves a file in after `takeCompiled` took it over. Replaces what another judge added meanwhile. */
  add: (key: string, source: string) => Promise<void>;
}

/** How much may be added, as a share of the limit, before the folder is measured again. */
const UNSEEN_SHARE = 1 / 16;

/** A random part, because a restarted container has the same pid again. */
const OWN_HOLDS = `${process.pid}-${randomUUID()}-`;
let holds = 0;

/**
 * A program that was not synced may be empty after a power cut although its name exists. So programs from before this
 * boot are removed: compiling again costs less than syncing every program.
 */
async function folderOfThisBoot(folder: string): Promise<string> {
  const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  await mkdir(join(folder, boot), { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== boot);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return join(folder, boot);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !hasErrorCode(error, 'ESRCH');
  }
}

async function removeHoldsOfDeadJudges(held: string): Promise<void> {
  for (const name of await readdir(held)) {
    const pid = Number.parseInt(name, 10);
    const isHeld = pid === process.pid ? name.startsWith(OWN_HOLDS) : isAlive(pid);
    if (!isHeld) {
      await rm(join(held, name), { force: true });
    }
  }
}

/**
 * Opens the cache in a folder that several judges may share: its state is in the file system only, and names are
 * created and removed atomically. `limitBytes` is the total size of the programs.
 */
export async function openExecutableCache(folder: string, limitBytes: number): Promise<ExecutableCache> {
  const own = await folderOfThisBoot(folder);
  const [kept, held] = [join(own, 'kept'), join(own, 'held')];
  const makeFolders = async (): Promise<void> => {
    await Promise.all([mkdir(kept, { recursive: true }), mkdir(held, { recursive: true })]);
  };
  await makeFolders();
  await removeHoldsOfDeadJudges(held);
  let unseenBytes = Number.POSITIVE_INFINITY;

  const look = async (name: string) => {
    try {
      const { size, mtimeMs } = await lstat(join(kept, name));
      return [{ name, bytes: size, usedMs: mtimeMs }];
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) {
        return [];
      }
      throw error;
    }
  };

  const makeRoom = async (): Promise<void> => {
    const programs = (await Promise.all((await readdir(kept)).map(look))).flat();
    let total = programs.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, bytes } of programs.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (total <= limitBytes) {
        break;
      }
      total -= bytes;
      await rm(join(kept, name), { force: true });
    }
    unseenBytes = 0;
  };

  return {
    find: async (key) => {
      holds += 1;
      const path = join(held, `${OWN_HOLDS}${holds}`);
      try {
        linkSync(join(kept, key), path);
      } catch (error) {
        if (hasErrorCode(error, 'ENOENT')) {
          return null;
        }
        throw error;
      }
      const now = new Date();
      utimesSync(path, now, now);
      return { path, release: () => rmSync(path, { force: true }) };
    },
    add: async (key, source) => {
      const { size } = await lstat(source);
      await makeFolders();
      await rename(source, join(kept, key));
      unseenBytes += size;
      if (unseenBytes > limitBytes * UNSEEN_SHARE) {
        await makeRoom();
      }
    },
  };
}
