import type { Answer } from './answers.ts';
import type { LanguageId } from './languages.ts';

/** A program in a language that the answer is not in now: switching back brings it up again. */
export interface CodeDraft {
  language: LanguageId;
  code: string;
}

/** One draft for each language; the newer one wins. */
export function mergeDrafts(known: readonly CodeDraft[], news: readonly CodeDraft[]): CodeDraft[] {
  const byLanguage = new Map([...known, ...news].map(({ language, code }) => [language, code]));
  return [...byLanguage].map(([language, code]) => ({ language, code }));
}

/** What is kept when an answer gives way to another: the program of the language that was left. */
export function leftDrafts(before: Answer | null, next: Answer | null): CodeDraft[] {
  if (before?.kind !== 'code' || next?.kind !== 'code' || before.language === next.language) return [];
  return [{ language: before.language, code: before.code }];
}
