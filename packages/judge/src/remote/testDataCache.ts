import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@aosai/api/domain/constants';
import { hasErrorCode } from '../errorCode.ts';

/** Test data by its SHA-256: fetched once, and the least recently used leaves when the folder is full. */
export interface TestDataCache {
  /** Rejects when what `load` brings is not what the hash names. */
  get: (hash: string, load: () => Promise<Buffer>) => Promise<Buffer>;
}

/** A download that was broken off; younger ones may be another worker's, under way. */
const STALE_MS = HOUR_MS;
const HASH = /^[0-9a-f]{64}$/u;

function isNamed(data: Buffer, hash: string): boolean {
  return createHash('sha256').update(data).digest('hex') === hash;
}

/**
 * Several workers may share a folder: files appear whole, and one that another has dropped is fetched again. `onProblem`
 * hears why something could not be kept.
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
      // A disk that lies must not decide about a student's program.
      if (!isNamed(data, hash)) {
        return null;
      }
      const now = new Date();
      await utimes(path, now, now);
      return data;
    } catch {
      // Whatever is wrong with the copy, the server has another one.
      return null;
    }
  };

  /** A cache that cannot be written (full, gone, owned by somebody else) costs time, never a verdict. */
  const keep = async (hash: string, data: Buffer): Promise<void> => {
    const half = join(folder, `${hash}.${randomUUID()}`);
    try {
      // A cleaner of temporary files may have taken the folder away.
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
