import { cp, glob, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { runTool } from '../support/runTool.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const node = (script: string, args: readonly string[], cwd: string) =>
  runTool(process.execPath, [join(modules, script), ...args], cwd);

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;

let folder = '';
let partner = '';
let installed = '';
let browser: Browser;
let site: HostSite;

/** Installs the packed library as npm would, but from packages already on this disk. */
async function install(): Promise<void> {
  const [tarball] = await Array.fromAsync(glob('*.tgz', { cwd: folder }));
  await mkdir(installed, { recursive: true });
  await runTool('tar', ['-xzf', join(folder, tarball ?? ''), '-C', installed, '--strip-components=1'], folder);
  const [own, packed] = [await readPackage(partner), await readPackage(installed)];
  const names = new Set(Object.keys({ ...own.dependencies, ...own.devDependencies, ...packed.dependencies }));
  names.delete('@aosai/ui');
  for (const name of names) {
    await mkdir(dirname(join(partner, 'node_modules', name)), { recursive: true });
    await symlink(join(modules, name), join(partner, 'node_modules', name));
  }
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'aosai-partner-')));
  partner = join(folder, 'partner');
  installed = join(partner, 'node_modules/@aosai/ui');
  const dist = join(folder, 'dist');
  await node('vite/bin/vite.js', ['build', '--outDir', dist, '--emptyOutDir'], join(root, 'packages/ui'));
  await runTool('npm', ['pack', '--offline', '--ignore-scripts', '--pack-destination', folder], dist);
  await cp(join(root, 'examples/partner-vite'), partner, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  await install();
  browser = await sharedBrowser();
  site = await startHostSite();
}, 300_000);

afterAll(async () => {
  await leaveBrowser(browser);
  await site.close();
  await rm(folder, { recursive: true });
});

test('the packed library builds in a plain Vite app, and its screen works there', async () => {
  await node('vite/bin/vite.js', ['build'], partner);

  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const built = join(partner, 'dist');
  for await (const path of glob('**/*.*', { cwd: built })) {
    const type = types[extname(path)] ?? 'text/plain';
    site.files.set(path === 'index.html' ? '/' : `/${path}`, { type, body: await readFile(join(built, path), 'utf8') });
  }
  // Code of other screens, such as the editor and the chart, is not bundled; the list's part for parents loads later.
  const scripts = [...site.files.keys()].filter((path) => path.endsWith('.js')).toSorted();
  expect(scripts.map((path) => path.split('-', 1)[0])).toEqual(['/assets/FamilyExams', '/assets/index']);

  const page = await browser.newPage();
  await page.goto(site.origin);
  await page.getByRole('heading', { name: '社内选拔赛（一）' }).waitFor();
  await page.getByRole('tab', { name: '已结束' }).click();
  await page.getByText('没有符合条件的考试').waitFor();
});

test('the partner app and every declaration of the package type-check', async () => {
  const project = { extends: './tsconfig.json', include: ['src', 'node_modules/@aosai/ui/**/*.d.ts'], exclude: [] };
  await writeFile(join(partner, 'every.json'), JSON.stringify(project));
  await expect(node('typescript/bin/tsc', ['-p', 'every.json'], partner)).resolves.toBe('');
});

/** Imports every module of the package and prints failures with their messages. */
const IMPORT_ALL = `
import { globSync } from 'node:fs';
const failed = [];
const names = globSync('node_modules/@aosai/ui/**/*.js', { exclude: ['**/node_modules/@aosai/ui/node_modules/**'] });
for (const name of names) {
  try {
    await import(new URL(name, 'file://' + process.cwd() + '/').href);
  } catch (error) {
    failed.push(name + ': ' + String(error));
  }
}
console.log(JSON.stringify({ count: names.length, failed }));
process.exit();
`;

test('Node can import every module of the package, as server rendering requires', async () => {
  const printed = await runTool(process.execPath, ['--input-type=module', '-e', IMPORT_ALL], partner);
  const { count, failed } = JSON.parse(printed.trim().split('\n').at(-1) ?? '') as { count: number; failed: string[] };
  // Monaco's modules import style sheets, which Node cannot load; they are only imported when an editor opens.
  expect(failed.filter((line) => !/^\S*\/editor\/src\/monaco\/.*\.css"?/.test(line))).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test('the package contains no tests, stories or workspace references', async () => {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: installed }));
  expect(files.filter((path) => /\.(test|stories)\.|storybook|node_modules|\.tsx$/.test(path))).toEqual([]);
  const texts = await Promise.all(
    files.filter((path) => /\.(js|d\.ts)$/.test(path)).map((path) => readFile(join(installed, path), 'utf8')),
  );
  expect(texts.filter((text) => /['"]@aosai\//.test(text))).toEqual([]);
});
