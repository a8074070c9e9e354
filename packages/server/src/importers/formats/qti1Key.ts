import type { ItemReport } from '../itemReport.ts';
import { hasCase } from '../objective.ts';
import { numberOf } from '../text/manifest.ts';
import { attributeOf, below, childrenOf, type XmlElement } from '../text/xmlTree.ts';

const LOOSE = ['vargt', 'vargte', 'varlt', 'varlte', 'varsubstring', 'varsubset', 'varinside', 'durequal'];

const scoreOf = (condition: XmlElement): number =>
  Math.max(0, ...childrenOf(condition, 'setvar').map((set) => numberOf(set.text.trim()) ?? 0));

const adds = (condition: XmlElement): boolean =>
  childrenOf(condition, 'setvar').some((set) => /^add$/i.test(attributeOf(set, 'action')));

/** The comparisons that a condition requires, without those it negates. */
function comparisonsIn(condition: XmlElement): XmlElement[] {
  const refused = new Set([...below(condition, 'not')].flatMap((not) => [...below(not, 'varequal')]));
  return [...below(condition, 'varequal')].filter((equal) => !refused.has(equal));
}

const equalsIn = (condition: XmlElement): string[] => comparisonsIn(condition).map(({ text }) => text.trim());

/** Whether the answers of a gap are compared without regard to case, as QTI 1.2 does unless an item says otherwise. */
export function ignoresCase(item: XmlElement, report: ItemReport): boolean {
  const scored = [...below(item, 'respcondition')]
    .filter((one) => scoreOf(one) > 0)
    .flatMap(comparisonsIn)
    .filter(({ text }) => hasCase([text]));
  const strict = scored.filter((one) => /^yes$/i.test(attributeOf(one, 'case')));
  if (strict.length > 0 && strict.length < scored.length) report.note('answer-case');
  return scored.length > 0 && strict.length === 0;
}

/**
 * The answers with the highest score or, if each right choice adds its share, all choices that add one. Adds a note for
 * unequal shares, lower scores and ranges of numbers, since our answers are either right or wrong.
 */
export function rightOnes(item: XmlElement, several: boolean, report: ItemReport): string[] {
  const scored = [...below(item, 'respcondition')].filter((one) => scoreOf(one) > 0);
  const best = Math.max(0, ...scored.map(scoreOf));
  const isSum = several && scored.length > 1 && scored.every((one) => adds(one) && equalsIn(one).length === 1);
  const isUneven = scored.some((one) => scoreOf(one) < best);
  const isLoose = scored.some((one) => LOOSE.some((name) => !below(one, name).next().done));
  if (isUneven || isLoose) report.note('answer-approximated');
  const counted = isSum ? scored : scored.filter((one) => scoreOf(one) === best);
  return [...new Set(counted.flatMap(equalsIn))];
}
