import { JUDGEMENT } from '@aosai/api/questions/kinds';
import type { PartSource, SnippetCheck } from '@aosai/api/questions/source';

const four = (texts: readonly [string, string, string, string]) =>
  texts.map((text, place) => ({ id: 'ABCD'[place] ?? '', text }));

/** A true/false part about the group's program; `proves` makes its checks. */
export const judge = (id: string, stem: string, isTrue: boolean, checks?: SnippetCheck[]): PartSource => ({
  id,
  stem,
  options: [...JUDGEMENT],
  answer: isTrue ? 'T' : 'F',
  ...(checks && { checks }),
});

/** A part with four options; the check proves the right one. */
export const pick = (
  id: string,
  stem: string,
  texts: readonly [string, string, string, string],
  answer: string,
  more: { points?: number; checks?: SnippetCheck[] } = {},
): PartSource => ({ id, stem, options: four(texts), answer, ...more });
