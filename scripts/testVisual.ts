// Every story against its picture; without pictures for this Chromium it says so and ends with 0.
// `npm run test:visual -- -u` takes them anew. What changed stands side by side on one page.
import { baselineFolder, chromiumPath } from '../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { childEnv, root, run } from './parts/child.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';

const { pictures, changes } = visualFolders(root, process.env['VISUAL_FIXTURE']);
clearVisualReport(changes);
// Vitest would take a path behind a bare -u for its value.
const args = process.argv.slice(2).map((arg) => (arg === '-u' ? '--update=all' : arg));
const { code } = await run('vitest', ['run', '--project', 'stories', ...args], {
  env: childEnv({ VISUAL: 'all' }),
});
const report = chromiumPath && writeVisualReport(changes, baselineFolder(pictures, chromiumPath));
if (report)
  console.log(
    `${report.stories.length} changed: ${report.stories.join(', ')}\nexpected | actual | diff: ${report.page}`,
  );
process.exitCode = code;
