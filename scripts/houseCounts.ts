// `npm run counts [commit]`: how easy the house is to enter, in figures, for the working tree or a commit (docs/house.md).
// Product means the packages' own TypeScript without tests, stories, access files, fixtures and content.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { SUBJECTS } from './lint/subjects.ts';

const [commit] = process.argv.slice(2);
const git = (args: string[], input?: string): Buffer =>
  execFileSync('git', args, { maxBuffer: 2 ** 30, ...(input !== undefined && { input }) });
const listed = git(commit ? ['ls-tree', '-r', '--name-only', '-z', commit] : ['ls-files', '-z'])
  .toString()
  .split('\0');
const tracked = listed.filter((file) => file !== '' && (commit !== undefined || existsSync(file)));
const isTracked = new Set(tracked);

/** Reads all files in one call of git. */
function textsOf(files: readonly string[]): Map<string, string> {
  if (commit === undefined) return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const out = git(['cat-file', '--batch'], files.map((file) => `${commit}:${file}\n`).join(''));
  let at = 0;
  return new Map(
    files.map((file) => {
      const head = out.indexOf(10, at);
      const bytes = Number(out.subarray(at, head).toString().split(' ')[2]);
      at = head + bytes + 2;
      return [file, out.subarray(head + 1, head + 1 + bytes).toString()];
    }),
  );
}

const CONTENT = /^packages\/server\/src\/(?:db\/)?demo\/|^packages\/content\//;
const TEST = /\.(?:test|stories)\.tsx?$/;
const OTHERS =
  /\.(?:test|test-d|stories|access|fixtures|testing)\.tsx?$|\.d\.ts$|\/testing\/|\/everyCall\/|^packages\/api\/src\/fixtures\/|^packages\/ui\/src\/storybook\/|\/(?:fakeJudge|testDatabase|testServices|comparesItself)\.ts$/;
const code = tracked.filter(
  (file) => /^packages\/[a-z]+\/src\/.*\.tsx?$|^(?:tests|scripts)\/.*\.tsx?$/.test(file) && !CONTENT.test(file),
);
const texts = textsOf(code);
const textOf = (file: string): string => texts.get(file) ?? '';
const linesOf = (file: string): number => textOf(file).split('\n').length - 1;
const product = code.filter((file) => file.startsWith('packages/') && !OTHERS.test(file));
const isProduct = new Set(product);

const exportsByPackage = new Map<string, [string, string][]>();
/** The exports of a package, longest pattern first. */
function exportsOf(name: string): [string, string][] {
  const known = exportsByPackage.get(name);
  if (known) return known;
  const file = `packages/${name}/package.json`;
  const text = commit === undefined ? readFileSync(file, 'utf8') : git(['show', `${commit}:${file}`]).toString();
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string> };
  const sorted = Object.entries(exports).toSorted(([a], [b]) => b.length - a.length);
  exportsByPackage.set(name, sorted);
  return sorted;
}

/** The file that an import names, as a path from the root; null for libraries. */
function resolved(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const [, name = '', path = ''] = /^@aosai\/([a-z]+)\/(.+)$/.exec(specifier) ?? [];
  if (!isTracked.has(`packages/${name}/package.json`)) return null;
  for (const [key, target] of exportsOf(name)) {
    const [before = '', after] = key.slice(2).split('*');
    if (after === undefined && before === path) return posix.join('packages', name, target);
    if (after !== undefined && path.startsWith(before) && path.length > before.length)
      return posix.join('packages', name, target.replaceAll('*', path.slice(before.length)));
  }
  return null;
}

