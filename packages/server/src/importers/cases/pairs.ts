import { inNaturalOrder } from '../files/folder.ts';
import type { ItemReport } from '../itemReport.ts';

/** An input and its answer, as paths. */
export interface Pair {
  /** The path without the part that marks input or answer: `data/1`. */
  stem: string;
  input: string;
  answer: string;
}

type Role = { role: 'input' | 'out' | 'other'; stem: string };

const EXTENSION = /^(.*)\.(in|inp|out|ans|std|ou|a)$/i;
const NUMBERED = /^(.*)\.(in|out|ou)(\d+)$/i;
/** A whole word before a number: `input_3`. */
const WORD = /(?<![a-z])(input|output|answer|ans|in|out)[-_]?(?=\d)/gi;
const FOLDER = /^((?:.*\/)?)(in|inputs?|out|outputs?|answers?|ans)\/([^/]+?)(?:\.(?:txt|in|out|ans|dat))?$/i;

const isInput = (word: string): boolean => /^in/i.test(word);

/** Whether a file is an input or an answer, judged by its name; null for a file that is neither. */
export function roleOf(path: string): Role | null {
  const extended = EXTENSION.exec(path);
  if (extended) {
    const [, stem = '', word = ''] = extended;
    const folder = FOLDER.exec(path);
    const place = folder && isInput(folder[2] ?? '') === isInput(word) ? `${folder[1]}${folder[3]}` : stem;
    const role = isInput(word) ? 'input' : /^out?$/i.test(word) ? 'out' : 'other';
    return { role, stem: wordless(place, role) };
  }
  const numbered = NUMBERED.exec(path);
  if (numbered) return { role: isInput(numbered[2] ?? '') ? 'input' : 'out', stem: `${numbered[1]}.${numbered[3]}` };
  const foldered = FOLDER.exec(path);
  if (foldered) return { role: isInput(foldered[2] ?? '') ? 'input' : 'out', stem: `${foldered[1]}${foldered[3]}` };
  return /\.txt$/i.test(path) ? textRole(path.slice(0, -4)) : null;
}

/** The role of a .txt file whose name, here without its extension, ends in a word and a number. */
function textRole(name: string): Role | null {
  let start = name.length;
  while (/[\w-]/.test(name[start - 1] ?? '')) start -= 1;
  const word = [...name.slice(start).matchAll(WORD)].at(-1);
  if (!word) return null;
  const at = start + word.index;
  const stem = `${name.slice(0, at)}${name.slice(at + word[0].length)}`;
  return { role: isInput(word[0]) ? 'input' : 'out', stem };
}

/** Drops the word from a stem such as `input1`, so that `input1.in` and `output1.out` pair too. */
function wordless(stem: string, role: Role['role']): string {
  const word = /^(.*\/)?(input|output|answer)[-_]?(\d[\w-]*)$/i.exec(stem);
  return word && isInput(word[2] ?? '') === (role === 'input') ? `${word[1] ?? ''}${word[3]}` : stem;
}

/** Pairs files of the same stem, ignoring case, in natural order. Adds a note for a file without a partner. */
export function findPairs(paths: readonly string[], report: ItemReport): Pair[] {
  const groups = new Map<string, { stem: string; input: string[]; out: string[]; other: string[] }>();
  for (const path of inNaturalOrder(paths)) {
    const found = roleOf(path);
    if (!found) continue;
    const key = found.stem.toLowerCase();
    const group = groups.get(key) ?? { stem: found.stem, input: [], out: [], other: [] };
    group[found.role].push(path);
    groups.set(key, group);
  }
  const pairs: Pair[] = [];
  for (const { stem, input, out, other } of groups.values()) {
    const [first] = input;
    const answer = out[0] ?? other[0];
    if (first === undefined || answer === undefined) {
      report.note('case-unpaired', first ?? answer ?? stem);
      continue;
    }
    if (input.length > 1 || out.length + other.length > 1) report.note('case-ambiguous', stem);
    pairs.push({ stem, input: first, answer });
  }
  const order = new Map(inNaturalOrder(pairs.map(({ stem }) => stem)).map((stem, at) => [stem, at]));
  return pairs.toSorted((a, b) => (order.get(a.stem) ?? 0) - (order.get(b.stem) ?? 0));
}

export const isSampleStem = (stem: string): boolean =>
  /(?:^|\/)(?:sample|samples|example|样例)[^/]*(?:\/|$)/i.test(stem);
