// `npm run storage -- copy|move s3|folder`: brings files and test data from the data folder into a bucket, or back
// (docs/grow.md).
import { join } from 'node:path';
import { StartRefused } from '../packages/server/src/base/startRefused.ts';
import { type Config, readConfig } from '../packages/server/src/config.ts';
import { lockFolder } from '../packages/server/src/db/lock.ts';
import { type Db, openDatabase } from '../packages/server/src/db/open.ts';
import { copyStorage, moveStorage, type MoveTarget } from '../packages/server/src/start/moveStorage.ts';
import { openAnsweringBucket } from '../packages/server/src/start/openStorage.ts';
import { privateFolder } from '../packages/server/src/start/privateFolder.ts';
import { settleIn } from '../packages/server/src/start/sharedFolders.ts';
import { bucketPlaces, folderPlaces } from '../packages/server/src/start/sharedPlaces.ts';
import { root } from './parts/child.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  const { dataFolder, databaseUrl, databaseDirectUrl } = config;
  const url = databaseDirectUrl ?? databaseUrl;
  const lock = url === undefined ? lockFolder(dataFolder) : null;
  try {
    const database = await openDatabase(
      url === undefined
        ? { folder: join(dataFolder, 'database'), isAsFound: true }
        : { url, poolSize: 2, isAsFound: true },
    );
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

function wordsOf([command, target, ...more]: readonly string[]): { moves: boolean; to: MoveTarget } {
  if ((command !== 'copy' && command !== 'move') || (target !== 's3' && target !== 'folder') || more.length > 0) {
    throw new StartRefused(
      '用法：npm run storage -- copy s3（或 folder）先复制，再停止服务器，用 move 代替 copy 完成搬迁（见 docs/grow.md）。',
      'Usage: npm run storage -- copy|move s3|folder (docs/grow.md).',
    );
  }
  return { moves: command === 'move', to: target };
}

try {
  const { moves, to } = wordsOf(process.argv.slice(2));
  const config = readConfig(process.env, root);
  const { s3, dataFolder } = config;
  if (s3 === null) {
    throw new StartRefused(
      '要设置 S3_ENDPOINT、S3_BUCKET、S3_KEY_ID 和 S3_KEY_SECRET，搬回本机目录时也要。',
      'Set S3_ENDPOINT, S3_BUCKET, S3_KEY_ID and S3_KEY_SECRET, on the way back too.',
    );
  }
  const bucket = await openAnsweringBucket(s3);
  const places = to === 's3' ? bucketPlaces(bucket, s3.bucket) : folderPlaces(dataFolder);
  for (const { name } of to === 'folder' ? places : []) privateFolder(join(dataFolder, name));
  try {
    const options = { bucket, dataFolder, to, tell: say };
    if (moves) {
      await withDatabase(config, (db) => moveStorage(options, () => settleIn(db, places)));
      const next = to === 's3' ? '带着 S3_ 设置启动服务器' : '去掉 S3_ 设置再启动服务器';
      say(`搬迁完成。现在${next}。原来的文件都还在，确认无误后再自行删除。`);
    } else {
      await copyStorage(options);
      say('复制完成，服务器仍用原来的地方。停止所有服务器后运行 move，完成搬迁。');
    }
  } finally {
    bucket.close();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
