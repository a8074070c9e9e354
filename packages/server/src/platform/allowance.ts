import { and, count, eq, gt, lte, min } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../base/newId.ts';
import type { Db } from '../db/open.ts';
import { loginFailure } from '../db/schema/platform.ts';

interface Allowance {
  appId: string;
  /** The limited act and its person: `ocr:{memberId}`. */
  subject: string;
  most: number;
  windowMs: number;
  now: Date;
}

/**
 * Allows `most` calls within the window, also under concurrency: each inserts a row and counts the ones before it.
 * Refused calls count as well. Windows are a day at most. Returns a function that gives this call back. Throws
 * RATE_LIMITED.
 */
export async function takeFromAllowance(
  db: Db,
  { appId, subject, most, windowMs, now }: Allowance,
): Promise<() => Promise<unknown>> {
  const id = newId();
  await db.insert(loginFailure).values({ appId, id, subject, at: now });
  const [recent] = await db
    .select({ made: count(), firstAt: min(loginFailure.at) })
    .from(loginFailure)
    .where(
      and(
        eq(loginFailure.appId, appId),
        eq(loginFailure.subject, subject),
        lte(loginFailure.id, id),
        gt(loginFailure.at, new Date(now.getTime() - windowMs)),
      ),
    );
  if (!recent || recent.made <= most)
    return () => db.delete(loginFailure).where(and(eq(loginFailure.appId, appId), eq(loginFailure.id, id)));
  const freeAtMs = (recent.firstAt?.getTime() ?? now.getTime()) + windowMs;
  throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil((freeAtMs - now.getTime()) / 1000)) });
}
