import type { Answer } from './answers.ts';
import { blankText } from './blankText.ts';
import { splitPoints } from './points.ts';

/** The key of an objective question, as it is stored with the question's version. */
export type AnswerKey =
  | { kind: 'choice'; optionIds: string[] }
  /** What each blank takes; `exactSpaces`: with the spaces just so. */
  | { kind: 'text'; accepted: string[][]; exactSpaces?: true }
  /** The right option of each part, and what the part counts beside the others. */
  | { kind: 'parts'; parts: { optionId: string; weight: number }[] };

function scoreChoice(right: ReadonlySet<string>, chosen: ReadonlySet<string>, points: number): number {
  if (chosen.size === 0 || [...chosen].some((id) => !right.has(id))) return 0;
  return chosen.size === right.size ? points : Math.floor(points / 2);
}

function scoreBlanks(
  { accepted, exactSpaces }: Extract<AnswerKey, { kind: 'text' }>,
  texts: readonly string[],
  points: number,
): number {
  const plain = (text: string) => blankText(text, exactSpaces);
  const hits = accepted.filter((allowed, blank) => {
    const given = plain(texts[blank] ?? '');
    return given !== '' && allowed.some((text) => plain(text) === given);
  }).length;
  return Math.floor((points * hits) / Math.max(1, accepted.length));
}

type PartsKey = Extract<AnswerKey, { kind: 'parts' }>;

/** What each part of a question brings of its points, in hundredths that add up to them. */
export const partPoints = ({ parts }: PartsKey, points: number): number[] =>
  splitPoints(
    points,
    parts.map(({ weight }) => weight),
  );

/** What an answer earned in each part: all of it or nothing. */
export function scoreParts(key: PartsKey, answer: Answer | null, points: number): number[] {
  const texts = answer?.kind === 'text' ? answer.texts : [];
  return partPoints(key, points).map((share, place) => (texts[place] === key.parts[place]?.optionId ? share : 0));
}

/**
 * Points in hundredths for one objective answer: single choice and true/false all or nothing;
 * multiple choice full for all right, half for a strict subset of the right ones, else nothing; fill shares its
 * points over the blanks, each blank any of the accepted texts as `blankText` reads them; a group adds up its parts.
 */
export function scoreObjective(key: AnswerKey, answer: Answer | null, points: number): number {
  switch (key.kind) {
    case 'choice':
      return answer?.kind === 'choice' ? scoreChoice(new Set(key.optionIds), new Set(answer.optionIds), points) : 0;
    case 'text':
      return answer?.kind === 'text' ? scoreBlanks(key, answer.texts, points) : 0;
    case 'parts':
      return scoreParts(key, answer, points).reduce((sum, earned) => sum + earned, 0);
    default:
      return key satisfies never;
  }
}
