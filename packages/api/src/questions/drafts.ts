import type { Answer } from './answers.ts';
import type { LanguageId } from '../judging/languages.ts';

/** A program in a language other than the answer's; switching back to that language restores it. */
export interface CodeDraft {
  language: LanguageId;
  code: string;
}

/** Merges drafts: one per language, the newer wins. */
export function mergeDrafts(known: readonly CodeDraft[], news: readonly CodeDraft[]): CodeDraft[] {
  const byLanguage = new Map([...known, ...news].map(({ language, code }) => [language, code]));
  return [...byLanguage].map(([language, code]) => ({ language, code }));
}

/** The draft to keep when an answer changes to another language. */
export function leftDrafts(before: Answer | null, next: Answer | null): CodeDraft[] {
  if (before?.kind !== 'code' || next?.kind !== 'code' || before.language === next.language) return [];
  return [{ language: before.language, code: before.code }];
}
