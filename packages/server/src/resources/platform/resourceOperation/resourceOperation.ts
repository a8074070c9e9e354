import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { grantableResources } from '../../../db/permissions.ts';
import { resource, resourceOperation as operationTable } from '../../../db/schema/rights.ts';
import type { ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

const SORTABLE = { code: operationTable.code, name: operationTable.name, sort: operationTable.sort };

export function operationView(row: typeof operationTable.$inferSelect) {
  return { ...row, goneAt: row.goneAt?.toISOString() ?? null };
}

async function lockedOperation(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(operationTable)
    .where(and(eq(operationTable.appId, appId), eq(operationTable.id, id)))
    .for('update');
  return asSeen(row, version);
}

export const resourceOperation = {
  async create(context, { resourceId, code, name, sort }) {
    const { db, appId, services } = context;
    const id = newId();
    const now = services.now();
    return db.transaction(async (tx) => {
      const [parent] = await tx
        .select({ code: resource.code })
        .from(resource)
        .where(and(eq(resource.appId, appId), eq(resource.id, resourceId)))
        .for('update');
      if (!parent) throw new AppError('NOT_FOUND');
      const known = grantableResources().find((one) => one.code === parent.code);
      if (!known?.operations.some((one) => one.code === code)) throw new AppError('RESOURCE_UNKNOWN', { code });
      const made = await tx
        .insert(operationTable)
        .values({ appId, id, createdAt: now, updatedAt: now, resourceId, code, name, sort })
        .onConflictDoNothing()
        .returning({ id: operationTable.id });
      if (made.length === 0) throw new AppError('CODE_TAKEN', { code });
      const after = { resourceId, code, name, sort };
      await writeSysLog(tx, context, { action: 'resource/operation:create', target: id, diff: { after } });
      return { id };
    });
  },

  async queryList({ db, appId }, { page, size, sort, resourceId, keyword }) {
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(operationTable.appId, appId),
      resourceId === undefined ? undefined : eq(operationTable.resourceId, resourceId),
      like === undefined ? undefined : or(ilike(operationTable.code, like), ilike(operationTable.name, like)),
    );
    const rows = await db
      .select()
      .from(operationTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(operationTable.resourceId), asc(operationTable.sort))
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(operationTable).where(where);
    return { content: rows.map(operationView), total: counted?.total ?? 0, page, size };
  },

  async update(context, { id, version, name, sort }) {
    const { db, appId, services } = context;
    return db.transaction(async (tx) => {
      const row = await lockedOperation(tx, appId, id, version);
      await tx
        .update(operationTable)
        .set({ name, sort, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(operationTable.appId, appId), eq(operationTable.id, id)));
      const diff = changeOf(row, { name, sort });
      await writeSysLog(tx, context, { action: 'resource/operation:update', target: id, diff });
      return { id };
    });
  },

  async delete(context, { id }) {
    const { db, appId } = context;
    return db.transaction(async (tx) => {
      const { resourceId, code, name, goneAt } = await lockedOperation(tx, appId, id);
      if (goneAt === null) throw new AppError('RESOURCE_LIVE');
      await tx.delete(operationTable).where(and(eq(operationTable.appId, appId), eq(operationTable.id, id)));
      const before = { resourceId, code, name };
      await writeSysLog(tx, context, { action: 'resource/operation:delete', target: id, diff: { before } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'resourceOperation'>;
