import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChineseText } from './chineseTexts.ts';

const GLOSSARY = join(import.meta.dirname, '../../docs/glossary.md');
const HEADING = '## Words that we do not use';

/** A word of the glossary's list, with its replacement and the exceptions. */
export interface Unwanted {
  word: string;
  pattern: RegExp;
  use: string;
  /** Longer words that contain it and are allowed. */
  phrases: readonly string[];
  /** Files and folders where it is allowed. */
  places: readonly string[];
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function unwantedOf(line: string): Unwanted {
  const [, cell = '', use = '', right = ''] = cellsOf(line);
  const word = cell.replaceAll('`', '');
  const expression = /^\/(.+)\/$/.exec(word)?.[1];
  return {
    word,
    pattern: new RegExp(expression ?? escaped(word), 'u'),
    use,
    phrases: right
      .replaceAll(/`[^`]*`/g, '')
      .split(/[、\s]+/)
      .filter(Boolean),
    places: [...right.matchAll(/`([^`]*)`/g)].map(([, place = '']) => place),
  };
}

/** Reads the list in docs/glossary.md, one row per word. */
export function unwantedWords(): Unwanted[] {
  const [, section = ''] = readFileSync(GLOSSARY, 'utf8').split(`${HEADING}\n`);
  const [, , ...rows] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.map(unwantedOf);
}

/** Returns `file:line: 学员 → 学生` for each unwanted word. */
export const faultsOf = ({ file, line, text }: ChineseText, words: readonly Unwanted[]): string[] =>
  words.flatMap(({ word, pattern, use, phrases, places }) => {
    if (places.some((place) => file.startsWith(place))) return [];
    const rest = phrases.reduce((left, phrase) => left.replaceAll(phrase, ''), text);
    return pattern.test(rest) ? [`${file}:${line}: ${word} → ${use}: ${text.slice(0, 60)}`] : [];
  });
