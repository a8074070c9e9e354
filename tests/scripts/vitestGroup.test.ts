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
  writeFileSync(join(folder, 'none.config.ts'), 'export default {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

const groupOf = (source: string, again = false) => {
  writeFileSync(join(folder, 'sample.test.ts'), `import { expect, test } from 'vitest';\n${source}`);
  return vitestGroup(['--root', folder, '--config', join(folder, 'none.config.ts')], { quiet: true, again });
};

/** File and line of an expectation of the sample. */
const place: unknown = expect.stringMatching(/sample\.test\.ts:\d+$/u);

test('vitestGroup: counts passed tests and lists failed and skipped ones with their reasons', async () => {
  expect(
    await groupOf(`
      test('holds', () => expect(1).toBe(1));
      test('breaks', () => expect(1).toBe(2));
      test('waits', (context) => context.skip('no cgroup'));
      test.skip('sleeps', () => expect(1).toBe(1));
    `),
  ).toEqual({
    passed: 1,
    failed: [
      {
        name: 'sample.test.ts › breaks',
        why: 'expected 1 to be 2 // Object.is equality',
        at: place,
        more: ['- 2', '+ 1'],
      },
    ],
    skipped: [
      { name: 'sample.test.ts › waits', why: 'no cgroup' },
      { name: 'sample.test.ts › sleeps', why: 'no reason given' },
    ],
    unsteady: [],
  });
});

test('vitestGroup: counts a file that fails to load, a run without tests and a crash as a failure', async () => {
  const failures = async (source: string) => {
    const { passed, failed } = await groupOf(source, true);
    return { passed, failed: failed.length };
  };
  expect(await failures(`import './missing.ts';`)).toEqual({ passed: 0, failed: 1 });
  expect(await failures('')).toEqual({ passed: 0, failed: 1 });
  writeFileSync(join(folder, 'none.config.ts'), 'throw new Error("broken");');
  expect(await failures(`test('holds', () => expect(1).toBe(1));`)).toEqual({ passed: 0, failed: 1 });
});

test('vitestGroup: lists a test that passes when repeated as unsteady, one that fails twice as failed', async () => {
  expect(
    await groupOf(
      `
        import { existsSync, writeFileSync } from 'node:fs';
        test('holds', () => expect(1).toBe(1));
        test('breaks', () => expect(1).toBe(2));
        test('wavers', () => {
          const before = existsSync('${folder}/before');
          writeFileSync('${folder}/before', '');
          expect(before).toBe(true);
        });
      `,
      true,
    ),
  ).toEqual({
    passed: 2,
    failed: [
      {
        name: 'sample.test.ts › breaks',
        why: 'expected 1 to be 2 // Object.is equality',
        at: place,
        more: ['- 2', '+ 1'],
      },
    ],
    skipped: [],
    unsteady: [
      {
        name: 'sample.test.ts › wavers',
        why: 'expected false to be true // Object.is equality',
        at: place,
        more: ['- true', '+ false'],
      },
    ],
  });
});
