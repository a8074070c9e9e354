import { and, asc, count, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { user } from '../../../db/schema/people.ts';
import { resource, resourceOperation, role as roleTable } from '../../../db/schema/rights.ts';
import { endSessionsOf } from '../../../sessions/sessions.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

const SORTABLE = {
  code: roleTable.code,
  name: roleTable.name,
  createdAt: roleTable.createdAt,
  updatedAt: roleTable.updatedAt,
};

const holds = (roleId: string) => sql`${user.roleIds} ? ${roleId}`;

async function holdersOf(tx: Db, appId: string, roleId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, appId), holds(roleId)));
  return rows.map(({ id }) => id);
}

async function lockedRole(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(roleTable)
    .where(and(eq(roleTable.appId, appId), eq(roleTable.id, id), isNull(roleTable.deletedAt)))
    .for('update');
  return asSeen(row, version);
}

/** Permissions that some call asks for now. */
async function grantable(tx: Db, appId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ resource: resource.code, operation: resourceOperation.code })
    .from(resourceOperation)
    .innerJoin(resource, and(eq(resource.appId, appId), eq(resource.id, resourceOperation.resourceId)))
    .where(and(eq(resourceOperation.appId, appId), isNull(resourceOperation.goneAt), isNull(resource.goneAt)));
  return new Set(rows.map((row) => `${row.resource}:${row.operation}`));
}

const touched = ({ services }: CallContext) => ({
  updatedAt: services.now(),
  version: sql`${roleTable.version} + 1`,
});

export const role = {
  async create(context, { code, name, note }) {
    const { db, appId, services } = context;
    const id = newId();
    const now = services.now();
    const createdBy = context.actor.kind === 'user' ? context.actor.userId : null;
    return db.transaction(async (tx) => {
      const made = await tx
        .insert(roleTable)
        .values({ appId, id, createdBy, createdAt: now, updatedAt: now, code, name, note })
        .onConflictDoNothing()
        .returning({ id: roleTable.id });
      if (made.length === 0) throw new AppError('CODE_TAKEN', { code });
      await writeSysLog(tx, context, { action: 'role:create', target: id, diff: { after: { code, name, note } } });
      return { id };
    });
  },

  async queryList({ db, appId }, { page, size, sort, keyword }) {
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(roleTable.appId, appId),
      isNull(roleTable.deletedAt),
      like === undefined ? undefined : or(ilike(roleTable.code, like), ilike(roleTable.name, like)),
    );
    const rows = await db
      .select()
      .from(roleTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(roleTable.code), asc(roleTable.id))
      .limit(size)
      .offset(page * size);
    const users = await db
      .select({ roleIds: user.roleIds })
      .from(user)
      .where(and(eq(user.appId, appId), isNull(user.deletedAt)));
    const [counted] = await db.select({ total: count() }).from(roleTable).where(where);
    const content = rows.map((row) => ({
      ...row,
      userCount: users.filter(({ roleIds }) => roleIds.includes(row.id)).length,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },

  async update(context, { id, version, name, note }) {
    const { db, appId } = context;
    return db.transaction(async (tx) => {
      const row = await lockedRole(tx, appId, id, version);
      await tx
        .update(roleTable)
        .set({ name, note, ...touched(context) })
        .where(and(eq(roleTable.appId, appId), eq(roleTable.id, id)));
      await writeSysLog(tx, context, { action: 'role:update', target: id, diff: changeOf(row, { name, note }) });
      return { id };
    });
  },

  async configPerms(context, { id, version, permissions }) {
    const { db, appId } = context;
    return db.transaction(async (tx) => {
      const row = await lockedRole(tx, appId, id, version);
      const known = await grantable(tx, appId);
      const unknown = permissions.find((permission) => !known.has(permission));
      if (unknown !== undefined) throw new AppError('PERMISSION_UNKNOWN', { permission: unknown });
      const next = [...new Set(permissions)].toSorted();
      await tx
        .update(roleTable)
        .set({ permissions: next, ...touched(context) })
        .where(and(eq(roleTable.appId, appId), eq(roleTable.id, id)));
      await endSessionsOf(tx, { appId, realm: 'user', personIds: await holdersOf(tx, appId, id) });
      const granted = next.filter((permission) => !row.permissions.includes(permission));
      const withdrawn = row.permissions.filter((permission) => !next.includes(permission));
      await writeSysLog(tx, context, { action: 'role:configPerms', target: id, diff: { granted, withdrawn } });
      return { id };
    });
  },

  async delete(context, { id }) {
    const { db, appId, services } = context;
    return db.transaction(async (tx) => {
      const { code, name, permissions } = await lockedRole(tx, appId, id);
      const personIds = await holdersOf(tx, appId, id);
      await tx
        .update(user)
        .set({
          roleIds: sql`${user.roleIds} - ${id}::text`,
          updatedAt: services.now(),
          version: sql`${user.version} + 1`,
        })
        .where(and(eq(user.appId, appId), holds(id)));
      await tx.delete(roleTable).where(and(eq(roleTable.appId, appId), eq(roleTable.id, id)));
      await endSessionsOf(tx, { appId, realm: 'user', personIds });
      const before = { code, name, permissions, userIds: personIds };
      await writeSysLog(tx, context, { action: 'role:delete', target: id, diff: { before } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'role'>;
