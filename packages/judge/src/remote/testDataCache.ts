import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { hasErrorCode } from '../errorCode.ts';

/** Test data by SHA-256. Each piece is fetched once; the least recently used is evicted when the folder is full. */
export interface TestDataCache {
  /** Returns the data from the cache or from `load`. Rejects when the loaded data does not have this hash. */
  get: (hash: string, load: () => Promise<Buffer>) => Promise<Buffer>;
}

/** Partial downloads older than this are removed; younger ones may belong to another worker. */
const STALE_MS = HOUR_MS;
const HASH = /^[0-9a-f]{64}$/u;

function isNamed(data: Buffer, hash: string): boolean {
  return createHash('sha256').update(data).digest('hex') === hash;
}

/**
 * Opens a cache in a folder that several workers may share: files appear only when complete, and data that another
 * worker evicted is fetched again. `onProblem` is called with the reason when data cannot be written.
 */
export async function openTestDataCache(
  folder: string,
  limitBytes: number,
  onProblem: (reason: string) => void = () => undefined,
): Promise<TestDataCache> {
  await mkdir(folder, { recursive: true });
  const loading = new Map<string, Promise<Buffer>>();

  const look = async (name: string) => {
    try {
      const { size, mtimeMs } = await lstat(join(folder, name));
      return [{ name, bytes: size, usedMs: mtimeMs }];
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) {
        return [];
      }
      throw error;
    }
  };

  const makeRoom = async (): Promise<void> => {
    const files = (await Promise.all((await readdir(folder)).map(look))).flat();
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { name, bytes, usedMs } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      const isWhole = HASH.test(name);
      if (isWhole ? total > limitBytes : usedMs < Date.now() - STALE_MS) {
        total -= bytes;
        await rm(join(folder, name), { force: true });
      }
    }
  };

  const read = async (hash: string): Promise<Buffer | null> => {
    const path = join(folder, hash);
    try {
      const data = await readFile(path);
      // A file that has changed on the disk must not decide about a student's program.
      if (!isNamed(data, hash)) {
        return null;
      }
      const now = new Date();
      await utimes(path, now, now);
      return data;
    } catch {
      // Any error with the local copy is harmless: the server has the data.
      return null;
    }
  };

  /** A cache that cannot be written (full, gone, owned by another account) costs time, but never a verdict. */
  const keep = async (hash: string, data: Buffer): Promise<void> => {
    const half = join(folder, `${hash}.${randomUUID()}`);
    try {
      // A cleaner of temporary files may have deleted the folder.
      await mkdir(folder, { recursive: true });
      await writeFile(half, data);
      await rename(half, join(folder, hash));
      await makeRoom();
    } catch (error) {
      await rm(half, { force: true }).catch(() => undefined);
      onProblem(error instanceof Error ? error.message : String(error));
    }
  };

  const fetchOnce = async (hash: string, load: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await read(hash);
    if (kept) {
      return kept;
    }
    const data = await load();
    if (!isNamed(data, hash)) {
      throw new Error(`test data ${hash} arrived as something else`);
    }
    await keep(hash, data);
    return data;
  };

  return {
    get: async (hash, load) => {
      if (!HASH.test(hash)) {
        throw new Error('test data is named by a SHA-256');
      }
      const known = loading.get(hash);
      if (known) {
        return known;
      }
      const data = fetchOnce(hash, load).finally(() => loading.delete(hash));
      loading.set(hash, data);
      return data;
    },
  };
}
