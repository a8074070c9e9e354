import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { teacherGroup as groupTable } from '../../db/schema/memberRecords.ts';
import { member, memberTeacher } from '../../db/schema/people.ts';
import { subquery } from '../../db/subquery.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { lookupById } from '../../kit/rows/lookup.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import type { RowWork } from '../../kit/rows/crudTable.ts';
import { groupScope } from './groupScope.ts';
import { teachingTarget } from './teachingTarget.ts';

const studentCount = subquery<number>(sql`
  select count(*)::int from ${memberTeacher}
  where ${memberTeacher.appId} = ${groupTable.appId} and ${memberTeacher.teacherId} = ${groupTable.teacherId}
    and ${memberTeacher.status} = 'active' and ${memberTeacher.groupIds} ? ${groupTable.id}
`);

async function teacherAndSize(rows: readonly { id: string }[], { db, appId }: CallContext) {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: groupTable.id, teacherName: member.name, studentCount })
    .from(groupTable)
    .innerJoin(member, and(eq(member.appId, groupTable.appId), eq(member.id, groupTable.teacherId)))
    .where(and(eq(groupTable.appId, appId), inArray(groupTable.id, ids)));
  return lookupById(found);
}

const groups = crud(groupTable, {
  log: 'teacherGroup',
  logged: ['name', 'note', 'teacherId'],
  visible: groupScope,
  more: teacherAndSize,
  view: (row, _, moreOf) => ({ ...datesAsText(row), ...moreOf(row.id) }),
});

type Named = Pick<typeof groupTable.$inferSelect, 'teacherId' | 'name'> & { id?: string };

/** A teacher's groups have different names. Throws GROUP_NAME_TAKEN. */
async function checkName(tx: Db, appId: string, { id, teacherId, name }: Named): Promise<void> {
  const [taken] = await tx
    .select({ id: groupTable.id })
    .from(groupTable)
    .where(
      and(
        eq(groupTable.appId, appId),
        eq(groupTable.teacherId, teacherId),
        eq(groupTable.name, name),
        isNull(groupTable.deletedAt),
        id === undefined ? undefined : ne(groupTable.id, id),
      ),
    )
    .limit(1);
  if (taken) throw new AppError('GROUP_NAME_TAKEN');
}

async function releaseStudents({ tx, context, row }: RowWork<typeof groupTable, unknown>): Promise<void> {
  await tx
    .update(memberTeacher)
    .set({ groupIds: sql`${memberTeacher.groupIds} - ${row.id}::text`, updatedAt: context.services.now() })
    .where(
      and(
        eq(memberTeacher.appId, context.appId),
        eq(memberTeacher.teacherId, row.teacherId),
        sql`${memberTeacher.groupIds} ? ${row.id}`,
      ),
    );
}

export const teacherGroup = {
  create: groups.create(async ({ name, note, teacherId, orgId }, { tx, context }) => {
    const target = await teachingTarget(context, { orgId, teacherId });
    await checkName(tx, context.appId, { teacherId: target.teacherId, name });
    return { ...target, name, note: note || null };
  }),
  delete: groups.remove(releaseStudents),
  update: groups.change({
    to: async ({ tx, context, input: { name, note }, row: { id, teacherId } }) => {
      await checkName(tx, context.appId, { id, teacherId, name });
      return { name, note: note || null };
    },
  }),
  queryById: groups.one(),
  queryList: groups.list({
    search: ['name'],
    equal: ['orgId', 'teacherId'],
    sort: { name: groupTable.name, createdAt: groupTable.createdAt, studentCount },
    order: ['id,desc'],
  }),
  querySimpleList: groups.list({
    equal: ['orgId', 'teacherId'],
    sort: ['name'],
    order: ['name', 'id'],
  }),
} satisfies ResourceHandlers<'teacherGroup'>;
