// JavaScript that a browser loads before a route can render, in gzip (level 9, 1 kB = 1,000 bytes).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { root } from '../../scripts/parts/child.ts';
import { filesAtOnce, filesWithLater, type Manifest } from './parts/manifest.ts';

export const name = 'bytes';

const dist = join(root, 'packages/app/dist');
const ENTRY = 'index.html';
const HOME = 'src/desks/home.tsx';
const ROOM = 'src/exams/room.tsx';
const FIELD = 'src/practice/python/python.tsx';
/** Routes that load an editor, exempt from the limit of other routes. */
const WITH_EDITOR: readonly string[] = [ROOM, 'src/homework/room.tsx', FIELD, 'src/practice/python/embedded.tsx'];
/** The editor for phones is never loaded together with Monaco, explanations of errors only in exams that want them. */
const NOT_WITH_MONACO = /codemirror|codeHelp/i;

const MAX_HOME_KB = 150;
const MAX_OVER_HOME_KB = 36;
const MAX_ROOM_KB = 1085;

export const budgets: BenchEntry['budgets'] = {
  homeKb: { max: MAX_HOME_KB },
  largestOverHomeKb: { max: MAX_OVER_HOME_KB },
  roomWithMonacoKb: { max: MAX_ROOM_KB },
};

const sizes = new Map<string, number>();

function gzBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, bytes);
  return bytes;
}

const kb = (files: Iterable<string>): number =>
  Math.round([...files].reduce((sum, file) => sum + gzBytes(file), 0) / 100) / 10;

/** The site's pages as keys of the manifest, from the tables of pages. */
const sitePages = (): string[] =>
  ['pages', 'lazyPages', 'learnPages', 'practicePages'].flatMap((table) => {
    const text = readFileSync(join(root, `packages/app/src/shell/${table}.ts`), 'utf8');
    return [...text.matchAll(/'\.\.\/([^']+\.tsx)'/g)].map(([, path]) => `src/${path}`);
  });

/** Returns `exams/reportPaper` for src/exams/reportPaper.tsx. */
const routeName = (key: string): string => key.replace(/^src\//, '').replace(/\.tsx$/, '');

export function run(): Promise<Figures> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const routes = sitePages().filter((key) => key in manifest);
  const first = (key: string) => kb(filesAtOnce(manifest, [ENTRY, key]));
  const help = Object.keys(manifest).find((key) => /codeHelp/.test(key)) ?? '';
  const homeKb = first(HOME);
  const others = routes.filter((key) => key !== HOME && !WITH_EDITOR.includes(key));
  const byRoute = Object.fromEntries(others.toSorted().map((key) => [routeName(key), first(key)]));
  return Promise.resolve({
    homeKb,
    largestOverHomeKb: Math.round((Math.max(...Object.values(byRoute)) - homeKb) * 10) / 10,
    roomWithMonacoKb: kb(filesWithLater(manifest, [ENTRY, ROOM], ROOM, NOT_WITH_MONACO)),
    explanationsKb:
      Math.round((kb(filesWithLater(manifest, [ENTRY, help], help, /codemirror/i)) - first(ENTRY)) * 10) / 10,
    roomBeforeEditorKb: first(ROOM),
    fieldBeforeEditorKb: first(FIELD),
    otherRoutesKb: byRoute,
  });
}
