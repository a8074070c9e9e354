// Files and test data in an object storage: OpenStack Swift with its interface of S3, with and without encryption.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDataCache } from '../../packages/judge/src/remote/testDataCache.ts';
import { type Bucket, openBucket } from '../../packages/server/src/adapters/s3/bucket.ts';
import { s3Storage } from '../../packages/server/src/adapters/storage/s3Storage.ts';
import { s3TestData } from '../../packages/server/src/adapters/testData/s3TestData.ts';
import { FILE_STORAGE_RULES } from '../../packages/server/src/testing/fileStorageRules.ts';
import { TEST_DATA_RULES } from '../../packages/server/src/testing/testDataRules.ts';
import { hasSwift, startSwift, type Swift } from '../servers/swift.ts';

const canRun = hasSwift();
const WITHOUT = 'no OpenStack Swift: npm run setup with access to Debian, or apt-get install python3-swift';

describe.each([{ isEncrypted: false }, { isEncrypted: true }])('Swift, encrypted: $isEncrypted', ({ isEncrypted }) => {
  let swift: Swift;
  let bucket: Bucket;
  let folder: string;
  let made = 0;
  beforeAll(async () => {
    if (canRun) swift = await startSwift({ isEncrypted });
  });
  afterAll(async () => {
    if (canRun) await swift.stop();
  });
  beforeEach(async ({ skip }) => {
    skip(!canRun, WITHOUT);
    folder = await mkdtemp(join(tmpdir(), 'aosai-s3-'));
    bucket = await openBucket(await swift.bucket(`site-${(made += 1)}`));
  });
  afterEach(async () => {
    if (!canRun) return;
    bucket.close();
    await rm(folder, { recursive: true });
  });

  const testDataOf = async (one: Bucket) =>
    s3TestData(one, {
      cache: await openTestDataCache(join(folder, 'cache'), 1_000_000),
      scratchFolder: join(folder, 'scratch'),
      now: () => new Date(),
    });

  test.each(Object.entries(FILE_STORAGE_RULES))('s3Storage: %s', (_name, rule) =>
    expect(rule({ storage: s3Storage(bucket), folder })).resolves.toBe(undefined),
  );

  test.each(Object.entries(TEST_DATA_RULES))('s3TestData: %s', async (_name, rule) =>
    expect(rule({ store: await testDataOf(bucket), folder })).resolves.toBe(undefined),
  );

  test('s3TestData: remove keeps data that is stored again while a sweep removes it', async () => {
    const sweepers: Bucket = {
      ...bucket,
      // The sweep has found it old; then the same data is stored again.
      remove: async (key) => {
        await (await testDataOf(bucket)).keep('1\n');
        await bucket.remove(key);
      },
    };
    const store = await testDataOf(sweepers);
    const { sha } = await store.keep('1\n');
    await store.remove(sha, new Date(Date.now() + 60_000));
    expect((await (await testDataOf(bucket)).read(sha)).toString()).toBe('1\n');
  });

  test('s3Storage and s3TestData: damaged bytes never arrive as a whole file', async () => {
    const data = randomBytes(200_000);
    await bucket.putBytes('files/a.bin', data);
    const { sha } = await (await testDataOf(bucket)).keep('1 2\n');
    const damaged: Bucket = {
      ...bucket,
      open: async (key, range) => {
        const found = await bucket.open(key, range);
        const all = await buffer(found.body);
        all[all.length - 1] = (all.at(-1) ?? 0) ^ 1;
        return { ...found, body: Readable.from([all.subarray(0, 2), all.subarray(2)]) };
      },
    };
    const whole = () => buffer(s3Storage(damaged).read('a.bin', 0, data.length - 1));
    await expect(whole()).rejects.toThrow('is not what was stored (SHA-256)');
    await expect((await testDataOf(damaged)).read(sha)).rejects.toThrow('arrived as something else');
  });

  test('the storage encrypts where it is told to: by itself, and when each object asks for it', async () => {
    const text = 'a sentence that can be found on a disk';
    await bucket.putBytes('files/a.txt', Buffer.from(text));
    const names = (await readdir(swift.devices, { recursive: true })).filter((name) => name.endsWith('.data'));
    const onDisk = await Promise.all(names.map((name) => readFile(join(swift.devices, name), 'latin1')));
    expect(onDisk.some((content) => content.includes(text))).toBe(!isEncrypted);

    const asking = await openBucket({ ...(await swift.bucket(`site-${(made += 1)}`)), encryption: 'AES256' });
    const put = asking.putBytes('files/a.txt', Buffer.from(text));
    if (isEncrypted) await put;
    else await expect(put).rejects.toThrow('NotImplemented');
    expect((await asking.find('files/a.txt'))?.bytes).toBe(isEncrypted ? text.length : undefined);
    asking.close();
  });
});
