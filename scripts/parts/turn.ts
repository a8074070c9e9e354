import { createHash } from 'node:crypto';
import { allProofs, CALL_TESTS, hashOf, type Proof, readProofs } from './proofs.ts';

/** One in this many proofs that take turns runs again although proven. */
const TURNS = 4;

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Whether a proven proof runs again at this commit; each commit selects others. */
export const isTurnOf = (name: string, commit: string): boolean => (numberOf(name) + numberOf(commit)) % TURNS === 0;

export interface LeftOut {
  /** Globs of test files. */
  files: string[];
  resources: string[];
  names: string[];
}

/** Returns the tests to leave out: those whose stored hash of the last green run equals the current one. */
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
  // Tests of all calls fail without any calls.
  const resources = proofs.filter(({ resource }) => resource).length;
  if (resources > 0 && left.resources.length === resources) left.files.push(...CALL_TESTS);
  return left;
}

interface Known {
  proofs: readonly Proof[];
  known: Readonly<Record<string, string>>;
  hash: (proof: Proof) => string;
}

/** Environment variables that tell Vitest's config and the tests of all calls what to leave out. */
export const leftOutEnv = ({ files, resources }: Pick<LeftOut, 'files' | 'resources'>): NodeJS.ProcessEnv => ({
  TESTS_LEFT_OUT: JSON.stringify(files),
  CALLS_LEFT_OUT: resources.join(),
});
