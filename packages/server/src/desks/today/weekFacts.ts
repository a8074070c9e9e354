import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import type { Db } from '../../db/open.ts';
import { albumOf } from '../album/albumOf.ts';
import { studyMinutes } from './studyMinutes.ts';

const WEEK_DAYS = 7;

/** What a student did in seven days. */
export interface WeekFacts {
  days: { day: string; minutes: number }[];
  /** Units finished in these days, with the characters of their seals. */
  units: { title: string; text: string }[];
}

/** The seven days from an instant, which is a midnight in Beijing, for each of these members. */
export async function weekFacts(
  db: Db,
  appId: string,
  { memberIds, from, to }: { memberIds: readonly string[]; from: Date; to: Date },
): Promise<(memberId: string) => WeekFacts> {
  const minutesOf = await studyMinutes(db, appId, { memberIds, from, to });
  const first = dateText(from.getTime());
  const facts = new Map<string, WeekFacts>();
  for (const memberId of memberIds) {
    const days = Array.from({ length: WEEK_DAYS }, (_, later) => dayAfter(first, later)).map((day) => ({
      day,
      minutes: minutesOf(memberId, day),
    }));
    // Nothing can be finished in a week without work, so the album is not read then.
    const isIdle = days.every(({ minutes }) => minutes === 0);
    const levels = isIdle ? [] : (await albumOf({ db, appId }, memberId)).levels;
    const isIn = (at: string | null) => at !== null && at >= from.toISOString() && at < to.toISOString();
    // A unit may be in several courses.
    const units = new Map(
      levels.flatMap((level) =>
        level.units.flatMap(({ chapterId, title, text, earnedAt }) =>
          isIn(earnedAt) ? [[chapterId, { title, text }] as const] : [],
        ),
      ),
    );
    facts.set(memberId, { days, units: [...units.values()] });
  }
  return (memberId) => facts.get(memberId) ?? { days: [], units: [] };
}
