import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '../adapters/s3/bucket.ts';
import { checkedBody } from '../adapters/s3/checkedBody.ts';
import { FILES_PREFIX } from '../adapters/storage/s3Storage.ts';
import { GONE_PREFIX, TEST_DATA_PREFIX } from '../adapters/testData/s3TestData.ts';
import { openFolderSync } from '../adapters/testData/folderSync.ts';
import { FOLDER_MARK } from '../base/folderMark.ts';

/** Names that are being written or removed. */
const PASSING = /\.(?:part|gone)$/;
const AT_ONCE = 8;
const TELL_EVERY = 1_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** SHA-256 of a file of this machine; null when it is missing. */
async function shaOfFile(path: string): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** One way, for the files of one folder. */
interface Way {
  names(): AsyncIterable<string>;
  /** Brings a file over unless it is there, whole; gives the bytes that were sent. */
  bring(name: string): Promise<number>;
}

function toBucket(bucket: Bucket, folder: string, prefix: string): Way {
  const there = new Set<string>();
  return {
    names: async function* () {
      for await (const { name } of bucket.list(prefix)) there.add(name);
      try {
        for await (const entry of await opendir(folder)) {
          if (entry.isFile() && entry.name !== FOLDER_MARK && !PASSING.test(entry.name)) yield entry.name;
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    bring: async (name) => {
      const path = join(folder, name);
      const sha256 = await shaOfFile(path);
      // Deleted meanwhile by a running server.
      if (sha256 === null) return 0;
      const { size } = await stat(path);
      const found = there.has(name) ? await bucket.find(prefix + name) : null;
      if (found?.sha256 === sha256 && found.bytes === size) return 0;
      await bucket.putFile(prefix + name, path, sha256);
      return size;
    },
  };
}

function toFolder(bucket: Bucket, folder: string, prefixes: readonly [string, ...string[]]): Way {
  const sync = openFolderSync(folder);
  return {
    names: async function* () {
      const known = new Set<string>();
      for (const prefix of prefixes) {
        for await (const { name } of bucket.list(prefix)) {
          if (name === FOLDER_MARK || known.has(name)) continue;
          known.add(name);
          yield name;
        }
      }
    },
    bring: async (name) => {
      const [found] = (
        await Promise.all(prefixes.map(async (prefix) => ({ prefix, object: await bucket.find(prefix + name) })))
      ).flatMap(({ prefix, object }) => (object ? [{ key: prefix + name, object }] : []));
      if (!found) return 0;
      const { key, object } = found;
      if (object.sha256 !== null && (await shaOfFile(join(folder, name))) === object.sha256) return 0;
      const body = (await bucket.open(key)).body as AsyncIterable<Uint8Array>;
      await sync.makeFolder();
      const half = join(folder, `${name}.part`);
      const file = await open(half, 'w', 0o600);
      try {
        const pieces = object.sha256 === null ? body : checkedBody(body, object.sha256, key);
        for await (const piece of pieces) await file.writeFile(piece);
        await file.sync();
        if ((await file.stat()).size !== object.bytes) throw new Error(`${key} arrived with another size`);
        await rename(half, join(folder, name));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await sync.names();
      return object.bytes;
    },
  };
}

export type MoveTarget = 's3' | 'folder';

interface CopyOptions {
  bucket: Bucket;
  dataFolder: string;
  to: MoveTarget;
  /** Called with a Chinese line, now and then. */
  tell: (line: string) => void;
}

const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function copyWay(way: Way, label: string, tell: CopyOptions['tell']): Promise<number> {
  const names = way.names()[Symbol.asyncIterator]();
  const seen = { files: 0, sent: 0, bytes: 0 };
  const line = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const bytes = await way.bring(next.value);
      seen.files += 1;
      seen.bytes += bytes;
      if (bytes > 0) seen.sent += 1;
      if (seen.files % TELL_EVERY === 0) tell(`${label}：已核对 ${seen.files} 个，其中新复制 ${mib(seen.bytes)}……`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  tell(`${label}：共 ${seen.files} 个，都在；这次复制了 ${seen.sent} 个，${mib(seen.bytes)}`);
  return seen.files;
}

/**
 * Copies all files and test data that are not there yet, and compares the hashes of those that are. It removes nothing,
 * and may be killed and run again at any time, also while servers run.
 */
export async function copyStorage({ bucket, dataFolder, to, tell }: CopyOptions): Promise<void> {
  const [files, testData] = [join(dataFolder, 'files'), join(dataFolder, 'testdata')];
  const ways =
    to === 's3'
      ? ([
          ['上传的文件', toBucket(bucket, files, FILES_PREFIX)],
          ['测试数据', toBucket(bucket, testData, TEST_DATA_PREFIX)],
        ] as const)
      : ([
          ['上传的文件', toFolder(bucket, files, [FILES_PREFIX])],
          // What a sweep has just removed may be needed again.
          ['测试数据', toFolder(bucket, testData, [TEST_DATA_PREFIX, GONE_PREFIX])],
        ] as const);
  for (const [label, way] of ways) await copyWay(way, label, tell);
}

/** For tests only: leaves a control out, to show what it protects from. */
export interface MoveWeakness {
  without: 'order';
}

/**
 * Copies everything, then lets `commit` say in the database where files lie from now on: servers that still use the old
 * place are no longer ready. What they stored until then is copied after it.
 */
export async function moveStorage(
  options: CopyOptions,
  commit: () => Promise<void>,
  weakness?: MoveWeakness,
): Promise<void> {
  if (weakness?.without !== 'order') await copyStorage(options);
  await commit();
  await copyStorage(options);
}
