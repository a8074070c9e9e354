import { expect, test } from 'vitest';
import { allProofs, filesOfProof, hashOf, type Proof } from '../../scripts/parts/proofs.ts';
import { isTurnOf, leftOut } from '../../scripts/parts/turn.ts';

const file: Proof = { name: 'the judge', tests: ['judge/**'], inputs: [], alone: [], tools: [] };
const callsOf = (resource: string): Proof => ({ ...file, name: `calls of ${resource}`, tests: ['calls'], resource });
const proofs = [file, ...['app', 'dict', 'exam', 'file', 'right', 'role', 'user', 'wx'].map(callsOf)];
const allKnown = Object.fromEntries(proofs.map(({ name }) => [name, name]));
const hash = ({ name }: Proof) => name;

/** Commits in whose turn a proof is, and is not. */
const turnOf = (name: string, wanted: boolean) =>
  Array.from({ length: 50 }, (_, no) => `commit ${no}`).find((commit) => isTurnOf(name, commit) === wanted) ?? '';

test('what has the inputs of its last green run is left out', () => {
  const commit = turnOf('calls of exam', false);
  const left = leftOut(commit, { proofs, known: allKnown, hash });
  expect(left.files).toEqual(['judge/**']);
  expect(left.resources).toContain('exam');
  expect(left.names).toEqual(['the judge', ...left.resources.map((resource) => `calls of ${resource}`)]);
});

test('what was never green, or has other inputs now, is run', () => {
  const known = { ...allKnown, 'the judge': 'another hash', 'calls of exam': '' };
  const left = leftOut(turnOf('calls of exam', false), { proofs, known, hash });
  expect(left.names).not.toContain('the judge');
  expect(left.resources).not.toContain('exam');
});

test('the calls of a resource have their turn although they are proven, in about one commit of four', () => {
  expect(leftOut(turnOf('calls of exam', true), { proofs, known: allKnown, hash }).resources).not.toContain('exam');
  const commits = Array.from({ length: 400 }, (_, no) => `commit ${no}`);
  const turns = commits.filter((commit) => isTurnOf('calls of exam', commit)).length;
  expect(turns).toBeGreaterThan(60);
  expect(turns).toBeLessThan(140);
});

test('where the calls of no resource are left, the tests of all calls are left out whole', () => {
  const one = [callsOf('exam')];
  expect(leftOut(turnOf('calls of exam', false), { proofs: one, known: allKnown, hash }).files.length).toBeGreaterThan(
    1,
  );
});

test('a hash follows what the calls of a resource hang on', () => {
  const right = allProofs().find(({ resource }) => resource === 'right');
  if (!right) throw new Error('the rights of cards have calls');
  expect(right.inputs).toContain('packages/api/src/contract/commerce/right.ts');
  const usual = hashOf(right);
  const others = [
    { ...right, inputs: right.inputs.slice(1) },
    { ...right, alone: [...right.alone, 'package.json'] },
    { ...right, tools: ['kernel'] },
  ] satisfies Proof[];
  expect(others.map((proof) => hashOf(proof) === usual)).toEqual([false, false, false]);
  expect(hashOf({ ...right })).toBe(usual);
});

test('the calls of a resource hang on all that every call goes through, and on no other resource', () => {
  const dict = allProofs().find(({ resource }) => resource === 'dict');
  const files = new Set(dict && filesOfProof(dict));
  const reached = [
    'packages/api/src/contract/everyCall.ts',
    'packages/api/src/contract/platform/dict.ts',
    'packages/api/src/envelope/seal.ts',
    'packages/server/src/db/migrations/0000_start.sql',
    'packages/server/src/db/together.ts',
    'packages/server/src/http/mount.ts',
    'packages/server/src/resources/kit/kept.ts',
    'packages/server/src/resources/platform/dict/dict.ts',
    'packages/server/src/resources/scope.ts',
    'packages/server/src/sessions/sessionRows.ts',
    'vitest.config.ts',
  ];
  expect(reached.filter((file) => !files.has(file))).toEqual([]);
  expect([...files].filter((file) => file.includes('resources/commerce/'))).toEqual([]);
});
