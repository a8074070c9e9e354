import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import type { Db } from '../../db/open.ts';
import { teacherGroup } from '../../db/schema/memberRecords.ts';
import { member, memberTeacher as links, organizationMember } from '../../db/schema/people.ts';
import { checkStudents, giveStudents } from '../roster/giveStudents.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { crud } from '../../kit/rows/crud.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { organizationRowScope } from '../../kit/scope.ts';
import { audited } from '../../kit/rows/audited.ts';
import { groupScope } from './groupScope.ts';
import { teachingTarget } from './teachingTarget.ts';

const linkScope = (context: CallContext) =>
  and(
    organizationRowScope(context, { appId: links.appId, orgId: links.orgId, teacherId: links.teacherId }, [
      'organization',
      'teacher',
      'office',
    ]),
    isNull(links.deletedAt),
  );

const linked = crud(links, { log: 'teacherMember', logged: ['status'], visible: linkScope, view: (row) => row });

/** Locks these links, all or none. Throws NOT_FOUND. */
async function lockLinks(tx: Db, context: CallContext, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select({ id: links.id, teacherId: links.teacherId, orgId: links.orgId })
    .from(links)
    .where(and(linkScope(context), inArray(links.id, wanted)))
    .orderBy(links.id)
    .for('update');
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  return rows;
}

interface Place {
  teacherId: string;
  orgId: string | null;
}

/** Groups must be of the same teacher at the same school: nobody else's may take a student. Throws NOT_FOUND. */
async function checkGroups(tx: Db, context: CallContext, groupIds: readonly string[], places: readonly Place[]) {
  const wanted = [...new Set(groupIds)];
  if (wanted.length === 0) return;
  const rows = await tx
    .select({ teacherId: teacherGroup.teacherId, orgId: teacherGroup.orgId })
    .from(teacherGroup)
    .where(and(groupScope(context), inArray(teacherGroup.id, wanted)))
    .for('share');
  const isTheirs = rows.every((group) =>
    places.every(({ teacherId, orgId }) => group.teacherId === teacherId && group.orgId === orgId),
  );
  if (rows.length !== wanted.length || !isTheirs) throw new AppError('NOT_FOUND');
}

type GroupChange = { kind: 'add' | 'remove'; groupId: string } | { kind: 'set'; groupIds: readonly string[] };

const groupsAfter = (change: GroupChange) => {
  if (change.kind === 'set') return sql`${JSON.stringify([...new Set(change.groupIds)])}::jsonb`;
  const without = sql`${links.groupIds} - ${change.groupId}::text`;
  return change.kind === 'remove' ? without : sql`(${without}) || ${JSON.stringify([change.groupId])}::jsonb`;
};

async function changeGroups(context: CallContext, action: string, ids: readonly string[], change: GroupChange) {
  const { appId, services } = context;
  const groupIds = change.kind === 'set' ? change.groupIds : [change.groupId];
  const changed = await audited(context, `teacherMember:${action}`, async (tx) => {
    const rows = await lockLinks(tx, context, ids);
    await checkGroups(tx, context, groupIds, rows);
    const after = groupsAfter(change);
    const touched = await tx
      .update(links)
      .set({ groupIds: after, version: sql`${links.version} + 1`, updatedAt: services.now() })
      .where(
        and(
          eq(links.appId, appId),
          inArray(
            links.id,
            rows.map(({ id }) => id),
          ),
          sql`${links.groupIds} <> ${after}`,
        ),
      )
      .returning({ id: links.id });
    const diff = { after: { groupIds, students: touched.map(({ id }) => id) } };
    return { answer: touched.length, told: { target: groupIds[0] ?? null, diff } };
  });
  return { count: changed };
}

interface Gift {
  orgId: string | undefined;
  teacherId: string | undefined;
  memberIds: readonly string[];
  groupIds: readonly string[];
}

async function give(context: CallContext, action: string, { orgId, teacherId, memberIds, groupIds }: Gift) {
  const { appId, actor, services } = context;
  const target = await teachingTarget(context, { orgId, teacherId });
  const { orgId: school } = target;
  if (school === null) throw new AppError('NOT_FOUND');
  return audited(context, `teacherMember:${action}`, async (tx) => {
    await checkGroups(tx, context, groupIds, [{ teacherId: target.teacherId, orgId: school }]);
    const call = { appId, now: services.now(), createdBy: actorId(actor) };
    const given = await giveStudents(tx, call, { orgId: school, teacherId: target.teacherId, memberIds, groupIds });
    const diff = { after: { teacherId: target.teacherId, students: memberIds, groupIds } };
    return { answer: given, told: { target: target.teacherId, diff } };
  });
}

