import { expect, test } from 'vitest';
import { UsageError } from '../cli/usageError.ts';
import { workerCommand } from './workerCommand.ts';

const TOKEN = 't'.repeat(32);
const wrong = async (argv: string[]) =>
  workerCommand(argv).then(
    () => 'nothing was wrong',
    (error: unknown) => (error instanceof UsageError ? error.message : error),
  );

test.each([
  [[], '缺少 --server'],
  [['--server', 'school.example'], '--server 应以 http:// 或 https:// 开头'],
  [['--server', 'http://127.0.0.1:1', '--token', 'short'], '令牌至少 32 个字符'],
  [['--server', 'http://127.0.0.1:1', '--token', TOKEN, '--cache-mb', '0'], '--cache-mb 应为 1 到'],
  [['--server', 'http://127.0.0.1:1', '--token', TOKEN, 'extra'], '多余的参数 extra'],
])('workerCommand: explains %j in Chinese before it starts anything', async (argv, text) => {
  expect(await wrong(argv)).toContain(text);
});
