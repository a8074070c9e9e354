import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { GRACE_MS, PRESENT_GRACE_MS, PRESENT_WITHIN_MS } from '@aosai/api/kit/constants';
import { examPaperEnroll } from '../../db/schema/exam.ts';

/** `graceOf` in SQL: whether an attempt has the short grace. Never null. */
const wasPresent = and(
  eq(examPaperEnroll.kind, 'exam'),
  sql`coalesce(case when ${examPaperEnroll.lastSeenAt} > ${examPaperEnroll.deadlineAt} then ${examPaperEnroll.silentSinceAt} is null
    else ${examPaperEnroll.lastSeenAt} >= ${examPaperEnroll.deadlineAt} - make_interval(secs => ${PRESENT_WITHIN_MS / 1000}) end, false)`,
);

/** `dueClosing` in SQL, without stopped exams: attempts whose deadline and grace have passed. */
export const overdueAttempts = (now: Date): SQL | undefined =>
  or(
    lt(examPaperEnroll.deadlineAt, new Date(now.getTime() - GRACE_MS)),
    and(lt(examPaperEnroll.deadlineAt, new Date(now.getTime() - PRESENT_GRACE_MS)), wasPresent),
  );