export const teacherMember = {
  addToGroup: (context, { ids, groupId }) => changeGroups(context, 'addToGroup', ids, { kind: 'add', groupId }),
  removeFromGroup: (context, { ids, groupId }) =>
    changeGroups(context, 'removeFromGroup', ids, { kind: 'remove', groupId }),
  setGroups: (context, { ids, groupIds }) => changeGroups(context, 'setGroups', ids, { kind: 'set', groupIds }),

  async batchCreate(context, { memberIds, groupIds, orgId, teacherId }) {
    const given = await give(context, 'batchCreate', { memberIds, groupIds, orgId, teacherId });
    return { count: given.length };
  },

  async create(context, { memberId, groupIds, orgId, teacherId }) {
    const [id] = await give(context, 'create', { memberIds: [memberId], groupIds, orgId, teacherId });
    if (id === undefined) throw new AppError('NOT_FOUND');
    return { id };
  },

  update: linked.change({
    to: async ({ tx, context: { appId }, input: { status }, row }) => {
      if (status === 'active' && row.status !== 'active') await checkStudents(tx, appId, row.orgId, [row.memberId]);
      return { status };
    },
  }),

  async queryList(context, { page, size, sort, orgId, teacherId, groupId, ungrouped, className, keyword, status }) {
    const { db, appId } = context;
    const teacher = alias(member, 'teacher');
    const place = organizationMember;
    const isOffice = context.actor.kind === 'user';
    const pattern = keyword ? containing(keyword.trim()) : undefined;
    const wanted = and(
      linkScope(context),
      orgId === undefined ? undefined : eq(links.orgId, orgId),
      teacherId === undefined ? undefined : eq(links.teacherId, teacherId),
      groupId === undefined ? undefined : sql`${links.groupIds} ? ${groupId}`,
      ungrouped ? sql`${links.groupIds} = '[]'::jsonb` : undefined,
      className === undefined ? undefined : eq(place.className, className),
      pattern === undefined
        ? undefined
        : or(
            isOffice ? nameMatches(member.name, keyword ?? '') : ilike(member.name, pattern),
            ilike(place.no, pattern),
          ),
      status === undefined ? undefined : eq(links.status, status),
    );
    const isStudent = and(eq(member.appId, links.appId), eq(member.id, links.memberId));
    const isTeacher = and(eq(teacher.appId, links.appId), eq(teacher.id, links.teacherId));
    const isPlace = and(eq(place.appId, links.appId), eq(place.orgId, links.orgId), eq(place.memberId, links.memberId));
    const order = listOrder(sort, { no: place.no, className: place.className, since: links.createdAt });
    const query = db
      .select({ link: links, name: member.name, teacherName: teacher.name, no: place.no, className: place.className })
      .from(links)
      .innerJoin(member, isStudent)
      .innerJoin(teacher, isTeacher)
      .leftJoin(place, isPlace)
      .where(wanted);
    const { rows, ...found } = await paged(db, query, { page, size }, [...order, desc(links.id)]);
    const groupIds = [...new Set(rows.flatMap(({ link }) => link.groupIds))];
    const named =
      groupIds.length === 0
        ? []
        : await db
            .select({ id: teacherGroup.id, name: teacherGroup.name, orgId: teacherGroup.orgId })
            .from(teacherGroup)
            .where(
              and(eq(teacherGroup.appId, appId), inArray(teacherGroup.id, groupIds), isNull(teacherGroup.deletedAt)),
            );
    return {
      content: rows.map(({ link, name, teacherName, no, className: at }) => ({
        id: link.id,
        memberId: link.memberId,
        // A school needs its people's full names; the platform's office gets one by opening it, which is logged.
        shownName: isOffice ? maskName(name) : name,
        no,
        className: at,
        teacherId: link.teacherId,
        teacherName,
        groups: named
          .filter(({ id, orgId: school }) => school === link.orgId && link.groupIds.includes(id))
          .map(({ id, name: groupName }) => ({ id, name: groupName })),
        status: link.status === 'active' ? ('active' as const) : ('ended' as const),
        since: link.createdAt.toISOString(),
        version: link.version,
      })),
      ...found,
    };
  },
} satisfies ResourceHandlers<'teacherMember'>;
