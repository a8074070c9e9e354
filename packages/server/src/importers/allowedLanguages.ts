import type { LanguageId } from '@aosai/api/judging/languages';
import { languageOf } from './checkers.ts';
import type { ItemReport } from './itemReport.ts';

/**
 * Returns our languages that a package allows; null when it allows all. When it allows none of ours, returns null too
 * and adds a note that keeps the question unpublished until an author decides.
 */
export function allowedLanguages(given: readonly string[], report: ItemReport): LanguageId[] | null {
  const named = given.map((one) => one.trim()).filter((one) => one !== '');
  if (named.length === 0 || named.some((one) => /^(?:all|\*)$/i.test(one))) return null;
  const ours = [...new Set(named.map(languageOf))].filter((one): one is LanguageId => one !== null);
  if (ours.length === 0) report.note('language-none', named.join('、'));
  return ours.length === 0 ? null : ours;
}
