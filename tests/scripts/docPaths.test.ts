import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const listed = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Paths from the root, and the short form `server/src/x.ts` of docs/house.md; patterns, builds and packages excepted. */
const NAMED =
  /`((?:packages|scripts|tests|docs|examples)\/[^\s`]+|(?:api|app|content|editor|judge|server|ui)\/src\/[^\s`]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g;
const PATTERN = /[<>*{}$…]|NN|\bdist\b/;

/** What a text names and the repository has not. */
function missing(file: string, text: string, has: (path: string) => boolean): string[] {
  const links = Array.from(text.matchAll(LINK), ([, path = '']) => ({ path, at: [join(dirname(file), path)] }));
  const named = Array.from(text.matchAll(NAMED), ([, path = '']) => ({ path, at: [path, join('packages', path)] }));
  return [...links, ...named]
    .filter(({ path, at }) => !PATTERN.test(path) && !at.some(has))
    .map(({ path }) => `${file}: ${path}`);
}

test('missing: names broken links and paths, not patterns, addresses and short forms that exist', () => {
  const text =
    '[a](b.md) [c](../gone.md#x) [w](https://a.cn) [s](/web/agreement) `server/src/x.ts` `server/src/y.ts` `docs/*.md`';
  const has = (path: string) => ['docs/b.md', 'packages/server/src/x.ts'].includes(path);
  expect(missing('docs/a.md', text, has)).toEqual(['docs/a.md: ../gone.md', 'docs/a.md: server/src/y.ts']);
});

test('documents: name only existing paths and links, except in superseded decisions', () => {
  const pages = listed('*.md').filter((file) => !file.startsWith('packages/content/'));
  expect(
    pages.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const isSuperseded = file.startsWith('docs/decisions/') && /supersede|no longer holds/i.test(text.slice(0, 600));
      return isSuperseded ? [] : missing(file, text, (path) => existsSync(join(root, path)));
    }),
  ).toEqual([]);
});

const SHORT = /`(?:(?<path>(?:api|app|content|editor|judge|server|ui)\/src\/[^\s`]+)|(?<short>(?:\w+\/)*\w+\.tsx?))`/g;

/** Short names of the map that lead nowhere: neither in the folder of the path before them, nor from a package's `src`. */
function lostNames(text: string, files: readonly string[]): string[] {
  const isFile = (path: string) => files.includes(path);
  return text.split('\n').flatMap((line) => {
    let folder = '';
    return [...line.matchAll(SHORT)].flatMap(({ groups }) => {
      const { path, short = '' } = groups ?? {};
      if (path !== undefined) folder = dirname(join('packages', path));
      if (path !== undefined || isFile(join(folder, short))) return [];
      return files.some((file) => /^packages\/[a-z]+\/src\//.test(file) && file.endsWith(`/src/${short}`))
        ? []
        : [short];
    });
  });
}

test('lostNames: finds a short name that is neither beside the path before it nor below a src', () => {
  const files = ['packages/server/src/exams/a.ts', 'packages/server/src/exams/b.ts', 'packages/app/src/kit/c.ts'];
  const text = '`server/src/exams/a.ts` and `b.ts`, `kit/c.ts`; `c.ts`\n`b.ts`';
  expect(lostNames(text, files)).toEqual(['c.ts', 'b.ts']);
});

test('docs/house.md: each step of a walk names its file so that a reader finds it', () => {
  const map = readFileSync(join(root, 'docs/house.md'), 'utf8');
  expect(lostNames(map.slice(map.indexOf('## Five places')), listed('packages/*'))).toEqual([]);
});
