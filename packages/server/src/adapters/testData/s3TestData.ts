import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { TestDataCache } from '@aosai/judge/remote/testDataCache';
import { FOLDER_MARK } from '../../base/folderMark.ts';
import type { Bucket, BucketObject } from '../s3/bucket.ts';
import { NotStored } from '../storage/storageAway.ts';
import { checkText, type KeptData, type TestDataStore, writeChecked } from './testDataStore.ts';

/** Begins the keys of test data, by SHA-256. */
export const TEST_DATA_PREFIX = 'testdata/';
/** Removed data lies here a day longer: it comes back when a question stored it at that moment. */
export const GONE_PREFIX = 'testdata-gone/';

const SHA = /^[0-9a-f]{64}$/;
/** Data stored so recently is not sent again; sweeps spare what is younger than a day. */
const FRESH_MS = HOUR_MS;
const AT_ONCE = 8;

interface Places {
  /** Verified copies on this machine, for the judge. */
  cache: TestDataCache;
  /** For data whose hash is not known before its end. */
  scratchFolder: string;
  now: () => Date;
}

/** Test data in a bucket of S3, which several servers may share. */
export function s3TestData(bucket: Bucket, { cache, scratchFolder, now }: Places): TestDataStore {
  const keyOf = (sha: string): string => {
    if (!SHA.test(sha)) throw new Error('test data is named by a SHA-256');
    return `${TEST_DATA_PREFIX}${sha}`;
  };
  const goneOf = (name: string) => `${GONE_PREFIX}${name}`;

  /** Whether it is there and no sweep takes it soon; older data is sent again, which renews its date. */
  const isFresh = async (sha: string): Promise<boolean> => {
    const found = await bucket.find(keyOf(sha));
    return found !== null && now().getTime() - found.modifiedAt.getTime() < FRESH_MS;
  };

  const find = async (sha: string): Promise<BucketObject | null> => {
    const found = await bucket.find(keyOf(sha));
    if (found) return found;
    if (!(await bucket.find(goneOf(sha)))) return null;
    await bucket.copy(goneOf(sha), keyOf(sha));
    return bucket.find(keyOf(sha));
  };

  const openBody = async (sha: string): Promise<Readable> => {
    try {
      return (await bucket.open(keyOf(sha))).body;
    } catch (error) {
      if (!(error instanceof NotStored) || !(await find(sha))) throw error;
      return (await bucket.open(keyOf(sha))).body;
    }
  };

  const keepStream = async (chunks: AsyncIterable<Uint8Array>): Promise<KeptData> => {
    await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
    const half = join(scratchFolder, `${randomUUID()}.part`);
    try {
      const file = await open(half, 'wx', 0o600);
      let kept: KeptData;
      try {
        kept = await writeChecked(file, chunks);
      } finally {
        await file.close();
      }
      if (!(await isFresh(kept.sha))) await bucket.putFile(keyOf(kept.sha), half, kept.sha);
      return kept;
    } finally {
      await rm(half, { force: true });
    }
  };

  const adoptOne = async ({ sha, path }: { sha: string; path: string }): Promise<void> => {
    if (!(await isFresh(sha))) await bucket.putFile(keyOf(sha), path, sha);
    await rm(path, { force: true });
  };

  return {
    keep: async (data) => {
      if (typeof data !== 'string' && !(data instanceof Uint8Array)) return keepStream(data);
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      checkText(bytes);
      const sha = createHash('sha256').update(bytes).digest('hex');
      if (!(await isFresh(sha))) await bucket.putBytes(keyOf(sha), bytes);
      return { sha, bytes: bytes.byteLength };
    },
    adopt: async (files) => {
      const left = [...files];
      const line = async () => {
        for (let one = left.pop(); one; one = left.pop()) await adoptOne(one);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, line));
    },
    read: (sha) => cache.get(sha, async () => buffer(await openBody(sha))),
    sizeOf: async (sha) => (SHA.test(sha) ? ((await find(sha))?.bytes ?? null) : null),
    stream: (sha) =>
      Readable.from(
        (async function* () {
          yield* (await openBody(sha)) as AsyncIterable<Uint8Array>;
        })(),
        { objectMode: false },
      ),
    list: async function* () {
      for (const prefix of [TEST_DATA_PREFIX, GONE_PREFIX]) {
        for await (const { name, modifiedAt } of bucket.list(prefix)) {
          if (name !== FOLDER_MARK) yield { name, keptAt: modifiedAt };
        }
      }
    },
    remove: async (name, before) => {
      const found = await bucket.find(`${TEST_DATA_PREFIX}${name}`);
      if (found) {
        if (found.modifiedAt >= before) return;
        // It may be stored again until it is removed: the copy serves it then.
        await bucket.copy(`${TEST_DATA_PREFIX}${name}`, goneOf(name));
        await bucket.remove(`${TEST_DATA_PREFIX}${name}`);
        return;
      }
      const gone = await bucket.find(goneOf(name));
      if (gone && gone.modifiedAt < before) await bucket.remove(goneOf(name));
    },
  };
}
