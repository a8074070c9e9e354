import { readFileSync } from 'node:fs';
import { type AskedItem, BETWEEN_ANSWERS, objectiveItems } from '../../packages/content/src/objectiveItems.ts';
import {
  hashOf,
  isAnsweredNow,
  readSecondAnswers,
  SECOND_ANSWERS,
  writeSecondAnswers,
} from '../../packages/content/src/secondAnswers.ts';
import { belongs } from './contentCheck.ts';

const LETTERS = 'ABCDEFGH';

const FORM = { choice: '选择', judgement: '判断', blanks: '填空' } as const;

/** Prints items as a reader sees them: no key, no analysis, no notes on options, no programs that prove a key. */
export function sheetOf(items: readonly AskedItem[]): string {
  const leads = items.map(({ lead }, at) => (lead === items[at - 1]?.lead ? '' : lead));
  return items
    .map(({ key, form, stem, options }, at) => {
      const lettered = options.map((text, place) => `${LETTERS[place]}. ${text}`).join('\n');
      return [`## ${key} ${FORM[form]}`, leads[at], stem, lettered].filter(Boolean).join('\n\n');
    })
    .join('\n\n');
}

/** An answer in the form in which it is stored: for an option its text, since letters may change. Undefined if the item cannot have this answer. */
function keptAnswer({ form, options }: AskedItem, written: string): string | undefined {
  if (form === 'blanks') return written;
  if (form === 'judgement') return written === '对' || written === '错' ? written : undefined;
  const texts = written
    .split('')
    .toSorted()
    .map((letter) => options[LETTERS.indexOf(letter)]);
  return texts.includes(undefined) ? undefined : texts.join(BETWEEN_ANSWERS);
}

/** Reads lines such as `<key> B`, `<key> 对` or `<key> 42`: the answers by key, and what is wrong with which line. */
export function answersIn(
  text: string,
  items: readonly AskedItem[],
): { answers: Map<AskedItem, string>; faults: string[] } {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const answers = new Map<AskedItem, string>();
  const faults: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, key = '', written = ''] = /^(\S+) (.+?)\r?$/u.exec(line) ?? [];
    const item = byKey.get(key);
    const answer = item && keptAnswer(item, written);
    if (item && answer !== undefined) answers.set(item, answer);
    else if (line.trim() !== '')
      faults.push(`line ${at + 1}: ${item ? `no answer to this item` : `no such item`}: ${line}`);
  }
  return { answers, faults };
}

/**
 * `solve <part>` prints the items of a part that nobody has solved since they were last changed; with a file of answers
 * (`-` is the standard input) it keeps these. Returns the exit code, 1 when answers differ from the keys.
 */
export function solveContent([part = '', file]: readonly string[], folder = SECOND_ANSWERS): number {
  const all = objectiveItems();
  const items = all.filter((item) => belongs({ name: item.key, file: item.file, line: 1, partOf: [] }, part));
  if (items.length === 0) {
    console.error(`nothing is called ${part}: name a course, level, paper, lesson, camp point or item, or a path`);
    return 2;
  }
  const kept = readSecondAnswers(folder);
  if (file === undefined) {
    console.log(sheetOf(items.filter((item) => !isAnsweredNow(item, kept))));
    return 0;
  }
  const { answers, faults } = answersIn(readFileSync(file === '-' ? 0 : file, 'utf8'), items);
  if (faults.length > 0) {
    console.error([...faults, 'nothing was kept'].join('\n'));
    return 2;
  }
  const levelOf = new Map(all.map(({ key, level }) => [key, level]));
  for (const [item, answer] of answers)
    kept.set(item.key, { level: levelOf.get(item.key) ?? '', hash: hashOf(item), answer });
  for (const [level, ofLevel] of Map.groupBy(kept, ([key]) => levelOf.get(key)))
    // Answers to items that no longer exist go.
    if (level !== undefined) writeSecondAnswers(level, new Map(ofLevel), folder);
  const differ = [...answers].filter(([item, answer]) => !item.isRight(answer));
  for (const [{ key }, answer] of differ) console.log(`${key}: ${answer} is not its key`);
  console.log(`${answers.size} answers kept, ${differ.length} of them differ from the key`);
  return differ.length === 0 ? 0 : 1;
}
