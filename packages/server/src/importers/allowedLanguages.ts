import type { LanguageId } from '@aosai/api/domain/languages';
import { languageOf } from './checkers.ts';
import type { ItemReport } from './itemReport.ts';

/**
 * Those of ours that a package allows; null where it allows all. Where it allows none of ours somebody has to decide
 * which ones count, and the note waits for that.
 */
export function allowedLanguages(given: readonly string[], report: ItemReport): LanguageId[] | null {
  const named = given.map((one) => one.trim()).filter((one) => one !== '');
  if (named.length === 0 || named.some((one) => /^(?:all|\*)$/i.test(one))) return null;
  const ours = [...new Set(named.map(languageOf))].filter((one): one is LanguageId => one !== null);
  if (ours.length === 0) report.note('language-none', named.join('、'));
  return ours.length === 0 ? null : ours;
}
