// `npm run content -- check [part]`: tries the rules of writing on the content and reports by item;
// `-- new lesson|task path title`: writes the files of a new one, to be filled in; `-- counts`: prints docs/content.md;
// `-- solve part [answers]`: prints the questions of a part without their keys, or keeps a second solver's answers;
// `-- pdf [all]`: prints the hand-outs whose text has changed.
import { checkContent } from './parts/contentCheck.ts';
import { newContent } from './parts/contentNew.ts';

const COMMANDS: Readonly<Record<string, (words: readonly string[]) => Promise<number> | number>> = {
  check: ([part]) => checkContent(part),
  new: (words) => newContent(words),
  counts: async () => {
    const { contentCounts } = await import('./parts/contentCounts.ts');
    process.stdout.write(contentCounts());
    return 0;
  },
  solve: async (words) => (await import('./parts/contentSolve.ts')).solveContent(words),
  pdf: async (words) => (await import('./parts/contentPdf.ts')).printHandouts(words),
};

const [command = '', ...words] = process.argv.slice(2);
const act = COMMANDS[command];
if (act) process.exitCode = await act(words);
else {
  console.error(`usage: npm run content -- ${Object.keys(COMMANDS).join(' | ')}`);
  process.exitCode = 2;
}
