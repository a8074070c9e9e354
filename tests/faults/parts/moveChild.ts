// Moves a data folder into a bucket, as scripts/storage.ts does, and writes the file `switched` where that one writes
// the database: moveChild.ts DATA_FOLDER SETTINGS [order]
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBucket } from '../../../packages/server/src/adapters/s3/bucket.ts';
import type { S3Settings } from '../../../packages/server/src/adapters/s3/s3Settings.ts';
import { moveStorage } from '../../../packages/server/src/start/moveStorage.ts';

const [dataFolder = '', settings = '', without] = process.argv.slice(2);
const bucket = await openBucket(JSON.parse(settings) as S3Settings);
await moveStorage(
  { bucket, dataFolder, to: 's3', tell: (line) => console.log(line) },
  () => writeFile(join(dataFolder, 'switched'), ''),
  without === 'order' ? { without } : undefined,
);
bucket.close();
