import { createHash } from 'node:crypto';
import { allProofs, CALL_TESTS, hashOf, type Proof, readProofs } from './proofs.ts';

/** Of what is proven, one in so many is run again in each run. */
const TURNS = 4;

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Whether it is the turn of something that is proven to run all the same; another commit has other turns. */
export const isTurnOf = (name: string, commit: string): boolean => (numberOf(name) + numberOf(commit)) % TURNS === 0;

export interface LeftOut {
  /** Globs of test files. */
  files: string[];
  resources: string[];
  names: string[];
}

/** What holds since its last green run and is not run again, by the hashes that were kept of it. */
export function leftOut(
  project: Proof['project'],
  commit: string,
  { proofs = allProofs(), known = readProofs(), hash = hashOf }: Partial<Known> = {},
): LeftOut {
  const left: LeftOut = { files: [], resources: [], names: [] };
  for (const proof of proofs) {
    if (proof.project !== project) continue;
    if (proof.takesTurns && isTurnOf(proof.name, commit)) continue;
    if (known[proof.name] !== hash(proof)) continue;
    left.names.push(proof.name);
    if (proof.resource) left.resources.push(proof.resource);
    else left.files.push(...proof.tests);
  }
  // Tests of all calls need some calls.
  const resources = proofs.filter(({ resource }) => resource).length;
  if (resources > 0 && left.resources.length === resources) left.files.push(...CALL_TESTS);
  return left;
}

interface Known {
  proofs: readonly Proof[];
  known: Readonly<Record<string, string>>;
  hash: (proof: Proof) => string;
}

/** How Vitest's config and the tests of all calls are told. */
export const leftOutEnv = ({ files, resources }: Pick<LeftOut, 'files' | 'resources'>): NodeJS.ProcessEnv => ({
  TESTS_LEFT_OUT: JSON.stringify(files),
  CALLS_LEFT_OUT: resources.join(),
});
