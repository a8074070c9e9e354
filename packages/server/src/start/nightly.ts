import { and, eq, lt, ne, or } from 'drizzle-orm';
import { dateText } from '@aosai/api/kit/beijing';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { Db } from '../db/open.ts';
import { nightlyRun } from '../db/schema/platform.ts';

/** When a new night begins in Beijing, at an hour without exams. */
const NIGHT_AT_MS = 3 * HOUR_MS;
/** Work that has not finished by then has died with its server: the next one repeats it. */
const LEASE_MS = HOUR_MS;

/**
 * Runs work once a night on one of the servers that share the database; a server that starts during the day finds it
 * done. Returns whether this server ran it.
 */
export async function nightly(db: Db, name: string, at: Date, work: () => Promise<void>): Promise<boolean> {
  const night = dateText(at.getTime() - NIGHT_AT_MS);
  const set = { night, leaseUntil: new Date(at.getTime() + LEASE_MS) };
  const [ours] = await db
    .insert(nightlyRun)
    .values({ name, ...set })
    .onConflictDoUpdate({
      target: nightlyRun.name,
      set,
      setWhere: or(ne(nightlyRun.night, night), lt(nightlyRun.leaseUntil, at)),
    })
    .returning({ name: nightlyRun.name });
  if (!ours) return false;
  try {
    await work();
  } catch (error) {
    // The next run, the retry of a job, begins the night's work again.
    await db.delete(nightlyRun).where(and(eq(nightlyRun.name, name), eq(nightlyRun.leaseUntil, set.leaseUntil)));
    throw error;
  }
  await db
    .update(nightlyRun)
    .set({ leaseUntil: null })
    .where(and(eq(nightlyRun.name, name), eq(nightlyRun.night, night)));
  return true;
}
