import { cp, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { bundleEntry } from '../support/bundleEntry.ts';
import { type HostSite, startHostSite } from '../support/hostSite.ts';
import { packUi } from './parts/packUi.ts';
import { HOST_RULES } from './parts/hostRules.ts';
import { runTool } from '../support/runTool.ts';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const node = (script: string, args: readonly string[], cwd: string) =>
  runTool(process.execPath, [join(modules, script), ...args], cwd);

interface PackageFile {
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;

let folder = '';
let tarball = '';
let partner = '';
let installed = '';
let browser: Browser;
let site: HostSite;

/** Installs the packed library as npm would, but from packages already on this disk. */
async function install(): Promise<void> {
  await mkdir(installed, { recursive: true });
  await runTool('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder);
  const [own, packed] = [await readPackage(partner), await readPackage(installed)];
  const names = new Set(
    Object.keys({ ...own.dependencies, ...own.devDependencies, ...packed.dependencies, ...packed.peerDependencies }),
  );
  names.delete('@aosai/ui');
  for (const name of names) {
    await mkdir(dirname(join(partner, 'node_modules', name)), { recursive: true });
    await symlink(join(modules, name), join(partner, 'node_modules', name));
  }
}

beforeAll(async () => {
  ({ folder, tarball } = await packUi());
  partner = join(folder, 'partner');
  installed = join(partner, 'node_modules/@aosai/ui');
  await cp(join(root, 'examples/partner-vite'), partner, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  await install();
  browser = await sharedBrowser();
  site = await startHostSite();
  await node('vite/bin/vite.js', ['build'], partner);

  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
  const built = join(partner, 'dist');
  for await (const path of glob('**/*.*', { cwd: built })) {
    const type = types[extname(path)] ?? 'text/plain';
    site.files.set(path === 'index.html' ? '/' : `/${path}`, { type, body: await readFile(join(built, path), 'utf8') });
  }
}, 300_000);

afterAll(async () => {
  await leaveBrowser(browser);
  await site.close();
  await rm(folder, { recursive: true });
});

test('the packed library builds in a plain Vite app, and its screen works there', async () => {
  // Code of other screens, such as the editor and the chart, is not bundled; what only parents or a failure need loads later.
  const scripts = [...site.files.keys()].filter((path) => path.endsWith('.js')).toSorted();
  expect(scripts.map((path) => path.split('-', 1)[0])).toEqual([
    '/assets/CopyNumber',
    '/assets/FamilyExams',
    '/assets/index',
  ]);

  const page = await browser.newPage();
  await page.goto(site.origin);
  await page.getByRole('heading', { name: '社内选拔赛（一）' }).waitFor();
  await page.getByRole('tab', { name: '已结束' }).click();
  await page.getByText('没有符合条件的考试').waitFor();
});

/** The computed styles of all elements that a selector finds, with those of their pseudo-elements. */
const stylesOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const known = new Map<string, string>();
    return [...document.querySelectorAll(wanted)].map((element) =>
      // Drawings have no pseudo-elements.
      (element instanceof SVGElement ? [null] : [null, '::before', '::after', '::marker', '::placeholder']).map(
        (pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const text = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
          const key = known.get(text) ?? text;
          known.set(text, key);
          return `${element.tagName}${pseudo ?? ''} ${key}`;
        },
      ),
    );
  }, selector);

/** Properties that differ, by element, in few words. */
const changes = (before: string[][], after: string[][]): string[] =>
  before.flatMap((styles, at) =>
    styles.flatMap((style, which) => {
      const other = new Set((after[at]?.[which] ?? '').split(/[ ;]/));
      return style === after[at]?.[which]
        ? []
        : [
            style
              .split(/[ ;]/)
              .filter((one) => !other.has(one))
              .join(' '),
          ];
    }),
  );

const HOST =
  '<h1>学校</h1><p>正文 <a href="#">链接</a></p><ul><li>一</li></ul><button>按钮</button><input><table><tr><td>1</td></tr></table>';

/** Puts the root into a box with a fixed place and size, since a page may set its own margins and widths. */
const PLACE =
  'position:absolute;top:600px;left:0;box-sizing:border-box;width:1000px;max-width:none;margin:0;border:0;padding:0';

test('nothing leaks out of the root, and rules of the page change nothing inside', async () => {
  const page = await browser.newPage();
  const own = site.files.get('/')?.body ?? '';
  const around = (html: string) =>
    html
      .replace('id="root"', 'id="root" style="display:contents"')
      .replace(
        '<body>',
        `<body class="site page"><div class="content host">${HOST}</div><div class="content" style="${PLACE}">`,
      );
  site.files.set('/alone', { type: 'text/html', body: around(own).replace(/<script[^]*?<\/script>/g, '') });
  site.files.set('/around', { type: 'text/html', body: around(own) });
  await page.goto(`${site.origin}/alone`);
  const alone = await stylesOf(page, '.host, .host *');
  await page.goto(`${site.origin}/around`);
  await page.getByRole('heading', { name: '社内选拔赛（一）' }).waitFor();
  expect(changes(alone, await stylesOf(page, '.host, .host *'))).toEqual([]);

  const inside = await stylesOf(page, '.ao-root [data-ao], .ao-root [data-ao] *');
  expect(inside.length).toBeGreaterThan(50);
  for (const [name, content] of Object.entries(HOST_RULES)) {
    const sheet = await page.addStyleTag({ content });
    expect([name, ...changes(inside, await stylesOf(page, '.ao-root [data-ao], .ao-root [data-ao] *'))]).toEqual([
      name,
    ]);
    await sheet.evaluate((element) => (element as HTMLElement).remove());
  }
  await page.close();
});

test('the partner app and every declaration of the package type-check', async () => {
  const project = { extends: './tsconfig.json', include: ['src', 'node_modules/@aosai/ui/**/*.d.ts'], exclude: [] };
  await writeFile(join(partner, 'every.json'), JSON.stringify(project));
  await expect(node('typescript/bin/tsc', ['-p', 'every.json'], partner)).resolves.toBe('');
});

test('the declarations work with the module resolution of Node', async () => {
  const project = {
    extends: './tsconfig.json',
    compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext' },
    include: ['src'],
  };
  await writeFile(join(partner, 'node.json'), JSON.stringify(project));
  await expect(node('typescript/bin/tsc', ['-p', 'node.json'], partner)).resolves.toBe('');
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

/** Renders three parts as a server without a bundler does, with their styles. */
const RENDER = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Button } from '@aosai/ui/primitives/Button';
import { QuestionBody } from '@aosai/ui/patterns/QuestionBody';
import { ExamList } from '@aosai/ui/screens/exams/ExamList';
const day = (no) => '2026-11-0' + no + 'T08:00:00.000Z';
const exam = {
  id: 'e1', title: '社内选拔赛（一）', summary: '', status: '1', template: 'gesp-4', priceFen: 0, enrollStartAt: day(1),
  enrollEndAt: day(3), startAt: day(4), endAt: day(5), durationMin: 120, paperCount: 1, questionCount: 27,
  totalPoints: 10000, passPoints: 6000, maxAttempts: 1, feedback: 'deferred', isActivity: false, isMock: false,
  enrollCount: 32, mine: null,
};
const filter = { status: null, template: null, language: null, isRepeatable: false, keyword: '', page: 0 };
const question = {
  id: 'q1', no: 1, type: '1', points: 200, title: null, stemHtml: '<p>下列哪一个是质数？</p>', blankCount: 0,
  options: [{ id: 'a', html: '二十一' }, { id: 'b', html: '二十三' }], programming: null,
};
const none = () => undefined;
for (const element of [
  h(Button, null, '报名'),
  h(QuestionBody, { question, answer: null, onAnswer: none }),
  h(ExamList, { exams: { data: { content: [exam], total: 1, page: 0, size: 20 } }, filter, now: Date.parse(day(2)), on: { filter: none, retry: none } }),
]) {
  const sheet = new ServerStyleSheet();
  console.log(JSON.stringify([renderToString(sheet.collectStyles(element)), sheet.getStyleTags()]));
}
`;

test('Node renders a button, a question and a list of exams to HTML with their styles', async () => {
  const printed = await runTool(process.execPath, ['--input-type=module', '-e', RENDER], partner);
  const rendered = printed.trim().split('\n');
  expect(rendered).toHaveLength(3);
  for (const [at, word] of ['报名', '二十三', '社内选拔赛（一）'].entries()) {
    const [html = '', styles = ''] = JSON.parse(rendered[at] ?? '[]') as string[];
    expect([word, html.includes(word), styles.includes('data-styled')]).toEqual([word, true, true]);
  }
});

/** Packages that only some screens need: code editors, charts, floating parts, tables. */
const HEAVY = [
  'monaco-editor',
  '@codemirror',
  '@lezer',
  'uplot',
  '@floating-ui',
  '@tanstack',
  'react-hook-form',
  'zod',
];

test.for(['primitives/Button/Button', 'patterns/QuestionBody/QuestionBody', 'screens/exams/ExamList/ExamList'])(
  '%s loads none of the heavy packages, at once or later',
  async (module) => {
    const { packages } = await bundleEntry(join(installed, 'ui/src', `${module}.js`));
    expect(packages).toContain('styled-components');
    expect([...packages].filter((name) => HEAVY.some((heavy) => name.startsWith(heavy)))).toEqual([]);
  },
);

test('what the README and the examples import exists in the package', async () => {
  const example = await Array.fromAsync(glob('partner-{vite,next}/**/*.{ts,tsx}', { cwd: join(root, 'examples') }));
  const texts = await Promise.all(
    [join(installed, 'README.md'), ...example.map((path) => join(root, 'examples', path))].map((path) =>
      readFile(path, 'utf8'),
    ),
  );
  const named = new Set(texts.join('\n').match(/@aosai\/ui\/[a-z]+\/[\w/]+\w/g));
  expect(named.size).toBeGreaterThan(3);
  const script = `for (const name of ${JSON.stringify([...named])}) import.meta.resolve(name), await import(name)`;
  await expect(runTool(process.execPath, ['--input-type=module', '-e', script], partner)).resolves.toBe('');
});

test('the package contains no tests, stories or workspace references', async () => {
  const files = await Array.fromAsync(glob('**/*.*', { cwd: installed }));
  expect(files.filter((path) => /\.(test|stories)\.|storybook|node_modules|\.tsx$/.test(path))).toEqual([]);
  const texts = await Promise.all(
    files.filter((path) => /\.(js|d\.ts)$/.test(path)).map((path) => readFile(join(installed, path), 'utf8')),
  );
  expect(texts.filter((text) => /['"]@aosai\//.test(text))).toEqual([]);
});
