import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { submission } from '../../db/schema/submission.ts';
import { notifyOffice } from '../../platform/message/notifyOffice.ts';

/** A judge may take this long to start with the server. */
const PATIENCE_MS = 60_000;

/** While no judge is available, tells the back office of each app with waiting submissions. */
export async function notifyStandstill(db: Db, isAvailable: boolean, now: Date): Promise<void> {
  if (isAvailable) return;
  const waiting = await db
    .selectDistinct({ appId: submission.appId })
    .from(submission)
    .where(and(eq(submission.state, 'queued'), lt(submission.createdAt, new Date(now.getTime() - PATIENCE_MS))));
  for (const { appId } of waiting) await notifyOffice(db, { appId, now }, { kind: 'judge', problem: 'unavailable' });
}
