// `npm run prove`: runs the slow tests whose inputs have changed since their last green run, and stores the new hashes.
import { globSync } from 'node:fs';
import { root } from './parts/child.ts';
import { allProofs, CALL_TESTS, hashOf, isProvenBy, keepProofs, type Proof, readProofs } from './parts/proofs.ts';
import { leftOutEnv } from './parts/turn.ts';
import { vitestGroup } from './parts/vitestGroup.ts';

const proofs = allProofs();
const hashes = new Map(proofs.map((proof) => [proof, hashOf(proof)]));
const known = readProofs();
const isStale = (proof: Proof) => known[proof.name] !== hashes.get(proof);
const keep = (proven: readonly Proof[]) => keepProofs(proven.map((proof) => [proof.name, hashes.get(proof) ?? '']));

/** Runs the tests of these proofs together and stores the green ones. */
async function prove(stale: readonly Proof[], tests: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const [first] = stale;
  if (!first) return true;
  console.log(`\n== ${stale.map(({ name }) => name).join(', ')}`);
  const tally = await vitestGroup(['--project', first.project, ...tests], { env });
  const { failed, skipped } = tally;
  for (const { name, why } of skipped) console.log(`skipped, and so not proven: ${name} (${why})`);
  keep(stale.filter((proof) => isProvenBy(proof, tally)));
  return failed.length === 0;
}

const stale = proofs.filter(isStale);
let green = true;
for (const proof of stale.filter(({ takesTurns }) => !takesTurns)) {
  green = (await prove([proof], globSync([...proof.tests], { cwd: root }), {})) && green;
}
const stories = stale.filter(({ project }) => project === 'stories');
const storyFiles = stories.flatMap(({ tests }) => tests);
green = (await prove(stories, storyFiles, { VISUAL: 'parts' })) && green;
const calls = stale.filter(({ resource }) => resource);
const resources = proofs.flatMap((proof) => (proof.resource && !calls.includes(proof) ? [proof.resource] : []));
green = (await prove(calls, CALL_TESTS, leftOutEnv({ files: [], resources }))) && green;
console.log(green ? `${stale.length} proven` : 'not all is green');
process.exitCode = green ? 0 : 1;
