import { and, count, desc, eq, ilike, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { teacherGroup as groups } from '../../../db/schema/memberRecords.ts';
import { member, memberTeacher } from '../../../db/schema/people.ts';
import { actorId } from '../../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { organizationRowScope } from '../../scope.ts';
import { writeSysLog } from '../../kit/sysLog.ts';
import { teachingTarget } from '../teachingTarget.ts';

export const groupScope = (context: CallContext) =>
  and(
    organizationRowScope(context, { appId: groups.appId, orgId: groups.orgId, teacherId: groups.teacherId }, [
      'organization',
      'teacher',
      'office',
    ]),
    isNull(groups.deletedAt),
  );

const studentCount = sql<number>`(
  select count(*)::int from ${memberTeacher}
  where ${memberTeacher.appId} = ${groups.appId} and ${memberTeacher.teacherId} = ${groups.teacherId}
    and ${memberTeacher.status} = 'active' and ${memberTeacher.groupIds} ? ${groups.id}
)`;

function withTeacher({ db }: CallContext) {
  return db
    .select({ row: groups, teacherName: member.name, studentCount })
    .from(groups)
    .innerJoin(member, and(eq(member.appId, groups.appId), eq(member.id, groups.teacherId)));
}

const viewOf = ({ row, teacherName, studentCount: students }: Awaited<ReturnType<typeof withTeacher>>[number]) => ({
  id: row.id,
  name: row.name,
  note: row.note,
  teacherId: row.teacherId,
  teacherName,
  studentCount: students,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});

async function lockGroup(tx: Db, context: CallContext, id: string) {
  const [row] = await tx
    .select()
    .from(groups)
    .where(and(groupScope(context), eq(groups.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function checkName(tx: Db, appId: string, teacherId: string, name: string, id: string | null): Promise<void> {
  const [taken] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(
        eq(groups.appId, appId),
        eq(groups.teacherId, teacherId),
        eq(groups.name, name),
        isNull(groups.deletedAt),
        id === null ? undefined : ne(groups.id, id),
      ),
    )
    .limit(1);
  if (taken) throw new AppError('GROUP_NAME_TAKEN');
}

export const teacherGroup = {
  async create(context, { name, note, teacherId, orgId }) {
    const { db, appId, actor, services } = context;
    const target = await teachingTarget(context, { orgId, teacherId });
    const id = newId();
    const now = services.now();
    await db.transaction(async (tx) => {
      await checkName(tx, appId, target.teacherId, name, null);
      const made = { appId, id, ...target, name, note: note || null, createdBy: actorId(actor) };
      await tx.insert(groups).values({ ...made, createdAt: now, updatedAt: now });
      const diff = { name, teacherId: target.teacherId };
      await writeSysLog(tx, context, { action: 'teacherGroup:create', target: id, diff });
    });
    return { id };
  },

  async delete(context, { id }) {
    const { db, appId, services } = context;
    await db.transaction(async (tx) => {
      const row = await lockGroup(tx, context, id);
      const now = services.now();
      await tx
        .update(groups)
        .set({ deletedAt: now, updatedAt: now, version: row.version + 1 })
        .where(and(eq(groups.appId, appId), eq(groups.id, id)));
      await tx
        .update(memberTeacher)
        .set({ groupIds: sql`${memberTeacher.groupIds} - ${id}::text`, updatedAt: now })
        .where(
          and(
            eq(memberTeacher.appId, appId),
            eq(memberTeacher.teacherId, row.teacherId),
            sql`${memberTeacher.groupIds} ? ${id}`,
          ),
        );
      await writeSysLog(tx, context, { action: 'teacherGroup:delete', target: id, diff: { name: row.name } });
    });
    return { id };
  },

  async update(context, { id, version, name, note }) {
    const { db, appId, services } = context;
    await db.transaction(async (tx) => {
      const row = await lockGroup(tx, context, id);
      if (row.version !== version) throw new AppError('VERSION_CHANGED');
      await checkName(tx, appId, row.teacherId, name, id);
      const set = { name, note: note || null };
      await tx
        .update(groups)
        .set({ ...set, version: version + 1, updatedAt: services.now() })
        .where(and(eq(groups.appId, appId), eq(groups.id, id)));
      const diff = { before: { name: row.name, note: row.note }, after: set };
      await writeSysLog(tx, context, { action: 'teacherGroup:update', target: id, diff });
    });
    return { id };
  },

  async queryById(context, { id }) {
    const [found] = await withTeacher(context).where(and(groupScope(context), eq(groups.id, id)));
    if (!found) throw new AppError('NOT_FOUND');
    return viewOf(found);
  },

  async queryList(context, { page, size, sort, orgId, teacherId, keyword }) {
    const wanted = and(
      groupScope(context),
      orgId === undefined ? undefined : eq(groups.orgId, orgId),
      teacherId === undefined ? undefined : eq(groups.teacherId, teacherId),
      keyword ? ilike(groups.name, containing(keyword)) : undefined,
    );
    const order = listOrder(sort, { name: groups.name, createdAt: groups.createdAt, studentCount });
    const rows = await withTeacher(context)
      .where(wanted)
      .orderBy(...order, desc(groups.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(groups).where(wanted);
    return { content: rows.map(viewOf), total: counted?.total ?? 0, page, size };
  },

  async querySimpleList(context, { page, size, sort, orgId, teacherId }) {
    const wanted = and(
      groupScope(context),
      orgId === undefined ? undefined : eq(groups.orgId, orgId),
      teacherId === undefined ? undefined : eq(groups.teacherId, teacherId),
    );
    const order = listOrder(sort, { name: groups.name, createdAt: groups.createdAt });
    const content = await context.db
      .select({ id: groups.id, name: groups.name, teacherId: groups.teacherId })
      .from(groups)
      .where(wanted)
      .orderBy(...order, groups.name, groups.id)
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(groups).where(wanted);
    return { content, total: counted?.total ?? 0, page, size };
  },
} satisfies ResourceHandlers<'teacherGroup'>;
