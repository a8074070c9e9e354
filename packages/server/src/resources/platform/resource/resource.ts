import { and, asc, count, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { grantableResources } from '../../../db/permissions.ts';
import { resource as resourceTable, resourceOperation } from '../../../db/schema/rights.ts';
import type { ResourceHandlers } from '../../context.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { operationView } from '../resourceOperation/resourceOperation.ts';
import { asSeen, changeOf } from '../../kit/seen.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

const SORTABLE = { code: resourceTable.code, name: resourceTable.name, sort: resourceTable.sort };

async function lockedResource(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(resourceTable)
    .where(and(eq(resourceTable.appId, appId), eq(resourceTable.id, id)))
    .for('update');
  return asSeen(row, version);
}

export const resource = {
  async create(context, { code, name, sort }) {
    const { db, appId, services } = context;
    if (!grantableResources().some((known) => known.code === code)) throw new AppError('RESOURCE_UNKNOWN', { code });
    const id = newId();
    const now = services.now();
    return db.transaction(async (tx) => {
      const made = await tx
        .insert(resourceTable)
        .values({ appId, id, createdAt: now, updatedAt: now, code, name, sort })
        .onConflictDoNothing()
        .returning({ id: resourceTable.id });
      if (made.length === 0) throw new AppError('CODE_TAKEN', { code });
      await writeSysLog(tx, context, { action: 'resource:create', target: id, diff: { after: { code, name, sort } } });
      return { id };
    });
  },

  async queryList({ db, appId }, { page, size, sort, keyword, isGone }) {
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      eq(resourceTable.appId, appId),
      like === undefined ? undefined : or(ilike(resourceTable.code, like), ilike(resourceTable.name, like)),
      isGone === undefined ? undefined : (isGone ? isNotNull : isNull)(resourceTable.goneAt),
    );
    const rows = await db
      .select()
      .from(resourceTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(resourceTable.sort), asc(resourceTable.code))
      .limit(size)
      .offset(page * size);
    const ids = rows.map(({ id }) => id);
    const operations = await db
      .select()
      .from(resourceOperation)
      .where(and(eq(resourceOperation.appId, appId), inArray(resourceOperation.resourceId, ids)))
      .orderBy(asc(resourceOperation.sort), asc(resourceOperation.code));
    const [counted] = await db.select({ total: count() }).from(resourceTable).where(where);
    const content = rows.map((row) => ({
      ...row,
      goneAt: row.goneAt?.toISOString() ?? null,
      operations: operations.filter(({ resourceId }) => resourceId === row.id).map(operationView),
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },

  async update(context, { id, version, name, sort }) {
    const { db, appId, services } = context;
    return db.transaction(async (tx) => {
      const row = await lockedResource(tx, appId, id, version);
      await tx
        .update(resourceTable)
        .set({ name, sort, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(resourceTable.appId, appId), eq(resourceTable.id, id)));
      await writeSysLog(tx, context, { action: 'resource:update', target: id, diff: changeOf(row, { name, sort }) });
      return { id };
    });
  },

  async delete(context, { id }) {
    const { db, appId } = context;
    return db.transaction(async (tx) => {
      const { code, name, goneAt } = await lockedResource(tx, appId, id);
      if (goneAt === null) throw new AppError('RESOURCE_LIVE');
      await tx
        .delete(resourceOperation)
        .where(and(eq(resourceOperation.appId, appId), eq(resourceOperation.resourceId, id)));
      await tx.delete(resourceTable).where(and(eq(resourceTable.appId, appId), eq(resourceTable.id, id)));
      await writeSysLog(tx, context, { action: 'resource:delete', target: id, diff: { before: { code, name } } });
      return { id };
    });
  },
} satisfies ResourceHandlers<'resource'>;
