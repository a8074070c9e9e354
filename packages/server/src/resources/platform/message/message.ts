import { and, eq, isNull } from 'drizzle-orm';
import { message as messageTable } from '../../../db/schema/platform.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { datesAsText } from '../../kit/datesAsText.ts';
import { kept } from '../../kit/kept.ts';
import { messageRowScope } from '../../scope.ts';

const mine = (context: CallContext) => and(messageRowScope(context, messageTable), isNull(messageTable.deletedAt));

const unreadCount = (context: CallContext): Promise<number> =>
  context.db.$count(messageTable, and(mine(context), isNull(messageTable.readAt)));

const messages = kept(messageTable, {
  log: 'message',
  logged: [],
  visible: mine,
  view: (row) => datesAsText(row),
});

const list = messages.list<{ page: number; size: number; sort: string[]; unread?: boolean }>({
  where: ({ unread }) => (unread === true ? isNull(messageTable.readAt) : undefined),
  sort: ['createdAt'],
  order: ['id,desc'],
});

export const message = {
  queryList: async (context, input) => ({ ...(await list(context, input)), unreadCount: await unreadCount(context) }),

  async read(context, { id }) {
    const { db, services } = context;
    const now = services.now();
    if (id !== undefined) await messages.found(context, id);
    await db
      .update(messageTable)
      .set({ readAt: now, updatedAt: now })
      .where(and(mine(context), isNull(messageTable.readAt), id === undefined ? undefined : eq(messageTable.id, id)));
    return { unreadCount: await unreadCount(context) };
  },
} satisfies ResourceHandlers<'message'>;
