import { COMMON_CHARACTERS } from './commonCharacters.ts';

/** How hard a text is to read, in counts that can be added up over several texts. */
export interface ReadingLevel {
  /** Chinese characters. */
  characters: number;
  /** Those that are not among the common ones. */
  rare: number;
  /** Lengths of its sentences, in characters, numbers and words; a piece of code counts one. */
  sentences: number[];
}

const PROGRAMS = /^(```|:::).*?^\1$/gmsu;
const NO_SENTENCES = /^[#|>].*$/gmu;
const SPANS = /`[^`]*`|\$[^$]*\$/gu;
const SIGN = /\p{Script=Han}|[\w.]+/gu;
/** A sentence says one thing, so a colon and a semicolon end one as well. */
const ENDS = /[。！？；：\n]|——/u;

/** Measures the prose of a Markdown text, without programs, tables and headings. */
export function readingLevel(markdown: string): ReadingLevel {
  const prose = markdown.replaceAll(PROGRAMS, '').replaceAll(NO_SENTENCES, '').replaceAll(SPANS, 'x');
  const characters = prose.match(/\p{Script=Han}/gu) ?? [];
  const lengths = prose.split(ENDS).map((part) => part.match(SIGN)?.length ?? 0);
  return {
    characters: characters.length,
    rare: characters.filter((sign) => !COMMON_CHARACTERS.has(sign)).length,
    sentences: lengths.filter((length) => length > 1),
  };
}
