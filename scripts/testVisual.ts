// Compares every story with its picture at the merge base with main, or at `--against REF`. Takes the pictures of both
// sides on this machine, and shows the changed stories side by side on a page.
// `-u` retakes the few pictures in git, which `npm test` compares.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baselineFolder, chromiumPath } from '../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { childEnv, root, run } from './parts/child.ts';
import { twinLines } from './parts/pictures.ts';
import { packPictures } from './parts/packPictures.ts';
import { baseOf, photographBase } from './parts/visualBase.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, update: { type: 'boolean', short: 'u' } },
  allowPositionals: true,
});
const fixture = process.env['VISUAL_FIXTURE'];
const { changes } = visualFolders(root, { fixture });

/** Folder of the pictures to compare with; undefined for those in git. */
async function otherSide(): Promise<string | undefined> {
  if (fixture !== undefined || values.update || !chromiumPath) return undefined;
  const sha = await baseOf(values.against);
  console.log(`against ${sha.slice(0, 12)}`);
  return photographBase(sha, positionals);
}

const against = await otherSide();
clearVisualReport(changes);
const { pictures } = visualFolders(root, { fixture, against });
const { code } = await run(
  'vitest',
  [
    'run',
    '--project',
    'stories',
    ...(values.update ? ['--update=all'] : against ? ['--update=none'] : []),
    ...positionals,
  ],
  {
    env: childEnv({
      // Draws every story, also when a test of `npm test` calls this.
      STORY_SHARE: '',
      VISUAL: fixture === undefined && values.update ? 'parts' : 'all',
      ...(against && { VISUAL_AGAINST: against }),
    }),
  },
);
process.exitCode = code;
if (values.update && fixture === undefined && chromiumPath) await packPictures(baselineFolder(pictures, chromiumPath));

if (chromiumPath) {
  const baselines = baselineFolder(pictures, chromiumPath);
  const report = writeVisualReport(changes, baselines);
  if (report) {
    console.log(
      `${report.stories.length} changed: ${report.stories.join(', ')}\nexpected | actual | diff: ${report.page}`,
    );
  }
  const changed = new Set(report?.stories.map((story) => `${story}.png`));
  const shown = existsSync(baselines) ? readdirSync(baselines).filter((file) => file.endsWith('.png')) : [];
  const twins = twinLines(
    shown.map((file) =>
      changed.has(file) ? join(changes, file.replace('.png', '-actual.png')) : join(baselines, file),
    ),
  );
  if (against && positionals.length === 0 && twins.length > 0) {
    console.error(twins.join('\n'));
    process.exitCode = 1;
  }
}
