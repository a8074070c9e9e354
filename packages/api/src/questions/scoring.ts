import type { Answer } from './answers.ts';
import { type BlankRule, blankText } from '../kit/blankText.ts';
import { splitPoints } from '../kit/points.ts';

/** The key of an objective question, as stored with its version. */
export type AnswerKey =
  | { kind: 'choice'; optionIds: string[] }
  /** Accepted texts per blank, and how they are compared. */
  | ({ kind: 'text'; accepted: string[][] } & BlankRule)
  /** The right option and the weight of each part. */
  | { kind: 'parts'; parts: { optionId: string; weight: number }[] };

function scoreChoice(right: ReadonlySet<string>, chosen: ReadonlySet<string>, points: number): number {
  if (chosen.size === 0 || [...chosen].some((id) => !right.has(id))) return 0;
  return chosen.size === right.size ? points : Math.floor(points / 2);
}

function scoreBlanks(
  { accepted, ...rule }: Extract<AnswerKey, { kind: 'text' }>,
  texts: readonly string[],
  points: number,
): number {
  const plain = (text: string) => blankText(text, rule);
  const hits = accepted.filter((allowed, blank) => {
    const given = plain(texts[blank] ?? '');
    return given !== '' && allowed.some((text) => plain(text) === given);
  }).length;
  return Math.floor((points * hits) / Math.max(1, accepted.length));
}

type PartsKey = Extract<AnswerKey, { kind: 'parts' }>;

/** The points of each part, in hundredths; they add up to `points`. */
export const partPoints = ({ parts }: PartsKey, points: number): number[] =>
  splitPoints(
    points,
    parts.map(({ weight }) => weight),
  );

/** The points earned in each part, all or nothing. */
export function scoreParts(key: PartsKey, answer: Answer | null, points: number): number[] {
  const texts = answer?.kind === 'text' ? answer.texts : [];
  return partPoints(key, points).map((share, place) => (texts[place] === key.parts[place]?.optionId ? share : 0));
}

/**
 * Scores one objective answer, in hundredths. Single choice and true/false are all or nothing. Multiple choice gives
 * all points for all right options, half for a proper subset of them, else 0. A fill shares its points over the blanks;
 * each accepts any listed text, normalized by `blankText`. A group adds up its parts.
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
