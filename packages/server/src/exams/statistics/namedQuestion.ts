import { titleOf } from '@aosai/api/questions/headline';

const FENCE = '```';

/** The name of a question in statistics: its title, or else the start of its statement before its code. */
export function namedQuestion({ title, stem }: { title: string | null; stem: string }): string {
  const [words = ''] = stem.split(FENCE, 1);
  return title ?? (titleOf(words) || titleOf(stem));
}
