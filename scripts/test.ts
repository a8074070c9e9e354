// `npm test`: the checks, then all tests in one run of Vitest. Its last line is the sum. Arguments go to Vitest
// (`npm test -- wallet` runs the files named so), after the checks.
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { runChecks } from './parts/checks.ts';
import { root } from './parts/child.ts';
import { picturesInGit } from './parts/pictures.ts';
import { printTally, sumOf } from './parts/tally.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';
import { vitestGroup } from './parts/vitestGroup.ts';
import { filesOfOtherDays } from './parts/filesOfTheDay.ts';

const { changes } = visualFolders(root);
const pictures = picturesInGit();

const files = process.argv.slice(2);
const checks = await runChecks();
if ('folder' in pictures) clearVisualReport(changes);
// Files that are asked for by name run whole, whatever the day.
const left = files.length === 0 ? filesOfOtherDays() : [];
const projects = ['unit', 'stories', 'e2e'].map((name) => `--project=${name}`);
const tests = await vitestGroup([...projects, ...left.map((file) => `--exclude=${file}`)], {
  files,
  again: true,
  env: { ...('folder' in pictures ? { VISUAL: 'parts' } : {}), ...(files.length === 0 ? { STORY_SHARE: '1' } : {}) },
});
const report = 'folder' in pictures ? writeVisualReport(changes, pictures.folder) : undefined;
if (report) console.log(`changed pictures, expected | actual | diff: ${report.page}`);
tests.skipped.push(...left.map((name) => ({ name, why: 'run on another day' })));
if ('none' in pictures) tests.skipped.push(pictures.none);
printTally(sumOf([checks, tests]));
