import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORY_DEPENDENCIES } from '../../.storybook/storyDependencies.ts';
import { root } from '../../scripts/parts/child.ts';

/** Matches `from 'uplot'` and `import('@codemirror/view')`, but no type imports. */
const PACKAGE = /^(?!.*\bimport type\b).*\b(?:from|import\()\s*'((?!@aosai\/|node:)@?[a-z][^']*)'/gm;
/** What stories show, without what runs in Node. */
const SHOWN = [
  'packages/ui/src/{elements,patterns,primitives,screens}/**/!(*.test).{ts,tsx}',
  'packages/editor/src/**/!(*.test|viteDependencies).{ts,tsx}',
];
/** Packages that Storybook and its test runner provide. */
const OF_THE_RUNNER = /^(?:vitest|storybook|@storybook\/.*|@vitest\/.*|playwright)(?:\/|$)/;

test('STORY_DEPENDENCIES: lists every package that stories load', () => {
  const imported = globSync(SHOWN, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(PACKAGE)].flatMap(([, name]) => name ?? []),
  );
  const packages = [...new Set(imported)].filter((name) => !OF_THE_RUNNER.test(name));
  expect(packages).toContain('styled-components');
  expect(packages.filter((name) => !STORY_DEPENDENCIES.includes(name))).toEqual([]);
});
