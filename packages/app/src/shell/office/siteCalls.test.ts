import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { splitRoutes } from '@aosai/api/client/routes';
import { contract } from '@aosai/api/contract';
import { expect, test } from 'vitest';

const { site, learn, office } = splitRoutes(contract);
const src = join(import.meta.dirname, '../..');
const CALL = /\b(?:client|calls)\.(\w+)\.(\w+)\(/g;

/** Calls in a file, as `resource.action`. */
const sentBy = (text: string): string[] =>
  [...text.matchAll(CALL)].map(([, resource, action]) => `${resource}.${action}`);
const has = (table: typeof site, name: string) => {
  const [resource = '', action = ''] = name.split('.');
  return table[resource]?.[action] !== undefined;
};

const IMPORT = /from '(\.[^']+)'/g;
const IMPORT_NOW_OR_LATER = /(?:from |import\()'(\.[^']+)'/g;

const targets = (file: string, text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, path = '']) => normalize(join(file, '..', path)));

/** Pages in the site's tables, as paths below src. */
const PAGES = ['pages', 'lazyPages', 'learnPages', 'practicePages'].flatMap((name) => {
  const file = `shell/${name}.ts`;
  const text = readFileSync(join(src, file), 'utf8');
  return targets(file, text, IMPORT_NOW_OR_LATER).filter((path) => path.endsWith('.tsx'));
});

/** Everything that the site loads, at once or later, without the back offices. */
function siteFiles(texts: ReadonlyMap<string, string>): Set<string> {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    const text = texts.get(file);
    if (text === undefined || reached.has(file) || /^(?:shell|kit)\/office\//.test(file)) return;
    reached.add(file);
    for (const target of targets(file, text, IMPORT_NOW_OR_LATER)) reach(target);
  };
  reach('main.tsx');
  return reached;
}

/** Pages that import a file without adding the calls it sends to the client. */
function barePages(file: string, texts: ReadonlyMap<string, string>, gives: (text: string) => boolean): string[] {
  const bare: string[] = [];
  const seen = new Set<string>();
  const climb = (from: string): void => {
    if (seen.has(from) || gives(texts.get(from) ?? '')) return;
    seen.add(from);
    if (PAGES.includes(from)) bare.push(from);
    for (const [user, text] of texts) if (targets(user, text, IMPORT).includes(from)) climb(user);
  };
  climb(file);
  return bare;
}

test('site: files that send back office or learning calls add their routes to the client', () => {
  const all = globSync('**/*.{ts,tsx}', { cwd: src }).map(
    (file) => [file, readFileSync(join(src, file), 'utf8')] as const,
  );
  const texts = [...siteFiles(new Map(all))].map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));
  const sent = texts.flatMap(({ text }) => sentBy(text));
  const senders = texts.filter(({ text }) => sentBy(text).some((name) => has(office, name)));
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter((name) => ![site, learn, office].some((table) => has(table, name)))).toEqual([]);
  const adds = (text: string) => text.includes('<OfficeClient>') || text.includes("import('virtual:officeRoutes')");
  expect(senders.filter(({ text }) => !adds(text)).map(({ file }) => file)).toEqual([]);
  const practising = texts.filter(({ text }) => sentBy(text).some((name) => has(learn, name)));
  expect(practising.length).toBeGreaterThan(3);
  const byFile = new Map(texts.map(({ file, text }) => [file, text]));
  const givesLearn = (text: string) => text.includes('<LearnClient>');
  expect(practising.flatMap(({ file }) => barePages(file, byFile, givesLearn))).toEqual([]);
});