const STATIC = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'(?<specifier>[^']+)'/g;
const LAZY = /\bimport\(\s*'(?<chunk>[^']+)'|new URL\(\s*'(?<worker>\.[^']+)',\s*import\.meta/g;
const importers = new Map<string, Set<string>>();
const lazy = new Set<string | null>();
for (const file of code) {
  for (const { groups } of textOf(file).matchAll(STATIC)) {
    const to = resolved(file, groups?.['specifier'] ?? '');
    if (to && to !== file && isProduct.has(to) && isProduct.has(file))
      importers.set(to, (importers.get(to) ?? new Set()).add(file));
  }
  for (const { groups } of textOf(file).matchAll(LAZY))
    lazy.add(resolved(file, groups?.['chunk'] ?? groups?.['worker'] ?? ''));
}

const BESIDE = ['.test.ts', '.test.tsx', '.stories.tsx', '.access.ts'];
const hasOwnProof = (file: string) => BESIDE.some((end) => isTracked.has(file.replace(/\.tsx?$/, end)));
const crumbs = product.filter(
  (file) => linesOf(file) <= 60 && importers.get(file)?.size === 1 && !lazy.has(file) && !hasOwnProof(file),
);

/** Folders `packages/<p>/src/<a>/<b>` with a file whose path names the subject. */
const foldersNaming = (word: RegExp) =>
  new Set(product.filter((file) => word.test(file)).map((file) => file.split('/').slice(0, -1).slice(0, 5).join('/')))
    .size;

/** `server/exams` of packages/server/src/exams/…; before the rooms a folder of `engine`. */
function roomOf(file: string): string | null {
  const [, name, , top = '', inside = ''] = file.split('/');
  const subject = name === 'ui' && top === 'screens' ? inside : top;
  if ((SUBJECTS as readonly string[]).includes(subject)) return `${name}/${subject}`;
  return top === 'engine' && !inside.endsWith('.ts') ? `${name}/engine/${inside}` : null;
}
const ways = new Set(
  [...importers].flatMap(([to, froms]) =>
    [...froms].flatMap((from) => {
      const [a, b] = [roomOf(from), roomOf(to)];
      return a && b && a !== b && a.split('/')[0] === b.split('/')[0] ? [`${a} ${b}`] : [];
    }),
  ),
);
const twoWay = [...ways].filter((way) => {
  const back = way.split(' ').toReversed().join(' ');
  return way < back && ways.has(back);
});

const TITLE =
  /(?:^|[\s.])(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?<quote>['"`])(?<title>(?:(?!\k<quote>).|\\.)+)\k<quote>/g;
const titles = code
  .filter((file) => TEST.test(file))
  .flatMap((file) => [...textOf(file).matchAll(TITLE)].map(({ groups }) => groups?.['title'] ?? ''));

const row = (name: string, value: number | string) => console.log(`${name.padEnd(70)} ${String(value).padStart(9)}`);
row('files of the product', product.length);
row(
  'lines of the product',
  product.map(linesOf).reduce((sum, count) => sum + count, 0),
);
for (const name of ['server', 'ui', 'app', 'api', 'judge', 'editor', 'content'])
  row(`  files of ${name}`, product.filter((file) => file.startsWith(`packages/${name}/`)).length);
row('files of ≤ 60 lines with one importer and no test or story of their own', crumbs.length);
row('files over 400 lines', product.filter((file) => linesOf(file) > 400).length);
for (const [name, word] of Object.entries({
  homework: /homework/i,
  order: /order/i,
  grade: /grade/i,
  exam: /exam(?!ple)/i,
}))
  row(`folders packages/<p>/src/<a>/<b> that name ${name}`, foldersNaming(word));
for (const name of ['app', 'judge', 'server', 'editor', 'api', 'ui'])
  row(
    `loose files in packages/${name}/src`,
    product.filter((file) => new RegExp(`^packages/${name}/src/[^/]+$`).test(file)).length,
  );
row('pairs of subjects that import each other', twoWay.length);
row('titles of tests', titles.length);
row(
  '  of these with a semicolon, which often joins two behaviours',
  titles.filter((title) => /[;；]/.test(title)).length,
);
row(
  'written content in packages/server',
  tracked.filter((f) => /^packages\/server\/.*\/demo\/.*(?<!\.ts)$/.test(f)).length,
);
if (twoWay.length > 0) console.log(twoWay.join('\n'));
