import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { allProofs, filesOfProof, hashOf, isProvenBy, type Proof } from '../../scripts/parts/proofs.ts';
import { childEnv, root, run } from '../../scripts/parts/child.ts';
import { isTurnOf, leftOut, leftOutEnv } from '../../scripts/parts/turn.ts';

const file: Proof = { name: 'the judge', project: 'unit', tests: ['judge/**'], inputs: [], alone: [], tools: [] };
const callsOf = (resource: string): Proof => ({
  ...file,
  name: `calls of ${resource}`,
  takesTurns: true,
  tests: ['calls'],
  resource,
});
const proofs = [file, ...['app', 'dict', 'exam', 'file', 'right', 'role', 'user', 'wx'].map(callsOf)];
const allKnown = Object.fromEntries(proofs.map(({ name }) => [name, name]));
const hash = ({ name }: Proof) => name;

/** Returns a commit at which it is, or is not, the turn of a proof to run again. */
const turnOf = (name: string, wanted: boolean) =>
  Array.from({ length: 50 }, (_, no) => `commit ${no}`).find((commit) => isTurnOf(name, commit) === wanted) ?? '';

test('leftOut: leaves out proofs whose inputs are those of their last green run', () => {
  const commit = turnOf('calls of exam', false);
  const left = leftOut('unit', commit, { proofs, known: allKnown, hash });
  expect(left.files).toEqual(['judge/**']);
  expect(left.resources).toContain('exam');
  expect(left.names).toEqual(['the judge', ...left.resources.map((resource) => `calls of ${resource}`)]);
});

test('leftOutEnv: keeps Vitest from running files that are left out, including stories', async () => {
  const parts = 'packages/ui/src/primitives';
  const files = ['Tag', 'Kbd'].map((name) => `${parts}/${name}/${name}.stories.tsx`);
  const env = childEnv(leftOutEnv({ files: files.slice(1), resources: [] }));
  const { output } = await run('vitest', ['list', '--filesOnly', '--project', 'stories', ...files], {
    quiet: true,
    env,
  });
  expect(files.map((file) => output.includes(file))).toEqual([true, false]);
});

test('leftOut: runs proofs that were never green or whose inputs have changed', () => {
  const known = { ...allKnown, 'the judge': 'another hash', 'calls of exam': '' };
  const left = leftOut('unit', turnOf('calls of exam', false), { proofs, known, hash });
  expect(left.names).not.toContain('the judge');
  expect(left.resources).not.toContain('exam');
});

test('isProvenBy: ignores failures in other files, but not failures or skips in its own', () => {
  const [own, other] = globSync('packages/api/src/domain/*.test.ts', { cwd: root });
  const proof: Proof = { ...file, tests: [String(own)] };
  const after = (failed: string[], skipped: string[] = []) =>
    isProvenBy(proof, { failed: failed.map((name) => ({ name })), skipped: skipped.map((name) => ({ name })) });
  expect({
    green: after([]),
    elsewhere: after([`${other} › adds`]),
    here: after([`${own} › adds`]),
    unloaded: after([String(own)]),
    outside: after(['outside a test']),
    skipped: after([], [`${own} › adds`]),
  }).toEqual({ green: true, elsewhere: true, here: false, unloaded: false, outside: false, skipped: false });
});

test('isTurnOf: runs the calls of a proven resource again in about one commit of four', () => {
  expect(leftOut('unit', turnOf('calls of exam', true), { proofs, known: allKnown, hash }).resources).not.toContain(
    'exam',
  );
  const commits = Array.from({ length: 400 }, (_, no) => `commit ${no}`);
  const turns = commits.filter((commit) => isTurnOf('calls of exam', commit)).length;
  expect(turns).toBeGreaterThan(60);
  expect(turns).toBeLessThan(140);
});

test('leftOut: leaves out the files of all calls when no resource is left to run', () => {
  const one = [callsOf('exam')];
  expect(
    leftOut('unit', turnOf('calls of exam', false), { proofs: one, known: allKnown, hash }).files.length,
  ).toBeGreaterThan(1);
});

test('hashOf: changes with inputs, separate files and tools of a proof', () => {
  const right = allProofs().find(({ resource }) => resource === 'right');
  if (!right) throw new Error('the rights of cards have calls');
  expect(right.inputs).toContain('packages/api/src/rights/right.contract.ts');
  const usual = hashOf(right);
  const others = [
    { ...right, inputs: right.inputs.slice(1) },
    { ...right, alone: [...right.alone, 'package.json'] },
    { ...right, tools: ['kernel'] },
  ] satisfies Proof[];
  expect(others.map((proof) => hashOf(proof) === usual)).toEqual([false, false, false]);
  expect(hashOf({ ...right })).toBe(usual);
});

test('filesOfProof: calls of a resource depend on the shared path of all calls, and on no other resource', () => {
  const dict = allProofs().find(({ resource }) => resource === 'dict');
  const files = new Set(dict && filesOfProof(dict));
  const reached = [
    'packages/api/src/kit/everyCall.ts',
    'packages/api/src/platform/dict.contract.ts',
    'packages/api/src/envelope/seal.ts',
    'packages/server/src/db/migrations/0000_start.sql',
    'packages/server/src/db/batch.ts',
    'packages/server/src/http/calls/mount.ts',
    'packages/server/src/kit/rows/crud.ts',
    'packages/server/src/platform/dict/dict.ts',
    'packages/server/src/kit/scope.ts',
    'packages/server/src/accounts/sessions/sessionRows.ts',
    'vitest.config.ts',
  ];
  expect(reached.filter((file) => !files.has(file))).toEqual([]);
  expect([...files].filter((file) => file.includes('server/src/orders/'))).toEqual([]);
});

const storyProofs = allProofs().filter(({ project }) => project === 'stories');

test('filesOfProof: stories depend on their component, their pictures and the preview, not on other stories', () => {
  const button = storyProofs.find(({ name }) => name === 'stories of primitives/Button/Button');
  const files = new Set(button && filesOfProof(button));
  const reached = [
    '.storybook/main.ts',
    'package-lock.json',
    'packages/ui/__screenshots__/chromium-156-linux/primitives-button-block.png',
    'packages/ui/src/primitives/Button/Button.stories.tsx',
    'packages/ui/src/primitives/Button/Button.tsx',
    'packages/ui/src/storybook/previewConfig.tsx',
    'packages/ui/src/storybook/visualPartsSetup.ts',
    'vitest.config.ts',
  ];
  expect(reached.filter((one) => !files.has(one))).toEqual([]);
  expect([...files].filter((one) => one.includes('/screens/') || one.includes('Dialog.stories'))).toEqual([]);
});

test('allProofs: every picture belongs to a file of stories', () => {
  const pictures = globSync('packages/ui/__screenshots__/*/*.png', { cwd: root });
  const taken = new Set(
    globSync(
      storyProofs.flatMap(({ alone }) => alone),
      { cwd: root },
    ),
  );
  expect(pictures.filter((picture) => !taken.has(picture)).map((picture) => basename(picture))).toEqual([]);
});

test('leftOut: leaves out stories but not all of the proven ones, and no test of another project', () => {
  const known = Object.fromEntries(storyProofs.map(({ name }) => [name, name]));
  const left = leftOut('stories', 'a commit', {
    proofs: [...proofs, ...storyProofs],
    known: { ...known, ...allKnown },
    hash,
  });
  expect(left.files.length).toBeGreaterThan(storyProofs.length / 2);
  expect(left.files.length).toBeLessThan(storyProofs.length);
  expect(left.files.filter((name) => !name.endsWith('.stories.tsx'))).toEqual([]);
});
