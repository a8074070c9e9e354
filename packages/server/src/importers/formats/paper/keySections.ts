import type { ApartKey, Asked, Section } from './paperParts.ts';

/** A paper as far as it was read, and its keys so far. */
interface ReadSoFar {
  asked: readonly Asked[];
  keys: readonly ApartKey[];
}

/**
 * The first section without keys that has questions of exactly these numbers; null if there is none, or if no number
 * occurs twice in the paper, so that numbers alone suffice.
 */
export function sectionWith(nos: readonly number[], { asked, keys }: ReadSoFar): Section | null {
  if (new Set(asked.map(({ no }) => no)).size === asked.length) return null;
  const wanted = new Set(nos);
  for (const [section, group] of Map.groupBy(asked, (one) => one.section)) {
    const own = new Set(group.map(({ no }) => no));
    const isKeyed = keys.some((key) => key.section === section);
    if (!isKeyed && own.size === wanted.size && own.isSubsetOf(wanted)) return section;
  }
  return null;
}

/** The section of keys found between questions: the current one if it has questions of all these numbers. */
export function sectionBetween(nos: readonly number[], current: Section, paper: ReadSoFar): Section | null {
  const inside = new Set(paper.asked.flatMap(({ no, section }) => (section === current ? [no] : [])));
  return nos.every((no) => inside.has(no)) ? current : sectionWith(nos, paper);
}

const NUMERAL = /(?:^|[\s;；。,，])(?=[一二三四五六七八九十]{1,2}[、.．][ \u3000]?[\dA-JＡ-Ｊ√×对错正T单多判选填])/g;

/** Splits a line of keys before the number of each section: `一、ABD 二、√×`. */
export function bySections(text: string): string[] {
  const cuts = [...text.matchAll(NUMERAL)].map(({ 0: sign, index }) => index + sign.length);
  return [0, ...cuts.filter((at) => at > 0)]
    .map((at, place, all) => text.slice(at, all[place + 1]).trim())
    .filter((piece) => piece !== '');
}
