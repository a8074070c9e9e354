// Files and test data in an object storage: OpenStack Swift with its interface of S3, with and without encryption.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
});
