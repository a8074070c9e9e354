// `npm test`: the check, then every group of tests; the last line is the sum.
import { existsSync } from 'node:fs';
import { baselineFolder, chromiumPath } from '../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { buildApp } from './parts/buildApp.ts';
import { runChecks } from './parts/checks.ts';
import { root, seconds } from './parts/child.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';
import { type Tally, vitestGroup } from './parts/vitestGroup.ts';

/** Every story; the parts of screens are compared with their pictures too, where there are some for this Chromium. */
const stories = async (): Promise<Tally> => {
  const { pictures, changes } = visualFolders(root);
  const baselines = chromiumPath && baselineFolder(pictures, chromiumPath);
  if (baselines && existsSync(baselines)) {
    clearVisualReport(changes);
    const compared = await vitestGroup(['--project', 'stories'], { env: { VISUAL: 'parts' }, again: true });
    const report = writeVisualReport(changes, baselines);
    if (report) console.log(`changed pictures, expected | actual | diff: ${report.page}`);
    return compared;
  }
  const tally = await vitestGroup(['--project', 'stories'], { again: true });
  const skipped = { name: 'the pictures of the stories', why: `none for this Chromium (${baselines})` };
  return { ...tally, skipped: [...tally.skipped, skipped] };
};

const GROUPS: Record<string, () => Promise<Tally>> = {
  check: async () => ({ ...(await runChecks()), unsteady: [] }),
  unit: () => vitestGroup(['--project', 'unit'], { again: true }),
  stories,
  e2e: async () => {
    await buildApp();
    return vitestGroup(['--project', 'e2e'], { again: true });
  },
};

/** Named at the end, where nobody has to search for them. */
const NAMED = ['skipped', 'unsteady', 'failed'] as const;

/** A group that breaks before it can count is one failure, and the others still run. */
const attempt = async (name: string, group: () => Promise<Tally>): Promise<Tally> => {
  try {
    return await group();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: [{ name, why: String(error) }], skipped: [], unsteady: [] };
  }
};

const startedMs = performance.now();
const total: Tally = { passed: 0, failed: [], skipped: [], unsteady: [] };
const times: string[] = [];
for (const [name, group] of Object.entries(GROUPS)) {
  console.log(`\n== ${name}`);
  const groupStartedMs = performance.now();
  const tally = await attempt(name, group);
  times.push(`${name}: ${tally.passed} passed, ${tally.failed.length} failed, ${seconds(groupStartedMs)}`);
  total.passed += tally.passed;
  for (const kind of NAMED) total[kind].push(...tally[kind]);
}

console.log(`\n${times.join('\n')}\nall: ${seconds(startedMs)}`);
for (const kind of NAMED) for (const { name, why } of total[kind]) console.log(`${kind}: ${name} (${why})`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
process.exitCode = total.failed.length === 0 ? 0 : 1;
