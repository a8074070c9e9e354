import { openGoJudgeRunner } from '../goJudge/goJudgeRunner.ts';
import { openLocalRunner } from './localRunner.ts';
import type { Runner } from '../runner.ts';

/**
 * Opens the runner that the environment selects: the sandbox of this machine, or go-judge with `JUDGE_RUNNER=go-judge`.
 * @throws Error, in Chinese, when JUDGE_RUNNER or GO_JUDGE_URL is wrong
 */
export async function openRunner(
  options: { cacheDir: string; slots: number },
  env: NodeJS.ProcessEnv = process.env,
): Promise<Runner> {
  const kind = env['JUDGE_RUNNER'] ?? 'sandbox';
  if (kind === 'sandbox') {
    return openLocalRunner(options);
  }
  const url = env['GO_JUDGE_URL'];
  if (kind !== 'go-judge' || url === undefined || !URL.canParse(url)) {
    throw new Error(
      'JUDGE_RUNNER 只能是 sandbox 或 go-judge；用 go-judge 时还要设置 GO_JUDGE_URL，例如 http://127.0.0.1:5050',
    );
  }
  return openGoJudgeRunner({ url, token: env['GO_JUDGE_TOKEN'], slots: options.slots });
}
