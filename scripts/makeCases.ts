// Generates the cases of course tasks, and writes into each wrong solution which cases it fails.
// Usage: npm run cases -- [part of a task's name]. Tests check that both are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJudge } from '@aosai/judge/judge';
import { taskSolutions } from '../packages/content/src/tasks/taskSolutions.ts';
import { everyTask } from '../packages/content/src/everyTask.ts';
import { madeCases } from '../packages/content/src/tasks/madeCases.ts';
import { casesText } from '../packages/content/src/tasks/readCases.ts';

const [wanted = ''] = process.argv.slice(2);
const judge = await openJudge({ cacheDir: join(tmpdir(), 'aosai-demo-papers') });

for (const { name, folder, read } of everyTask().filter((one) => one.name.includes(wanted))) {
  writeFileSync(join(folder, 'cases.txt'), casesText(await madeCases(folder)));
  const { limits, compare, ...task } = read();
  // Without their subtasks, which would leave out the cases after a failed one.
  const cases = task.cases.map(({ id, input, expected }) => ({ id, input, expected }));
  for (const { file, language, source, fails } of taskSolutions(folder)) {
    const report = await judge.judge({
      language,
      source,
      standard: 'c++11',
      limits,
      compare,
      cases,
      subtasks: [],
      totalPoints: 100,
    });
    const failed = report.cases
      .filter(({ verdict }) => verdict !== 'AC')
      .map(({ caseId, verdict }) => `${caseId} ${verdict}`);
    process.stdout.write(
      `${name} ${file}: ${failed.length} of ${cases.length} ${report.compileMessage.slice(0, 200)}\n`,
    );
    if (fails === null) continue;
    const [first = '', ...rest] = readFileSync(join(folder, 'solutions', file), 'utf8').split('\n');
    const mark = first.startsWith('#') ? '#' : '//';
    writeFileSync(join(folder, 'solutions', file), [`${mark} fails: ${failed.join(', ')}`, ...rest].join('\n'));
  }
}
await judge.close();
