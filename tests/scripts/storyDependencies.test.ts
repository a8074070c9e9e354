import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORY_DEPENDENCIES } from '../../.storybook/storyDependencies.ts';
import { root } from '../../scripts/parts/child.ts';
import { importClosures } from '../../scripts/parts/importClosure.ts';

/** `from 'uplot'` and `import('@codemirror/view')`, no types. */
const PACKAGE = /^(?!.*\bimport type\b).*\b(?:from|import\()\s*'((?!@aosai\/|node:)@?[a-z][^']*)'/gm;
/** What Storybook and its tests bring themselves, and the preview's own file. */
const OF_THE_RUNNER = /^(?:vitest|storybook|@storybook\/.*|@vitest\/.*|playwright)(?:\/|$)/;

test('every package that a story loads is known to Vite before the first run', () => {
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  const imported = importClosures(root)(stories).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(PACKAGE)].flatMap(([, name]) => name ?? []),
  );
  const packages = [...new Set(imported)].filter((name) => !OF_THE_RUNNER.test(name));
  expect(packages).toContain('styled-components');
  expect(packages.filter((name) => !STORY_DEPENDENCIES.includes(name))).toEqual([]);
});
