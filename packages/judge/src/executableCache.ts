import { chmod, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Compiled programs by the hash of everything that made them; the least recently used leave when it is full. */
export interface ExecutableCache {
  /** The path of a kept program, held until `release`; null when it has to be made. */
  find: (key: string) => Promise<{ path: string; release: () => void } | null>;
  /** Move a fresh file in. */
  add: (key: string, source: string) => Promise<void>;
}

export async function openExecutableCache(folder: string, limitBytes: number): Promise<ExecutableCache> {
  await mkdir(folder, { recursive: true });
  const entries = new Map<string, { bytes: number; usedMs: number }>();
  const held = new Map<string, number>();
  for (const name of await readdir(folder)) {
    const info = await stat(join(folder, name));
    entries.set(name, { bytes: info.size, usedMs: info.mtimeMs });
  }

  const makeRoom = async (): Promise<void> => {
    let total = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    const oldestFirst = [...entries].toSorted(([, a], [, b]) => a.usedMs - b.usedMs);
    for (const [key, entry] of oldestFirst) {
      if (total <= limitBytes) {
        return;
      }
      if (!held.has(key)) {
        entries.delete(key);
        total -= entry.bytes;
        await rm(join(folder, key), { force: true });
      }
    }
  };

  const hold = (key: string): (() => void) => {
    let released = false;
    held.set(key, (held.get(key) ?? 0) + 1);
    return () => {
      const count = held.get(key) ?? 0;
      if (!released) {
        released = true;
        if (count <= 1) {
          held.delete(key);
        } else {
          held.set(key, count - 1);
        }
      }
    };
  };

  return {
    find: async (key) => {
      const path = join(folder, key);
      const release = hold(key);
      const now = new Date();
      const there = await utimes(path, now, now).then(
        () => true,
        () => false,
      );
      const entry = entries.get(key);
      if (!there) {
        entries.delete(key);
        release();
        return null;
      }
      entries.set(key, { bytes: entry?.bytes ?? (await stat(path)).size, usedMs: now.getTime() });
      return { path, release };
    },
    add: async (key, source) => {
      const path = join(folder, key);
      const { size } = await stat(source);
      await chmod(source, 0o755);
      await rename(source, path);
      entries.set(key, { bytes: size, usedMs: Date.now() });
      await makeRoom();
    },
  };
}
