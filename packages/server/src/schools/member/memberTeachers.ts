import { and, asc, eq, exists, inArray, isNotNull, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { member, memberTeacher, organizationMember } from '../../db/schema/people.ts';
import { studentsOfJoinCode } from '../../accounts/member/joinCodes.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { findMember, memberScope } from '../../accounts/member/memberScope.ts';
import { type MemberActor, memberActor } from '../../kit/actor.ts';
import { audited } from '../../kit/rows/audited.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

const card = { id: member.id, name: member.name, avatar: member.avatar };
const isThere = and(eq(member.status, MEMBER.active), isNull(member.deletedAt));

/** Each teacher once, even if linked in several schools. */
function teachersOf({ db, appId }: CallContext, memberId: string) {
  return db
    .select(card)
    .from(memberTeacher)
    .innerJoin(member, and(eq(member.appId, memberTeacher.appId), eq(member.id, memberTeacher.teacherId)))
    .where(
      and(
        eq(memberTeacher.appId, appId),
        eq(memberTeacher.memberId, memberId),
        eq(memberTeacher.status, 'active'),
        isThere,
      ),
    )
    .groupBy(member.appId, member.id)
    .orderBy(asc(min(memberTeacher.id)));
}

/** True for members who teach in the given organization. */
function teachesIn({ db, appId }: CallContext, orgId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(organizationMember)
      .where(
        and(
          eq(organizationMember.appId, appId),
          eq(organizationMember.orgId, orgId),
          eq(organizationMember.memberId, member.id),
          eq(organizationMember.status, 'active'),
          or(sql`${organizationMember.roles} ? 'teacher'`, eq(member.type, 'teacher')),
        ),
      ),
  );
}

/**
 * True for members who teach a student that the caller teaches too, in the same organization or both outside of any.
 */
function sharesStudents({ appId }: CallContext, { memberId }: MemberActor): SQL {
  return sql`exists (
    select 1 from ${memberTeacher} mine, ${memberTeacher} theirs
    where mine.app_id = ${appId} and theirs.app_id = ${appId}
      and mine.teacher_id = ${memberId} and theirs.teacher_id = ${member.id}
      and mine.member_id = theirs.member_id and mine.status = 'active' and theirs.status = 'active'
      and mine.org_id is not distinct from theirs.org_id
  )`;
}

/** Other teachers of the same organization, class or group. */
function colleaguesOf(context: CallContext, actor: MemberActor) {
  const ways = [sharesStudents(context, actor)];
  if (actor.orgId !== null) ways.push(teachesIn(context, actor.orgId));
  return context.db
    .select(card)
    .from(member)
    .where(and(eq(member.appId, context.appId), ne(member.id, actor.memberId), isThere, or(...ways)))
    .orderBy(asc(member.id));
}

/** The teacher who gets the students. Throws FORBIDDEN, NOT_FOUND. */
async function teacherFor(context: CallContext, actor: MemberActor, teacherId: string | undefined): Promise<string> {
  if (teacherId === undefined || teacherId === actor.memberId) {
    if (actor.type === 'teacher') return actor.memberId;
    throw new AppError('VALIDATION', { path: 'teacherId', detail: '请选择老师' });
  }
  if (actor.orgId === null || !actor.orgRoles.includes('manager')) throw new AppError('FORBIDDEN');
  const [row] = await context.db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        memberScope(context, ['organization']),
        eq(member.id, teacherId),
        eq(member.type, 'teacher'),
        isThere,
        teachesIn(context, actor.orgId),
      ),
    );
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

/** Checks that all are students of the session's organization. Throws NOT_FOUND. */
async function studentsOfOrganization(context: CallContext, actor: MemberActor, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const rows = await context.db
    .select({ id: member.id })
    .from(member)
    .innerJoin(
      organizationMember,
      and(eq(organizationMember.appId, member.appId), eq(organizationMember.memberId, member.id)),
    )
    .where(
      and(
        eq(member.appId, context.appId),
        inArray(member.id, wanted),
        eq(member.type, 'student'),
        isThere,
        eq(organizationMember.orgId, actor.orgId ?? ''),
        eq(organizationMember.status, 'active'),
      ),
    );
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  return wanted;
}

/** A teacher and a student have one link in each school, and one outside of schools. */
function linkedOnce(orgId: string | null) {
  const { appId, teacherId, memberId, orgId: school } = memberTeacher;
  return orgId === null
    ? { target: [appId, teacherId, memberId], targetWhere: isNull(school) }
    : { target: [appId, teacherId, memberId, school], targetWhere: isNotNull(school) };
}

async function link(tx: Db, context: CallContext, actor: MemberActor, teacherId: string, memberIds: readonly string[]) {
  const now = context.services.now();
  for (const memberId of memberIds) {
    await tx
      .insert(memberTeacher)
      .values({
        appId: context.appId,
        id: newId(),
        orgId: actor.orgId,
        createdBy: actor.memberId,
        createdAt: now,
        updatedAt: now,
        teacherId,
        memberId,
        status: 'active',
      })
      .onConflictDoUpdate({
        ...linkedOnce(actor.orgId),
        set: { status: 'active', updatedAt: now, deletedAt: null },
      });
  }
}

export const memberTeachers = {
  async queryMineTeacherList(context) {
    const actor = memberActor(context);
    return {
      teacherList: await (actor.type === 'teacher'
        ? colleaguesOf(context, actor)
        : teachersOf(context, actor.memberId)),
    };
  },

  async queryMemberTeacherList(context, { memberId }) {
    const wanted = memberId ?? memberActor(context).memberId;
    const { id } = await findMember(context, ['own', 'child', 'office'], wanted);
    return { teacherList: await teachersOf(context, id) };
  },

  async addMemberToMine(context, { joinCode, memberIds, teacherId }) {
    const { db, appId, services } = context;
    const actor = memberActor(context);
    if ((joinCode === undefined) === (memberIds === undefined)) {
      throw new AppError('VALIDATION', { path: 'joinCode', detail: '请填写邀请码，或选择学生' });
    }
    const teacher = await teacherFor(context, actor, teacherId);
    const code =
      joinCode === undefined ? null : { appId, code: joinCode, personId: actor.memberId, now: services.now() };
    const found = code && (await studentsOfJoinCode(db, code));
    const students = found?.studentIds ?? (await studentsOfOrganization(context, actor, memberIds ?? []));
    return audited(context, 'member:addMemberToMine', async (tx) => {
      if (found) {
        // A join code works once: joining another teacher takes a new one.
        const spent = await tx
          .update(member)
          .set({ joinCode: null })
          .where(and(eq(member.appId, appId), eq(member.id, found.ownerId), eq(member.joinCode, joinCode ?? '')))
          .returning({ id: member.id });
        if (spent.length === 0) throw new AppError('JOIN_CODE_WRONG');
      }
      await link(tx, context, actor, teacher, students);
      const diff = { after: { memberIds: students, by: found ? 'joinCode' : 'organization' } };
      return { answer: { memberIds: students }, told: { target: teacher, diff } };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'queryMineTeacherList' | 'queryMemberTeacherList' | 'addMemberToMine'>;
