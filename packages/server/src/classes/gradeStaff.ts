import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { MEMBER, type OrganizationRole } from '@aosai/api/accounts/memberStatus';
import type { Db } from '../db/open.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import type { grade } from '../db/schema/teaching.ts';
import type { CallContext } from '../kit/context.ts';

type GradeRow = typeof grade.$inferSelect;

interface Wanted {
  orgId: string | null;
  ids: readonly string[];
  /** The role that they must have in the school. */
  role?: OrganizationRole;
}

/** Whether all are teachers who can sign in, and belong to the class's school if it has one. */
async function areTeachers(db: Db, appId: string, { orgId, ids, role }: Wanted): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const isThere =
    orgId === null
      ? undefined
      : sql`exists ${db
          .select({ one: sql`1` })
          .from(organizationMember)
          .where(
            and(
              eq(organizationMember.appId, appId),
              eq(organizationMember.orgId, orgId),
              eq(organizationMember.memberId, member.id),
              eq(organizationMember.status, 'active'),
              role === undefined ? undefined : sql`${organizationMember.roles} ? ${role}`,
            ),
          )}`;
  const found = await db.$count(
    member,
    and(
      eq(member.appId, appId),
      inArray(member.id, wanted),
      eq(member.type, 'teacher'),
      eq(member.status, MEMBER.active),
      isNull(member.deletedAt),
      isThere,
    ),
  );
  return found === wanted.length;
}

/** Throws TEACHER_UNFIT unless all can teach a class of this school, or of none. */
export async function checkTeachers(
  db: Db,
  appId: string,
  orgId: string | null,
  teacherIds: readonly string[],
): Promise<void> {
  if (!(await areTeachers(db, appId, { orgId, ids: teacherIds }))) throw new AppError('TEACHER_UNFIT');
}

type Staffed = Pick<GradeRow, 'orgId' | 'teacherIds' | 'assistantIds'>;

/**
 * Throws ASSISTANT_UNFIT unless the assistants whom the class did not have can teach at its school, and VALIDATION for
 * a teacher of the class: the same person cannot be both.
 */
export async function checkAssistants(
  db: Db,
  appId: string,
  { orgId, teacherIds, assistantIds }: Staffed,
  before: readonly string[] = [],
): Promise<void> {
  const both = assistantIds.find((id) => teacherIds.includes(id));
  if (both !== undefined) {
    const [person] = await db
      .select({ name: member.name })
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, both)));
    const detail = `${person?.name ?? '这位老师'}已经是这个班级的老师，不能同时做助教`;
    throw new AppError('VALIDATION', { path: 'assistantIds', detail });
  }
  const ids = assistantIds.filter((id) => !before.includes(id));
  if (!(await areTeachers(db, appId, { orgId, ids, role: 'teacher' }))) throw new AppError('ASSISTANT_UNFIT');
}

/** Those of these members who can teach a class of this school. */
export async function teachersAmong(db: Db, appId: string, { orgId, ids }: Wanted): Promise<string[]> {
  const fit: string[] = [];
  for (const id of new Set(ids)) if (await areTeachers(db, appId, { orgId, ids: [id] })) fit.push(id);
  return fit;
}

/** The assistants of a class that go on into a copy: not those who became its teachers or can no longer assist. */
export async function assistantsOfCopy(
  db: Db,
  appId: string,
  { orgId, teacherIds, assistantIds }: Staffed,
): Promise<string[]> {
  const kept: string[] = [];
  for (const id of assistantIds.filter((one) => !teacherIds.includes(one)))
    if (await areTeachers(db, appId, { orgId, ids: [id], role: 'teacher' })) kept.push(id);
  return kept;
}

/** Whether the caller works in this class as an assistant, and so decides nothing about the class itself. */
export function isAssistant({ actor, group }: CallContext, { orgId, assistantIds }: GradeRow): boolean {
  if (actor.kind !== 'member' || !assistantIds.includes(actor.memberId)) return false;
  const isManager = group === 'edms' && orgId !== null && orgId === actor.orgId && actor.orgRoles.includes('manager');
  return !isManager;
}

/** Throws ASSISTANT_MAY_NOT. */
export function refuseAssistant(context: CallContext, row: GradeRow): void {
  if (isAssistant(context, row)) throw new AppError('ASSISTANT_MAY_NOT');
}
