import type { ItemReport } from '../itemReport.ts';
import { hasCase } from '../objective.ts';
import { attributeOf, below, childOf, type XmlElement } from '../text/xmlTree.ts';

const IGNORES = /^(?:false|0)$/i;

/** The `caseSensitive` of each comparison that scores a gap: true, false, or undefined where the file has none. */
function rules(item: XmlElement): (boolean | undefined)[] {
  const processing = childOf(item, 'responseProcessing');
  const matches = processing ? [...below(processing, 'stringMatch')] : [];
  const isMapped =
    !processing ||
    attributeOf(processing, 'template').includes('map_response') ||
    !below(processing, 'mapResponse').next().done;
  const entries = isMapped ? [...below(item, 'mapEntry')].filter((one) => hasCase([attributeOf(one, 'mapKey')])) : [];
  const isCased = hasCase([...below(item, 'value')].map(({ text }) => text));
  return (matches.length > 0 ? (isCased ? matches : []) : entries).map((one) => {
    const given = attributeOf(one, 'caseSensitive');
    return given === '' ? undefined : !IGNORES.test(given);
  });
}

/**
 * Whether the gaps of an item of QTI 2 ignore case. The versions of QTI differ in what a missing attribute means, so
 * one gets a note, as do rules that differ; an item without any compares whole values.
 */
export function ignoresCase(item: XmlElement, report: ItemReport): boolean {
  const found = rules(item);
  if (found.includes(undefined) || (found.includes(true) && found.includes(false))) report.note('answer-case');
  return found.length > 0 && found.every((rule) => rule === false);
}
