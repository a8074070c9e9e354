import { stdout } from 'node:process';
import { createJudge } from '../judge.ts';
import { languageOf, readCommandLine, standardOf } from './commandLine.ts';
import { withRunner } from './withRunner.ts';
import { readProblemFolder } from './problemFolder.ts';
import { problemText } from './problemText.ts';
import { showProgress } from './progress.ts';
import { readText } from './userFile.ts';

/** `problem`: judges a program against a folder of test data and prints a table. */
export async function problemCommand(argv: string[]): Promise<void> {
  const { values, positionals } = readCommandLine(argv, ['题目文件夹', '程序文件'], {
    lang: { type: 'string' },
    std: { type: 'string' },
  });
  const [folder = '', program = ''] = positionals;
  const language = languageOf(values.lang, program);
  const standard = standardOf(values.std);
  const source = readText(program);
  const { title, ...problem } = readProblemFolder(folder);
  const progress = showProgress();
  try {
    progress.say('准备沙箱');
    const report = await withRunner(async (runner) => {
      progress.say('编译');
      return createJudge(runner).judge(
        { ...problem, language, source, standard: standard ?? problem.standard },
        { onCase: (done, total) => progress.say(`评测 ${done}/${total}`) },
      );
    });
    progress.end();
    stdout.write(problemText({ title, ...problem }, report, language));
  } finally {
    progress.end();
  }
}
