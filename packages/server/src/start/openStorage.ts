import { join } from 'node:path';
import type { Logger } from 'pino';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { openTestDataCache } from '@aosai/judge/remote/testDataCache';
import { type Bucket, openBucket } from '../adapters/s3/bucket.ts';
import type { S3Settings } from '../adapters/s3/s3Settings.ts';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import type { FileStorage } from '../adapters/storage/port.ts';
import { FILES_PREFIX, s3Storage } from '../adapters/storage/s3Storage.ts';
import { StorageAway } from '../adapters/storage/storageAway.ts';
import { s3TestData } from '../adapters/testData/s3TestData.ts';
import { openTestData, type TestDataStore } from '../adapters/testData/testDataStore.ts';
import { FOLDER_MARK } from '../base/folderMark.ts';
import { StartRefused } from '../base/startRefused.ts';
import type { Config } from '../config.ts';
import { privateFolder } from './privateFolder.ts';
import { bucketPlaces, folderPlaces, type SharedPlace } from './sharedPlaces.ts';

/** Verified copies of test data in a bucket, for the judge of this server. */
const CACHE_BYTES = 2048 * MEBIBYTE;

export interface OpenStorage {
  storage: FileStorage;
  testData: TestDataStore;
  places: readonly SharedPlace[];
  close(): void;
}

/** Opens a bucket that answers. Throws StartRefused. */
export async function openAnsweringBucket(s3: S3Settings): Promise<Bucket> {
  const bucket = await openBucket(s3);
  try {
    // A list, since only it tells a missing bucket from a missing file.
    for await (const _found of bucket.list(`${FILES_PREFIX}${FOLDER_MARK}`)) break;
    return bucket;
  } catch (error) {
    bucket.close();
    if (!(error instanceof StorageAway)) throw error;
    throw new StartRefused(
      `用不了 S3：${s3.endpoint} 上的桶 ${s3.bucket}。请检查地址、桶的名称、密钥和 S3_PATH_STYLE；桶要先建好，并且不公开。`,
      error.message,
      { cause: error },
    );
  }
}

/** Uploaded files and test data, in the data folder or in a bucket. Throws StartRefused. */
export async function openStorage(
  { dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>,
  { now, log }: { now: () => Date; log: Pick<Logger, 'warn'> },
): Promise<OpenStorage> {
  if (s3 === null) {
    const testData = openTestData(privateFolder(join(dataFolder, 'testdata')));
    const storage = folderStorage(privateFolder(join(dataFolder, 'files')));
    return { storage, testData, places: folderPlaces(dataFolder), close: () => {} };
  }
  const bucket = await openAnsweringBucket(s3);
  const cache = await openTestDataCache(privateFolder(join(dataFolder, 'testdata-cache')), CACHE_BYTES, (reason) =>
    log.warn({ reason }, 'test data is not cached, and fetched anew for each use'),
  );
  return {
    storage: s3Storage(bucket),
    testData: s3TestData(bucket, { cache, scratchFolder: privateFolder(join(dataFolder, 'uploads')), now }),
    places: bucketPlaces(bucket, s3.bucket),
    close: bucket.close,
  };
}
