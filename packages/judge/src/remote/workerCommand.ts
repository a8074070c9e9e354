import { hostname } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { WORKER_TOKEN_MIN_LENGTH } from '@aosai/api/judging/remoteJudging';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import packageFile from '../../package.json' with { type: 'json' };
import { readCommandLine, wholeNumber } from '../cli/commandLine.ts';
import { cacheFolder } from '../cli/withRunner.ts';
import { UsageError } from '../cli/usageError.ts';
import { openJudge } from '../judge.ts';
import { JudgeUnavailable } from '../judgeUnavailable.ts';
import { openConnection } from './connection.ts';
import { runRemoteWorker } from './remoteWorker.ts';
import { openTestDataCache } from './testDataCache.ts';

const OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string' },
  name: { type: 'string' },
  'cache-mb': { type: 'string', default: '1024' },
} as const;

function serverOf(text: string | undefined): string {
  if (text === undefined) {
    throw new UsageError('缺少 --server：写网站的地址，例如 --server http://192.168.1.10:3000');
  }
  if (!URL.canParse(text) || !/^https?:$/u.test(new URL(text).protocol)) {
    throw new UsageError(`--server 应以 http:// 或 https:// 开头，收到 ${JSON.stringify(text)}`);
  }
  return text;
}

function tokenOf(text: string | undefined): string {
  const token = text ?? process.env['JUDGE_TOKEN'] ?? '';
  if (token.length < WORKER_TOKEN_MIN_LENGTH) {
    throw new UsageError(
      `令牌至少 ${WORKER_TOKEN_MIN_LENGTH} 个字符，与服务器的 JUDGE_TOKEN 相同；写在 --token 后或环境变量 JUDGE_TOKEN 里`,
    );
  }
  return token;
}

/**
 * `worker`: judges jobs of a server until SIGINT or SIGTERM, then returns the unfinished jobs.
 *
 * @throws UsageError for wrong options
 * @throws JudgeUnavailable when this machine cannot judge
 */
export async function workerCommand(argv: string[]): Promise<void> {
  const { values } = readCommandLine(argv, [], OPTIONS);
  const connection = openConnection({ server: serverOf(values.server), token: tokenOf(values.token) });
  const limitBytes = wholeNumber('cache-mb', values['cache-mb'], 1024 * 1024) * MEBIBYTE;
  const name = (values.name ?? hostname()).slice(0, 100);
  const cacheDir = cacheFolder();
  const log = (text: string) => console.error(text);
  const stopping = new AbortController();
  const stop = () => stopping.abort(new Error('told to stop'));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const judge = await openJudge({ cacheDir });
  try {
    const { available, level, slots, problems } = judge.status();
    if (!available) {
      throw new JudgeUnavailable(problems);
    }
    stdout.write(
      `评测机 ${name} 已启动：隔离级别 ${level}，同时评测 ${slots} 份，从 ${values.server ?? ''} 领取任务\n`,
    );
    await runRemoteWorker({
      connection,
      judge,
      cache: await openTestDataCache(join(cacheDir, 'testdata'), limitBytes, (reason) =>
        log(`测试数据缓存写不进去（${reason}），每次重新下载`),
      ),
      name,
      version: packageFile.version,
      signal: stopping.signal,
      log,
    });
    stdout.write('评测机已停止，没有评完的任务已交还。\n');
  } finally {
    await judge.close();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
