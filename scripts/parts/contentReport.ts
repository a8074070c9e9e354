import { relative } from 'node:path';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.ts';
import type { FailedTest } from './tallyReporter.ts';

/** Where an item is written. */
export interface Written {
  name: string;
  file: string;
  line: number;
}

const MOST_LINES = 12;

const shortPath = (path: string): string => (path.startsWith('/') ? relative(root, path) : path);
const withoutRoot = (text: string): string => text.replaceAll(`${root}/`, '');

/** The item that a failed rule is about: the last one in the rule's name, else the first one in its message. */
function itemOf({ name, why, more = [] }: FailedTest, known: ReadonlyMap<string, Written>): Written | undefined {
  const inName = name.split(/\s+/u).flatMap((word) => known.get(word) ?? []);
  const inMessage = [why, ...more].flatMap((line) => line.split(/[^\w/-]+/u)).flatMap((word) => known.get(word) ?? []);
  return inName.at(-1) ?? inMessage[0];
}

/** The file of a task that the rule's name gives, such as `wrong-int.cpp`; else the item's own. */
function placeOf({ file, line }: Written, name: string): string {
  const solution = name.split(/\s+/u).find((word) => /^(?:ref|wrong-[\w-]+)\.(?:cpp|py)$/u.test(word));
  const path = solution === undefined ? '' : join(dirname(file), 'solutions', solution);
  return existsSync(path) ? `${shortPath(path)}:1` : `${shortPath(file)}:${line}`;
}

/** The name of a rule without the file it is in and without the item. */
function ruleOf(name: string, item: Written | undefined): string {
  const rule = name.slice(name.indexOf(' › ') + 3);
  return item === undefined
    ? rule
    : rule
        .replace(item.name, '')
        .replace(/^[^>]* > /u, '')
        .trim();
}

/** Lines for the failed rules, by the file and item that break them. */
export function faultLines(failed: readonly FailedTest[], items: readonly Written[]): string[] {
  const known = new Map(items.map((item) => [item.name, item]));
  const placed = failed.map((test) => {
    const item = itemOf(test, known);
    const place = item === undefined ? 'several items' : `${placeOf(item, test.name)}  ${item.name}`;
    return { test, item, place };
  });
  return [...Map.groupBy(placed, ({ place }) => place)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([place, faults]) => [
      '',
      place,
      ...faults.flatMap(({ test: { name, why, at, more = [] }, item }) => [
        `  rule: ${ruleOf(name, item)}${at === undefined ? '' : ` (${at})`}`,
        ...[why, ...more.slice(0, MOST_LINES)].map((line) => `    ${withoutRoot(line)}`),
        ...(more.length > MOST_LINES ? [`    … ${more.length - MOST_LINES} lines more`] : []),
      ]),
    ]);
}

/** Lines for what cannot be read; the messages of the readers begin with file and line. */
export const unreadableLines = (faults: readonly string[]): string[] =>
  faults.flatMap((fault) => {
    const [, place = '', what = fault] = /^(\S+?): (.*)$/su.exec(withoutRoot(fault)) ?? [];
    return ['', place, '  rule: every file can be read', `    ${what}`];
  });
