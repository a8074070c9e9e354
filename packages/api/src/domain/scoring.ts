import type { Answer } from './answers.ts';

/** The key of an objective question, as it is stored with the question's version. */
export type AnswerKey = { kind: 'choice'; optionIds: string[] } | { kind: 'text'; accepted: string[][] };

function normalText(text: string): string {
  return text.normalize('NFKC').trim();
}

/**
 * Points in hundredths for one objective answer: single choice and true/false all or nothing;
 * multiple choice full for all right, half for a strict subset of the right ones, else nothing; fill shares its
 * points over the blanks, each blank any of the accepted texts after NFKC and trimming.
 */
export function scoreObjective(key: AnswerKey, answer: Answer | null, points: number): number {
  if (answer === null) return 0;
  if (key.kind === 'choice') {
    if (answer.kind !== 'choice') return 0;
    const right = new Set(key.optionIds);
    const chosen = new Set(answer.optionIds);
    if (chosen.size === 0 || [...chosen].some((id) => !right.has(id))) return 0;
    if (chosen.size === right.size) return points;
    return Math.floor(points / 2);
  }
  if (answer.kind !== 'text') return 0;
  const hits = key.accepted.filter((accepted, blank) => {
    const given = normalText(answer.texts[blank] ?? '');
    return given !== '' && accepted.some((text) => normalText(text) === given);
  }).length;
  return Math.floor((points * hits) / Math.max(1, key.accepted.length));
}
