import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { memberTeacher } from '../../db/schema/people.ts';
import { LEARNING_STATES } from '../../courses/openChapters.ts';
import type { CallContext } from '../../kit/context.ts';
import { jsonParam } from '../../db/rawRows.ts';

/** Members of a class and of a teacher's group, by the column that holds the member's id. */
export function membersOfClass(
  { db, appId, actor }: CallContext,
  memberId: Column,
  { gradeId, groupId }: { gradeId?: string | undefined; groupId?: string | undefined },
): SQL | undefined {
  const seated = db
    .select({ id: enrolment.memberId })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'grade'),
        eq(enrolment.targetId, gradeId ?? ''),
        inArray(enrolment.status, [...LEARNING_STATES]),
      ),
    );
  const grouped = db
    .select({ id: memberTeacher.memberId })
    .from(memberTeacher)
    .where(
      and(
        eq(memberTeacher.appId, appId),
        eq(memberTeacher.status, 'active'),
        // A teacher uses only their own groups.
        actor.kind === 'member' && actor.type === 'teacher' ? eq(memberTeacher.teacherId, actor.memberId) : undefined,
        sql`${memberTeacher.groupIds} @> ${jsonParam([groupId])}`,
      ),
    );
  return and(
    gradeId === undefined ? undefined : inArray(memberId, seated),
    groupId === undefined ? undefined : inArray(memberId, grouped),
  );
}
