// `npm run reseal`: seals the secrets in the database of DATABASE_URL with AOSAI_SECRET that AOSAI_SECRET_OLD has sealed.
// Servers go on meanwhile, if all of them were started with both (docs/operate.md).
import { StartRefused } from '../packages/server/src/base/startRefused.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { openDatabase } from '../packages/server/src/db/open.ts';
import { tableSecrets } from '../packages/server/src/keys/tableSecrets.ts';
import { root } from './parts/child.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const { databaseUrl, databaseDirectUrl: directUrl, secret, oldSecret } = readConfig(process.env, root);
  if (databaseUrl === undefined || oldSecret === undefined) {
    throw new StartRefused(
      '要设置 DATABASE_URL、新的 AOSAI_SECRET 和原来的 AOSAI_SECRET_OLD。内置数据库没有 AOSAI_SECRET。',
      'Set DATABASE_URL, the new AOSAI_SECRET, and AOSAI_SECRET_OLD. An embedded database has no AOSAI_SECRET.',
    );
  }
  const database = await openDatabase({ url: databaseUrl, directUrl, migrates: false }, { tell: say });
  try {
    const names = await tableSecrets(database.db, secret, oldSecret).reseal();
    say(`${names.length} 个密钥已改用新的 AOSAI_SECRET 加密。现在可以去掉 AOSAI_SECRET_OLD，逐台重启服务器。`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
