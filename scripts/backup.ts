// `npm run backup`, `npm run restore -- FOLDER`, `npm run verify -- FOLDER`: docs/backup.md.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefused } from '../packages/server/src/base/startRefused.ts';
import { type Config, readConfig } from '../packages/server/src/config.ts';
import { lockFolder } from '../packages/server/src/db/lock.ts';
import { openDatabase } from '../packages/server/src/db/open.ts';
import { askForBackup } from '../packages/server/src/http/port/control.ts';
import { openBackups } from '../packages/server/src/platform/backup/backups.ts';
import { noteVerdict } from '../packages/server/src/platform/backup/listBackups.ts';
import { restoreBackup } from '../packages/server/src/platform/backup/restoreBackup.ts';
import { verifyBackup } from '../packages/server/src/platform/backup/verifyBackup.ts';
import { programVersion } from '../packages/server/src/start/programVersion.ts';
import { root } from './parts/child.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function options(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'with-keys': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        older: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        keys: { type: 'string' },
        'without-keys': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefused('命令的参数有误（见 docs/backup.md）。', `Wrong arguments: ${reason}`);
  }
}

function folderOf(positionals: readonly string[]): string {
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new StartRefused('请写明一个备份的目录。', 'Name one backup: its folder.');
  }
  return resolve(folder);
}

const directUrl = ({ databaseDirectUrl, databaseUrl }: Config) => databaseDirectUrl ?? databaseUrl;

async function takeFrom(target: Parameters<typeof openDatabase>[0], config: Config, hasKeys: boolean): Promise<string> {
  const database = await openDatabase(target);
  try {
    const { dataFolder, backupsFolder, backupsKept } = config;
    const version = await programVersion(config.commit);
    const filesElsewhere = config.s3 !== null;
    const sources = { database, url: directUrl(config), dataFolder, backupsFolder, filesElsewhere, version };
    return await openBackups(sources, backupsKept).take('asked', { hasKeys });
  } finally {
    await database.close();
  }
}

async function takeEmbedded(config: Config, hasKeys: boolean): Promise<string> {
  const { dataFolder } = config;
  const asked = await askForBackup(dataFolder, { hasKeys });
  if (asked && 'name' in asked) return asked.name;
  if (asked) {
    const [chinese = '', english = ''] = asked.refused.split('\n');
    throw new StartRefused(chinese, english);
  }
  const lock = lockFolder(dataFolder);
  try {
    return await takeFrom({ folder: join(dataFolder, 'database'), isAsFound: true }, config, hasKeys);
  } finally {
    lock.release();
  }
}

/** The running server copies its embedded database; one that does not run, and PostgreSQL, are copied by this command. */
async function take(config: Config, hasKeys: boolean): Promise<void> {
  const url = directUrl(config);
  const name =
    url === undefined
      ? await takeEmbedded(config, hasKeys)
      : await takeFrom({ url, poolSize: 2, isAsFound: true }, config, hasKeys);
  say(`备份完成   ${join(config.backupsFolder, name)}`);
  if (config.s3)
    say(`文件和测试数据不在备份里：它们在 S3 的桶 ${config.s3.bucket} 里，请用那里的版本管理或跨区复制来保护。`);
  if (!hasKeys && url === undefined)
    say(`密钥不在备份里：请把 ${join(config.dataFolder, 'keys')} 另外保存一份，没有它手机号无法读取。`);
}

async function verify(folder: string, opens: boolean): Promise<void> {
  const { manifest, faults } = await verifyBackup(folder, { opens });
  await noteVerdict(folder, new Date(), faults);
  for (const fault of faults) say(`× ${fault}`);
  if (faults.length > 0) {
    throw new StartRefused(`备份 ${folder} 有 ${faults.length} 处不对，不能用。`, 'The backup is damaged.');
  }
  const { at, version, entries } = manifest;
  say(`备份完好   ${entries.length} 个文件，数据到 ${at}，版本 ${version}`);
}

try {
  const [command, ...args] = process.argv.slice(2);
  const { values, positionals } = options(args);
  const config = readConfig(process.env, root);
  switch (command) {
    case 'take':
      await take(config, values['with-keys']);
      break;
    case 'verify':
      await verify(folderOf(positionals), !values.quick);
      break;
    case 'restore': {
      const target = { dataFolder: config.dataFolder, url: directUrl(config) };
      const words = {
        replaces: values.replace,
        isOlderFine: values.older,
        keysFolder: values.keys && resolve(values.keys),
        withoutKeys: values['without-keys'],
      };
      const { at, hasFiles } = await restoreBackup(folderOf(positionals), target, words, say);
      if (!hasFiles) say('这份备份里只有数据库：文件和测试数据保持原样，没有恢复。');
      say(`恢复完成   数据到 ${at}。先用 AOSAI_STANDBY=1 启动看一看，确认后再正式启动。`);
      break;
    }
    default:
      throw new StartRefused('用法见 docs/backup.md。', 'Usage: docs/backup.md.');
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
