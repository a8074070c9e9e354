import { and, eq } from 'drizzle-orm';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { Db } from '../../db/open.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import type { member } from '../../db/schema/people.ts';
import { hasConsent } from '../minors/consentState.ts';

/** Whether a child stays signed in: while a guardian's consent is valid, and until a running attempt is handed in. */
export async function mayStaySignedIn(
  db: Db,
  appId: string,
  { id, birthYm }: Pick<typeof member.$inferSelect, 'id' | 'birthYm'>,
  now: Date,
): Promise<boolean> {
  if (await hasConsent(db, { appId, memberId: id, birthYm }, now)) return true;
  const [running] = await db
    .select({ id: examPaperEnroll.id })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, id),
        eq(examPaperEnroll.status, ATTEMPT.inProgress),
      ),
    )
    .limit(1);
  return running !== undefined;
}
