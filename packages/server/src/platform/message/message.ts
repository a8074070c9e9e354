import { and, eq, isNull } from 'drizzle-orm';
import { DEFAULT_MESSAGE_SETTINGS } from '@aosai/api/platform/messageSettings';
import { member } from '../../db/schema/people.ts';
import { message as messageTable } from '../../db/schema/platform.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { memberActor } from '../../kit/actor.ts';
import { messageRowScope } from '../../kit/scope.ts';

const mine = (context: CallContext) => and(messageRowScope(context, messageTable), isNull(messageTable.deletedAt));

const unreadCount = (context: CallContext): Promise<number> =>
  context.db.$count(messageTable, and(mine(context), isNull(messageTable.readAt)));

const messages = crud(messageTable, {
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
  async querySettings(context) {
    const { memberId } = memberActor(context);
    const [own] = await context.db
      .select({ settings: member.messageSettings, email: member.email })
      .from(member)
      .where(and(eq(member.appId, context.appId), eq(member.id, memberId)));
    const canMail = Boolean(own?.email) && !context.services.mail.isOff;
    return { ...(own?.settings ?? DEFAULT_MESSAGE_SETTINGS), canMail };
  },

  async updateSettings(context, settings) {
    const { memberId } = memberActor(context);
    await context.db
      .update(member)
      .set({ messageSettings: settings, updatedAt: context.services.now() })
      .where(and(eq(member.appId, context.appId), eq(member.id, memberId)));
    return settings;
  },

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
} satisfies Pick<ResourceHandlers<'message'>, 'querySettings' | 'updateSettings' | 'queryList' | 'read'>;
