// `npm test`: runs the check and all groups of tests, without proven ones; the last line is the sum. `--keep` stores
// the hashes of green proofs and, after a green run, its times.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { baselineFolder, chromiumPath } from '../packages/ui/src/storybook/baseline.ts';
import { visualFolders } from '../packages/ui/src/storybook/visualFolders.ts';
import { buildApp } from './parts/buildApp.ts';
import { runChecks } from './parts/checks.ts';
import {
  coresBusyMs,
  type GroupTimes,
  keptTimes,
  timeLines,
  type Times,
  timesFile,
  yardstickMs,
} from './parts/groupTimes.ts';
import { machine } from './parts/machine.ts';
import { root, run } from './parts/child.ts';
import { allProofs, hashOf, isProvenBy, keepProofs, type Proof } from './parts/proofs.ts';
import { leftOut, leftOutEnv } from './parts/turn.ts';
import { clearVisualReport, writeVisualReport } from './parts/visualReport.ts';
import { type Tally, vitestGroup } from './parts/vitestGroup.ts';

/** Runs the tests of a project, without proven ones. */
async function notProven(project: Proof['project'], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const { output: commit } = await run('git', ['rev-parse', 'HEAD'], { quiet: true });
  const left = leftOut(project, commit);
  const tally = await vitestGroup(['--project', project], { again: true, env: { ...env, ...leftOutEnv(left) } });
  if (left.names.length === 0) return tally;
  const name = `${left.names.length} proven, by their inputs' hashes in tests/proofs.json`;
  return { ...tally, skipped: [...tally.skipped, { name, why: left.names.join(', ') }] };
}

/** Runs the stories; compares them with their pictures when there are pictures for this Chromium. */
const stories = async (): Promise<Tally> => {
  const { pictures, changes } = visualFolders(root);
  const baselines = chromiumPath && baselineFolder(pictures, chromiumPath);
  if (baselines && existsSync(baselines)) {
    clearVisualReport(changes);
    const compared = await notProven('stories', { VISUAL: 'parts' });
    const report = writeVisualReport(changes, baselines);
    if (report) console.log(`changed pictures, expected | actual | diff: ${report.page}`);
    return compared;
  }
  const tally = await notProven('stories');
  const skipped = { name: 'the pictures of the stories', why: `none for this Chromium (${baselines})` };
  return { ...tally, skipped: [...tally.skipped, skipped] };
};

const GROUPS: Record<string, () => Promise<Tally>> = {
  check: async () => ({ ...(await runChecks()), unsteady: [] }),
  unit: () => notProven('unit'),
  stories,
  e2e: async () => {
    await buildApp();
    return vitestGroup(['--project', 'e2e'], { again: true });
  },
};

/** Outcomes whose tests are listed at the end. */
const NAMED = ['skipped', 'unsteady', 'failed'] as const;

/** Runs a group; counts a crash as one failure, so that the other groups still run. */
const attempt = async (name: string, group: () => Promise<Tally>): Promise<Tally> => {
  try {
    return await group();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: [{ name, why: String(error) }], skipped: [], unsteady: [] };
  }
};

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const hashes = values.keep ? allProofs().map((proof) => ({ proof, hash: hashOf(proof) })) : [];
const startedMs = performance.now();
const total: Tally = { passed: 0, failed: [], skipped: [], unsteady: [] };
const counts: string[] = [];
const tallies = new Map<string, Tally>();
const took: Times = { yardstickMs: yardstickMs(), seconds: {}, busyCores: {} };
const tenths = (value: number): number => Math.round(value * 10) / 10;
const startedBusyMs = coresBusyMs();

/** Records the time and the average number of busy cores of a group. */
function note(name: string, fromMs: number, fromBusyMs: number): void {
  const elapsedMs = performance.now() - fromMs;
  took.seconds[name] = tenths(elapsedMs / 1000);
  took.busyCores[name] = tenths((coresBusyMs() - fromBusyMs) / elapsedMs);
}

for (const [name, group] of Object.entries(GROUPS)) {
  console.log(`\n== ${name}`);
  const [fromMs, fromBusyMs] = [performance.now(), coresBusyMs()];
  const tally = await attempt(name, group);
  counts.push(`${name}: ${tally.passed} passed, ${tally.failed.length} failed`);
  note(name, fromMs, fromBusyMs);
  total.passed += tally.passed;
  tallies.set(name, tally);
  for (const kind of NAMED) total[kind].push(...tally[kind]);
}

note('all', startedMs, startedBusyMs);
console.log(`\n${[...counts, ...timeLines(took, keptTimes())].join('\n')}`);
for (const kind of NAMED) for (const { name, why } of total[kind]) console.log(`${kind}: ${name} (${why})`);
console.log(`${total.passed} passed, ${total.failed.length} failed`);
const proven = hashes.filter(({ proof }) => {
  const tally = tallies.get(proof.project);
  return tally && isProvenBy(proof, tally);
});
if (proven.length > 0) keepProofs(proven.map(({ proof, hash }) => [proof.name, hash]));
if (values.keep && total.failed.length === 0) {
  const times: GroupTimes = { measuredAt: new Date().toISOString(), machine, ...took };
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
}
process.exitCode = total.failed.length === 0 ? 0 : 1;
