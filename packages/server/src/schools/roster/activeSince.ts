import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { organizationMember } from '../../db/schema/people.ts';

/**
 * Selects students of a school who saved an answer since then; a heartbeat does not count. For queries of its members.
 */
export function activeSince(db: Db, since: Date): SQL | undefined {
  const saved = db
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .innerJoin(
      examMemberQuestion,
      and(eq(examMemberQuestion.appId, examPaperEnroll.appId), eq(examMemberQuestion.attemptId, examPaperEnroll.id)),
    )
    .where(
      and(
        eq(examPaperEnroll.appId, organizationMember.appId),
        eq(examPaperEnroll.memberId, organizationMember.memberId),
        eq(examPaperEnroll.orgId, organizationMember.orgId),
        gte(examMemberQuestion.savedAt, since),
      ),
    );
  return and(
    eq(organizationMember.status, 'active'),
    sql`${organizationMember.roles} ? 'student'`,
    sql`exists ${saved}`,
  );
}
