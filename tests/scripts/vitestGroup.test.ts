import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/parts/child.ts';
import { vitestGroup } from '../../scripts/parts/vitestGroup.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-group-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const groupOf = (source: string) => {
  writeFileSync(join(folder, 'sample.test.ts'), `import { expect, test } from 'vitest';\n${source}`);
  return vitestGroup(['--root', folder, '--config', join(folder, 'none.config.ts')], { quiet: true });
};

test('a group counts what passed and failed, and names what was skipped with its reason', async () => {
  writeFileSync(join(folder, 'none.config.ts'), 'export default {};');
  expect(
    await groupOf(`
      test('holds', () => expect(1).toBe(1));
      test('breaks', () => expect(1).toBe(2));
      test('waits', (context) => context.skip('no cgroup'));
      test.skip('sleeps', () => expect(1).toBe(1));
    `),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: [
      { name: 'sample.test.ts › waits', why: 'no cgroup' },
      { name: 'sample.test.ts › sleeps', why: 'no reason given' },
    ],
  });
});

test('a file that cannot be loaded, a group without tests and a run that crashes each count as a failure', async () => {
  writeFileSync(join(folder, 'none.config.ts'), 'export default {};');
  const failure = { passed: 0, failed: 1, skipped: [] };
  expect(await groupOf(`import './missing.ts';`)).toEqual(failure);
  expect(await groupOf('')).toEqual(failure);
  writeFileSync(join(folder, 'none.config.ts'), 'throw new Error("broken");');
  expect(await groupOf(`test('holds', () => expect(1).toBe(1));`)).toEqual(failure);
});
