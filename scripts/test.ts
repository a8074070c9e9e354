// `npm test`: the checks, then all tests in one run of Vitest. Its last line is the sum. Arguments go to Vitest
// (`npm test -- wallet` runs the files named so), after the checks.
import { existsSync } from 'node:fs';
import { baselineFolder, chromiumPath } from '../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { runChecks } from './parts/checks.ts';
import { root } from './parts/child.ts';
import { printTally, sumOf } from './parts/tally.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const { pictures, changes } = visualFolders(root);
const baselines = chromiumPath ? baselineFolder(pictures, chromiumPath) : '';
const hasPictures = existsSync(baselines);

const files = process.argv.slice(2);
const checks = await runChecks();
if (hasPictures) clearVisualReport(changes);
const tests = await vitestGroup(['--project=unit', '--project=stories', '--project=e2e'], {
  files,
  again: true,
  // Files that are asked for by name are drawn whole.
  env: { ...(hasPictures ? { VISUAL: 'parts' } : {}), ...(files.length === 0 ? { STORY_SHARE: '1' } : {}) },
});
const report = hasPictures ? writeVisualReport(changes, baselines) : undefined;
if (report) console.log(`changed pictures, expected | actual | diff: ${report.page}`);
if (!hasPictures) {
  tests.skipped.push({ name: 'the pictures of the stories', why: `none for this Chromium (${baselines})` });
}
printTally(sumOf([checks, tests]));
