// `npm run migrate`: brings the database of DATABASE_URL to this version's schema, under the lock of starting servers.
// For sites whose servers run with AOSAI_MIGRATE=off, and for upgrades whose time somebody chooses.
import { StartRefused } from '../packages/server/src/base/startRefused.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { openDatabase } from '../packages/server/src/db/open.ts';
import { root } from './parts/child.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const { databaseUrl, databaseDirectUrl: directUrl } = readConfig(process.env, root);
  if (databaseUrl === undefined) {
    throw new StartRefused(
      '没有设置 DATABASE_URL。内置数据库由服务器在启动时升级，不用这条命令。',
      'DATABASE_URL is not set. The server migrates its embedded database when it starts.',
    );
  }
  const database = await openDatabase({ url: databaseUrl, directUrl }, { tell: say });
  await database.close();
  say('数据库的结构已与本程序一致。');
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
