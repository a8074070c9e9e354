import { and, asc, count, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { RightStatus } from '@aosai/api/domain/rights';
import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { membership, right as rightTable } from '../db/schema/people.ts';
import type { CallContext, ResourceHandlers } from './context.ts';
import { containing, listOrder } from './listOrder.ts';
import { asSeen, changeOf } from './seen.ts';
import { writeSysLog } from './sysLog.ts';

const SORTABLE = { code: rightTable.code, name: rightTable.name, updatedAt: rightTable.updatedAt };

/** Whoever is not of the back office sees what is published. */
function visible({ appId, actor }: CallContext): SQL | undefined {
  return and(
    eq(rightTable.appId, appId),
    isNull(rightTable.deletedAt),
    actor.kind === 'user' ? undefined : eq(rightTable.status, 'published'),
  );
}

function viewOf(row: typeof rightTable.$inferSelect) {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}

async function lockedRight(tx: Db, appId: string, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(rightTable)
    .where(and(eq(rightTable.appId, appId), eq(rightTable.id, id), isNull(rightTable.deletedAt)))
    .for('update');
  return asSeen(row, version);
}

async function setStatus(context: CallContext, id: string, status: RightStatus) {
  const { db, appId, services } = context;
  const action = status === 'published' ? 'right:publish' : 'right:unpublish';
  return db.transaction(async (tx) => {
    const row = await lockedRight(tx, appId, id);
    await tx
      .update(rightTable)
      .set({ status, updatedAt: services.now(), version: row.version + 1 })
      .where(and(eq(rightTable.appId, appId), eq(rightTable.id, id)));
    await writeSysLog(tx, context, { action, target: id, diff: changeOf(row, { status }) });
    return { id };
  });
}

export const right = {
  async create(context, { code, name, kind, period, quota }) {
    const { db, appId, services, actor } = context;
    const id = newId();
    const now = services.now();
    const createdBy = actor.kind === 'user' ? actor.userId : null;
    const after = { code, name, kind, period, quota };
    return db.transaction(async (tx) => {
      const made = await tx
        .insert(rightTable)
        .values({ appId, id, createdBy, createdAt: now, updatedAt: now, ...after, status: 'draft' })
        .onConflictDoNothing()
        .returning({ id: rightTable.id });
      if (made.length === 0) throw new AppError('CODE_TAKEN', { code });
      await writeSysLog(tx, context, { action: 'right:create', target: id, diff: { after } });
      return { id };
    });
  },

  async update(context, { id, version, name, kind, period, quota }) {
    const { db, appId, services } = context;
    const after = { name, kind, period, quota };
    return db.transaction(async (tx) => {
      const row = await lockedRight(tx, appId, id, version);
      await tx
        .update(rightTable)
        .set({ ...after, updatedAt: services.now(), version: row.version + 1 })
        .where(and(eq(rightTable.appId, appId), eq(rightTable.id, id)));
      await writeSysLog(tx, context, { action: 'right:update', target: id, diff: changeOf(row, after) });
      return { id };
    });
  },

  async delete(context, { id }) {
    const { db, appId } = context;
    return db.transaction(async (tx) => {
      const { code, name, kind, period, quota } = await lockedRight(tx, appId, id);
      const [card] = await tx
        .select({ name: membership.name })
        .from(membership)
        .where(
          and(
            eq(membership.appId, appId),
            isNull(membership.deletedAt),
            sql`${membership.rights} @> ${JSON.stringify([{ code }])}::jsonb`,
          ),
        )
        .limit(1);
      if (card) throw new AppError('RIGHT_IN_USE', { name: card.name });
      await tx.delete(rightTable).where(and(eq(rightTable.appId, appId), eq(rightTable.id, id)));
      const before = { code, name, kind, period, quota };
      await writeSysLog(tx, context, { action: 'right:delete', target: id, diff: { before } });
      return { id };
    });
  },

  publish: (context, { id }) => setStatus(context, id, 'published'),
  unpublish: (context, { id }) => setStatus(context, id, 'unpublished'),

  async queryById(context, { id }) {
    const [row] = await context.db
      .select()
      .from(rightTable)
      .where(and(visible(context), eq(rightTable.id, id)));
    return viewOf(asSeen(row));
  },

  async queryList(context, { page, size, sort, keyword, status }) {
    const { db } = context;
    const like = keyword ? containing(keyword) : undefined;
    const where = and(
      visible(context),
      status === undefined ? undefined : eq(rightTable.status, status),
      like === undefined ? undefined : or(ilike(rightTable.code, like), ilike(rightTable.name, like)),
    );
    const [counted] = await db.select({ total: count() }).from(rightTable).where(where);
    const total = counted?.total ?? 0;
    const found = db
      .select()
      .from(rightTable)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), asc(rightTable.code));
    if (size === undefined) return { content: (await found).map(viewOf), total, page: 0, size: total };
    const rows = await found.limit(size).offset(page * size);
    return { content: rows.map(viewOf), total, page, size };
  },
} satisfies ResourceHandlers<'right'>;
