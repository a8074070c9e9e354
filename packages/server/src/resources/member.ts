import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import {
  member as memberTable,
  memberMembership,
  membership,
  memberTeacher,
  organizationMember,
  right,
} from '../db/schema/people.ts';
import type { CallContext, ResourceHandlers } from './context.ts';
import { type MemberActor, memberActor, memberSelfOf } from './people.ts';

const teacherCard = { id: memberTable.id, name: memberTable.name, avatar: memberTable.avatar };

function teachersOf({ db, appId }: CallContext, { memberId }: MemberActor) {
  return db
    .select(teacherCard)
    .from(memberTeacher)
    .innerJoin(
      memberTable,
      and(eq(memberTable.appId, memberTeacher.appId), eq(memberTable.id, memberTeacher.teacherId)),
    )
    .where(
      and(
        eq(memberTeacher.appId, appId),
        eq(memberTeacher.memberId, memberId),
        eq(memberTeacher.status, 'active'),
        eq(memberTable.status, '1'),
        isNull(memberTable.deletedAt),
      ),
    )
    .orderBy(asc(memberTeacher.id));
}

/** Others of the same organization who teach there. */
function colleaguesOf({ db, appId }: CallContext, actor: MemberActor) {
  if (actor.orgId === null) return [];
  return db
    .select(teacherCard)
    .from(organizationMember)
    .innerJoin(
      memberTable,
      and(eq(memberTable.appId, organizationMember.appId), eq(memberTable.id, organizationMember.memberId)),
    )
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, actor.orgId),
        eq(organizationMember.status, 'active'),
        or(sql`${organizationMember.roles} ? 'teacher'`, eq(memberTable.type, 'teacher')),
        ne(memberTable.id, actor.memberId),
        eq(memberTable.status, '1'),
        isNull(memberTable.deletedAt),
      ),
    )
    .orderBy(asc(organizationMember.id));
}

export const member = {
  queryCurrent: (context) => memberSelfOf(context, memberActor(context)),

  async queryCurrentRights(context) {
    const { db, appId, services } = context;
    const cards = await db
      .select({ rights: membership.rights, expireDate: memberMembership.expireDate })
      .from(memberMembership)
      .innerJoin(
        membership,
        and(eq(membership.appId, memberMembership.appId), eq(membership.id, memberMembership.membershipId)),
      )
      .where(
        and(
          eq(memberMembership.appId, appId),
          eq(memberMembership.memberId, memberActor(context).memberId),
          gt(memberMembership.expireDate, services.now()),
          isNull(memberMembership.deletedAt),
        ),
      )
      .orderBy(asc(memberMembership.expireDate));
    const granted = new Map(
      cards.flatMap(({ rights, expireDate }) =>
        rights.map(({ code, quota }) => [code, { quota: quota ?? null, expireDate: expireDate.toISOString() }]),
      ),
    );
    if (granted.size === 0) return { rights: [] };
    const rows = await db
      .select({ code: right.code, name: right.name, kind: right.kind, quota: right.quota })
      .from(right)
      .where(and(eq(right.appId, appId), inArray(right.code, [...granted.keys()]), isNull(right.deletedAt)))
      .orderBy(asc(right.id));
    return {
      rights: rows.flatMap((row) => {
        const grant = granted.get(row.code);
        if (!grant) return [];
        const quota = row.kind === 'unlimited' ? null : (grant.quota ?? row.quota);
        return [{ ...row, quota, used: 0, expireDate: grant.expireDate }];
      }),
    };
  },

  async queryMineTeacherList(context) {
    const actor = memberActor(context);
    return {
      teacherList: await (actor.type === 'teacher' ? colleaguesOf(context, actor) : teachersOf(context, actor)),
    };
  },
} satisfies ResourceHandlers<'member'>;
