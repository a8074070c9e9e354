import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { grade } from '../../db/schema/teaching.ts';
import type { MemberActor } from '../../kit/actor.ts';

/** Classes that a member teaches or assists in. Every list, figure and message for teachers asks here. */
export function taughtBy(memberId: string): SQL {
  const one = JSON.stringify([memberId]);
  return sql`(${grade.teacherIds} @> ${one}::jsonb or ${grade.assistantIds} @> ${one}::jsonb)`;
}

/**
 * Those of them in which the caller works now: of the session's school, or of none. Whoever has left a school sees no
 * more of its classes than others do, although the classes of that time keep the name.
 */
export const taughtHere = ({ memberId, orgId }: MemberActor): SQL =>
  and(taughtBy(memberId), or(isNull(grade.orgId), orgId === null ? undefined : eq(grade.orgId, orgId))) ?? sql`false`;

type Teachers = Pick<typeof grade.$inferSelect, 'teacherIds' | 'assistantIds'>;

/** The members who teach a class or assist in it: the same rule for a row that was read. */
export const teachersOfClass = ({ teacherIds, assistantIds }: Teachers): readonly string[] => [
  ...teacherIds,
  ...assistantIds,
];

/** Classes that are not over and that nobody teaches: their teacher has left, or none was chosen yet. */
export const hasNoTeacher = (now: Date): SQL | undefined =>
  and(sql`${grade.teacherIds} = '[]'::jsonb`, isNull(grade.stoppedAt), gt(grade.endAt, now));

/** The teacher named in a place, or null if that person only added the student and does not teach the class. */
export const ownTeacher = (row: Teachers, teacherId: string | null): string | null =>
  teacherId !== null && teachersOfClass(row).includes(teacherId) ? teacherId : null;
