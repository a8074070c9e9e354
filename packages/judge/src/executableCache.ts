import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, utimesSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from './errorCode.ts';

/** Compiled programs by the hash of everything that made them; the least recently used leave when it is full. */
export interface ExecutableCache {
  /**
   * A kept program under a name of its own, which stays until `release` even when another judge drops the program;
   * null when it has to be made.
   */
  find: (key: string) => Promise<{ path: string; release: () => void } | null>;
  /** Move a fresh file in, made ours by `takeCompiled`. It replaces what another judge added meanwhile. */
  add: (key: string, source: string) => Promise<void>;
}

/** How much may come in, as a share of the limit, before the folder is looked through again. */
const UNSEEN_SHARE = 1 / 16;

/** A restarted container has the same pid again. */
const OWN_HOLDS = `${process.pid}-${randomUUID()}-`;
let holds = 0;

/**
 * A program without a word of sync may be empty after a power cut, though its name is there. So what was kept before
 * this start of the machine is not trusted: compiling again costs less than syncing every program.
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

/** Several judges may share a folder: the file system alone says what is kept, and a name is given or taken in one step. */
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
