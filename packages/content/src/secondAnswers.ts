import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AskedItem } from './objectiveItems.ts';

/** One file for each level: a line is the key of an item, the hash of its text, and the answer. */
export const SECOND_ANSWERS = join(import.meta.dirname, '../secondAnswers');

const SUFFIX = '.txt';
const LINE = /^(\S+) (\S+) (.*)$/u;

/** What somebody answered who solved an item without seeing its key. */
export interface SecondAnswer {
  /** Of the item's text when it was solved. */
  hash: string;
  /** Texts of the chosen options, 对 or 错, or texts of the blanks: no letter, which may change. */
  answer: string;
}

/** The hash of what a reader sees; the order of the options does not count. */
export const hashOf = ({ lead, stem, options }: AskedItem): string =>
  createHash('sha256')
    .update(JSON.stringify([lead, stem, ...options.toSorted()]))
    .digest('hex')
    .slice(0, 8);

/** An answer on one line: `\n` is a new line, and a backslash before `n` or a backslash is doubled. */
const escaped = (answer: string): string =>
  answer.replaceAll(/\\(?=[n\\\n])/gu, String.raw`\\`).replaceAll('\n', String.raw`\n`);
const unescaped = (text: string): string =>
  text.replaceAll(/\\([n\\])/gu, (_, sign: string) => (sign === 'n' ? '\n' : '\\'));

/** Reads the second answers of all levels, by the keys of the items. */
export function readSecondAnswers(folder = SECOND_ANSWERS): Map<string, SecondAnswer & { level: string }> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(SUFFIX)) : [];
  return new Map(
    files.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, key = '', hash = '', answer = ''] = LINE.exec(line) ?? [];
          const level = basename(name, SUFFIX);
          return key === '' ? [] : [[key, { level, hash, answer: unescaped(answer) }] as const];
        }),
    ),
  );
}

/** Writes the second answers of a level, sorted by key. */
export function writeSecondAnswers(
  level: string,
  answers: ReadonlyMap<string, SecondAnswer>,
  folder = SECOND_ANSWERS,
): void {
  const lines = [...answers].map(([key, { hash, answer }]) => `${key} ${hash} ${escaped(answer)}\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${level}${SUFFIX}`), lines.toSorted().join(''));
}

/** Whether the item has a second answer that was given to its present text. */
export const isAnsweredNow = (item: AskedItem, answers: ReadonlyMap<string, SecondAnswer>): boolean =>
  answers.get(item.key)?.hash === hashOf(item);
