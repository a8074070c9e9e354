import { DAY_MS } from '@aosai/api/kit/constants';
import { hasPictureInGit, type VisualStory } from './visualHook.ts';

/** Over how many days `npm test` spreads the stories without behaviour and without a picture in git. */
export const DAYS = 4;

/** A number that follows from an id alone, so that a story keeps its day when others come or go. */
function numberOf(id: string): number {
  let sum = 7;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 997;
  return sum;
}

/** Whether `npm test` leaves a story to another day. Behaviours and stories with a picture in git are tested always. */
export function isLeftToAnotherDay(story: VisualStory, now = Date.now()): boolean {
  if (story.tags.includes('test-fn') || hasPictureInGit(story)) return false;
  return numberOf(story.id) % DAYS !== Math.floor(now / DAY_MS) % DAYS;
}
