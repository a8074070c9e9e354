import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Bucket } from '../adapters/s3/bucket.ts';
import { FILES_PREFIX } from '../adapters/storage/s3Storage.ts';
import { NotStored } from '../adapters/storage/storageAway.ts';
import { TEST_DATA_PREFIX } from '../adapters/testData/s3TestData.ts';
import { FOLDER_MARK, readFolderMark, writeFolderMark } from '../base/folderMark.ts';

/** Where all servers on one database keep the same files. */
export interface SharedPlace {
  name: 'files' | 'testdata';
  /** For people. */
  where: string;
  /** Null without a mark. */
  readMark(): Promise<string | null>;
  writeMark(mark: string): Promise<void>;
}

/** The folders of a data folder. */
export const folderPlaces = (dataFolder: string): SharedPlace[] =>
  (['files', 'testdata'] as const).map((name) => {
    const where = join(dataFolder, name);
    return {
      name,
      where,
      readMark: () => readFolderMark(where),
      writeMark: (mark) => writeFolderMark(where, mark),
    };
  });

/** The same in a bucket. */
export const bucketPlaces = (bucket: Bucket, bucketName: string): SharedPlace[] =>
  (['files', 'testdata'] as const).map((name) => {
    const key = `${name === 'files' ? FILES_PREFIX : TEST_DATA_PREFIX}${FOLDER_MARK}`;
    return {
      name,
      where: `s3://${bucketName}/${name}`,
      readMark: async () => {
        try {
          return (await text((await bucket.open(key)).body)).trim();
        } catch (error) {
          if (error instanceof NotStored) return null;
          throw error;
        }
      },
      writeMark: (mark) => bucket.putBytes(key, Buffer.from(`${mark}\n`)),
    };
  });
