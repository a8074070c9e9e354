import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { unwrittenSeconds } from './db/embedded/unwrittenSeconds.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './platform/demoReach/demoAccounts.ts';
import { type RunningServer, startServer } from './server.ts';
import { StartRefused } from './base/startRefused.ts';

const root = join(import.meta.dirname, '../../..');

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function databaseLine(kind: RunningServer['databaseKind'], { dataFolder }: Config): Promise<string> {
  if (kind === 'postgresql') return '数据库   PostgreSQL（fsync、full_page_writes、synchronous_commit 均已打开）';
  const seconds = await unwrittenSeconds();
  const lately = seconds === null ? '最近' : `最近 ${seconds} 秒`;
  return `数据库   内置数据库，在 ${join(dataFolder, 'database')}。程序被强行结束不丢数据，断电可能丢失${lately}的修改；正式使用请设置 DATABASE_URL（PostgreSQL）`;
}

function demoLines({ demo, trustProxy, databaseUrl }: Config, { hasDemoData }: RunningServer): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ account, role }) => `${account}（${role}）`).join('  ');
  const passwords = `密码都是 ${DEMO_PASSWORD}。AOSAI_DEMO=0 可关闭演示数据`;
  switch (demo) {
    case 'here':
      return [
        `演示账号 ${accounts}`,
        `         ${passwords}`,
        '         只在这台机器上打开时有效：经过代理、隧道或从别的机器来的请求，演示账号和 /web/dev 一律不可用',
      ];
    case 'network':
      return [
        `演示账号 ${accounts}`,
        `         ${passwords}`,
        '警告     能直接连到这台机器的人都能用演示账号登录，包括管理账号：只可用于不含真实数据的试用',
      ];
    case 'off': {
      const isShared =
        databaseUrl !== undefined ? '使用 PostgreSQL 时默认不启用（试用请设置 AOSAI_DEMO=1）' : '没有启用';
      const why = trustProxy ? '在反向代理后面（AOSAI_TRUST_PROXY=1）' : isShared;
      const left = hasDemoData
        ? ['         数据目录里还有以前的演示考试和机构；正式使用请用 AOSAI_DATA 换一个空目录']
        : [];
      return [`演示账号 ${why}：演示数据和 /web/dev 已关闭`, ...left];
    }
    default:
      return demo satisfies never;
  }
}

/** Prints everything at once, so that a program that waits for the address can also read the account. */
async function greet(server: RunningServer, config: Config): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const { firstUser } = server;
  say(
    '',
    `奥赛学堂已启动   ${server.url}/web/`,
    `版本     ${server.version}`,
    await databaseLine(server.databaseKind, config),
    ...demoLines(config, server),
    ...(isRoot
      ? ['警告     正在以 root 身份运行：正式使用请换成普通用户，docs/deploy.md 有现成的 systemd 单元文件']
      : []),
    ...(firstUser ? [`管理账号 ${firstUser.account}   密码 ${firstUser.password}   （只显示这一次，请立即保存）`] : []),
  );
}

async function describeJudge(server: RunningServer): Promise<void> {
  const { available, level, layers, compilers, slots, problems } = await server.judge;
  if (available) {
    const versions = compilers.flatMap(({ version }) => version ?? []);
    say(`评测机   隔离级别 ${level}：${layers.join('、')}`, `         ${versions.join('，')}，同时评测 ${slots} 份`);
  } else say('评测机   不可用：提交的代码会保存并等待，网站其余部分照常');
  for (const problem of problems) say(`         ${problem}`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, root);
  const server = await startServer({ config, tell: say });
  let ending: Promise<void> | undefined;
  const end = () => {
    if (ending) return;
    say('正在停止：等待进行中的请求结束……');
    ending = server.close().then(() => {
      say('已停止，数据已保存。');
      process.exitCode = 0;
    });
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  await greet(server, config);
  await describeJudge(server);
  if (!ending) say('按 Ctrl+C 停止', '');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
