import { doctorCommand } from './cli/doctorCommand.ts';
import { problemCommand } from './cli/problemCommand.ts';
import { runCommand } from './cli/runCommand.ts';
import { notRun } from './cli/runOnce.ts';
import { USAGE, UsageError } from './cli/usageError.ts';
import { JudgeUnavailable } from './judgeUnavailable.ts';
import { ServerRefused } from './remote/connection.ts';
import { workerCommand } from './remote/workerCommand.ts';

/** Each command gets the arguments after its name. Results go to standard output, everything else to standard error. */
const COMMANDS = new Map<string, (argv: string[]) => Promise<void>>([
  ['run', runCommand],
  ['problem', problemCommand],
  ['doctor', doctorCommand],
  ['worker', workerCommand],
]);

/** Exit codes: 0 judged, whatever the verdict; 1 the judge failed; 2 the command line is wrong. */
async function main([name = '', ...argv]: string[]): Promise<void> {
  if (name === '--help' || name === 'help') {
    console.log(USAGE);
    return;
  }
  const command = COMMANDS.get(name);
  if (!command) {
    throw new UsageError(name === '' ? USAGE : `没有 ${name} 这个命令\n${USAGE}`);
  }
  await command(argv);
}

function explained(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError) {
    return text;
  }
  if (error instanceof JudgeUnavailable) {
    return `评测机不能用：${text}\n运行 npm run -s judge -- doctor 查看详情`;
  }
  return error instanceof ServerRefused
    ? `服务器不接受这台评测机：${text}`
    : `评测没有完成：${text}\n请再试一次；仍然如此时，运行 npm run -s judge -- doctor 检查评测机`;
}

const commandLine = process.argv.slice(2);
try {
  await main(commandLine);
} catch (error) {
  const text = explained(error);
  console.error(text);
  if (commandLine[0] === 'run') {
    const why = text.replace(`\n${USAGE}`, '');
    console.log(JSON.stringify(notRun(why, error instanceof JudgeUnavailable ? 'L5' : null)));
  }
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
