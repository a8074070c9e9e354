import { DAY_MS } from '@aosai/api/kit/constants';
import { hasPictureInGit, type VisualStory } from './visualHook.ts';

/** Over how many days `npm test` spreads what it draws and checks of stories. */
const DAYS = {
  /** Stories with a picture in git. */
  pictures: 5,
  /** Axe and narrow windows after a behaviour. */
  pageChecks: 6,
  /** Stories with neither a behaviour nor a picture in git. */
  states: 12,
} as const;

/** A number that follows from an id alone, so that a story keeps its day when others come or go. */
function numberOf(id: string): number {
  let sum = 7;
  for (let at = 0; at < id.length; at += 1) sum = (sum * 31 + id.charCodeAt(at)) % 997;
  return sum;
}

const isToday = (id: string, days: number, now: number) => numberOf(id) % days === Math.floor(now / DAY_MS) % days;

/** Whether `npm test` leaves a story to another day. Behaviours are tested every day. */
export function isLeftToAnotherDay(story: VisualStory, now = Date.now()): boolean {
  if (story.tags.includes('test-fn')) return false;
  return !isToday(story.id, hasPictureInGit(story) ? DAYS.pictures : DAYS.states, now);
}

/** Whether `npm test` runs axe and tries narrow windows today after a story, or after the behaviours of a story. */
export function isPageChecked(story: VisualStory, now = Date.now()): boolean {
  return !story.tags.includes('test-fn') || isToday(story.id, DAYS.pageChecks, now);
}
