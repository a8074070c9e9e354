import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { message as messageTable } from '../../../db/schema/platform.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { listOrder } from '../../kit/listOrder.ts';
import { messageRowScope } from '../../scope.ts';

const mine = (context: CallContext) => and(messageRowScope(context, messageTable), isNull(messageTable.deletedAt));

async function unreadCount(context: CallContext): Promise<number> {
  const [row] = await context.db
    .select({ count: count() })
    .from(messageTable)
    .where(and(mine(context), isNull(messageTable.readAt)));
  return row?.count ?? 0;
}

export const message = {
  async queryList(context, { page, size, sort, unread }) {
    const { db } = context;
    const wanted = and(mine(context), unread === true ? isNull(messageTable.readAt) : undefined);
    const order = listOrder(sort, { createdAt: messageTable.createdAt });
    const rows = await db
      .select()
      .from(messageTable)
      .where(wanted)
      .orderBy(...order, desc(messageTable.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(messageTable).where(wanted);
    return {
      content: rows.map(({ id, type, title, body, link, createdAt, readAt }) => ({
        id,
        type,
        title,
        body,
        link,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      })),
      total: counted?.total ?? 0,
      page,
      size,
      unreadCount: await unreadCount(context),
    };
  },

  async read(context, { id }) {
    const { db, services } = context;
    const now = services.now();
    if (id !== undefined) {
      const [found] = await db
        .select({ id: messageTable.id })
        .from(messageTable)
        .where(and(mine(context), eq(messageTable.id, id)));
      if (!found) throw new AppError('NOT_FOUND');
    }
    await db
      .update(messageTable)
      .set({ readAt: now, updatedAt: now })
      .where(and(mine(context), isNull(messageTable.readAt), id === undefined ? undefined : eq(messageTable.id, id)));
    return { unreadCount: await unreadCount(context) };
  },
} satisfies ResourceHandlers<'message'>;
