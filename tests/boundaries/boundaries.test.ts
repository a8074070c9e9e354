import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SUBJECTS } from '../../scripts/lint/subjects.ts';

const root = join(import.meta.dirname, '../..');
const fixture = join(import.meta.dirname, 'fixture');
const bin = join(root, 'node_modules/.bin');

let folder = '';

/** Copies the project's rules into an otherwise empty project, so that only the fixture can break them. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-boundaries-'));
  const rules = ['package.json', 'turbo.json', 'tsconfig.json', 'oxlint.config.ts', '.gitignore', 'package-lock.json'];
  for (const path of [...rules, ...globSync(['packages/*/{package,turbo}.json', 'scripts/lint/*.ts'], { cwd: root })]) {
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('git', ['init', '--quiet', folder]);
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Diagnostic {
  code?: string;
  filename: string;
}

/** Returns the boundary rules that oxlint reports, by file; ignores types and style of the fixture. */
function lint(): Record<string, string> {
  const args = [join(bin, 'oxlint'), '--format=json', 'packages'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return Object.fromEntries(
    diagnostics.flatMap(({ code = '', filename }) =>
      /no-restricted-|aosai/.test(code) ? [[filename.replace(/^packages\//, ''), code]] : [],
    ),
  );
}

function turboBoundaries(): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(join(bin, 'turbo'), ['boundaries', '--no-color'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return { code: status, output: stdout + stderr };
}

const IMPORT = 'eslint(no-restricted-imports)';
const TENANT = 'aosai(tenant-in-query)';
const GLOBAL = 'eslint(no-restricted-globals)';
const PROPERTY = 'eslint(no-restricted-properties)';

test('oxlint refuses imports against the layers, impure screens and queries without tenant, nothing else', () => {
  cpSync(join(fixture, 'packages'), join(folder, 'packages'), { recursive: true });
  expect(lint()).toEqual({
    'api/src/accounts/importsClient.ts': IMPORT,
    'api/src/accounts/importsLater.ts': IMPORT,
    'api/src/accounts/rulesImportContract.ts': IMPORT,
    'api/src/envelope/importsClient.ts': IMPORT,
    'api/src/exams/importsClient.fixtures.ts': IMPORT,
    'api/src/exams/importsFixture.ts': IMPORT,
    'api/src/kit/importsSubject.ts': IMPORT,
    'app/src/exams/importsLater.ts': IMPORT,
    'app/src/exams/importsPages.ts': IMPORT,
    'app/src/exams/importsSchema.ts': IMPORT,
    'content/papers/importsServer.ts': IMPORT,
    'content/src/importsJudge.ts': IMPORT,
    'judge/src/importsContract.ts': IMPORT,
    'server/src/accounts/forgetsTenant.ts': TENANT,
    'server/src/accounts/importsLater.ts': IMPORT,
    'server/src/base/importsKit.ts': IMPORT,
    'server/src/db/importsSubject.ts': IMPORT,
    'server/src/desks/importsTesting.ts': IMPORT,
    'server/src/exams/papers/importsLater.ts': IMPORT,
    'server/src/http/importsDemo.ts': IMPORT,
    'server/src/http/importsMain.ts': IMPORT,
    'server/src/importers/importsDatabase.ts': IMPORT,
    'server/src/kit/importsSubject.ts': IMPORT,
    'server/src/orders/importsHandlers.ts': IMPORT,
    'server/src/orders/importsHttp.ts': IMPORT,
    'server/src/rights/importsAccess.ts': IMPORT,
    'ui/src/patterns/Wrong/ImportsScreen.tsx': IMPORT,
    'ui/src/primitives/Wrong/ImportsPattern.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/Fetches.tsx': GLOBAL,
    'ui/src/screens/exams/Wrong/ImportsClient.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsElement.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsFixture.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsLater.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsLaterExported.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsRouter.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsSchema.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ImportsSwr.tsx': IMPORT,
    'ui/src/screens/exams/Wrong/ReadsClock.tsx': PROPERTY,
    'ui/src/screens/exams/Wrong/ReadsStorage.tsx': GLOBAL,
    'ui/src/screens/exams/Wrong/UsesMemo.tsx': IMPORT,
    'ui/src/tokens/importsPrimitive.ts': IMPORT,
  });
});

test('turbo refuses an import from a package that is no dependency, and a path out of the package', () => {
  expect(turboBoundaries()).toMatchObject({ code: 0 });
  cpSync(join(fixture, 'turbo'), folder, { recursive: true });
  const { code, output } = turboBoundaries();
  expect(code).not.toBe(0);
  expect(output).toContain(join('editor', 'src', 'importsUi.ts'));
  expect(output).toContain(join('api', 'src', 'leavesPackage.ts'));
});

test('turbo refuses a dependency against the layers, even if package.json declares it', () => {
  const path = join(folder, 'packages/judge/package.json');
  const judge = JSON.parse(readFileSync(path, 'utf8')) as { dependencies: Record<string, string> };
  writeFileSync(path, JSON.stringify({ ...judge, dependencies: { ...judge.dependencies, '@aosai/ui': '0.1.0' } }));
  const { code, output } = turboBoundaries();
  expect(code).not.toBe(0);
  expect(output).toContain('@aosai/judge');
});

test('docs/house.md lists the subjects in the order that lint enforces', () => {
  const page = readFileSync(join(root, 'docs/house.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `?([a-z]+)`? +\|/gm)].map(([, name = '']) => name);
  expect(rows.filter((name) => (SUBJECTS as readonly string[]).includes(name))).toEqual(SUBJECTS);
});
