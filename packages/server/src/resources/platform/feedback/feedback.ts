import { and, count, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { FEEDBACK_MOVES } from '@aosai/api/domain/feedbackRules';
import { maskName } from '@aosai/api/domain/masking';
import { FEEDBACK_STATUS_LABELS, type FeedbackStatus } from '@aosai/api/domain/statuses';
import { newId } from '../../../db/newId.ts';
import { member } from '../../../db/schema/people.ts';
import { feedback as feedbackTable } from '../../../db/schema/platform.ts';
import { sendMessage } from '../../../engine/people/sendMessage.ts';
import { tellOffice } from '../../../engine/people/tellOffice.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { ownFile } from '../file/ownFile.ts';
import { takeFromAllowance } from '../../../sessions/allowance.ts';
import { containing, listOrder } from '../../kit/listOrder.ts';
import { memberActor } from '../../people/people.ts';
import { memberRowScope } from '../../scope.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

/** More than anybody has to say, less than fills a table. */
const PER_DAY = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const reachable = (context: CallContext) =>
  and(
    memberRowScope(context, { appId: feedbackTable.appId, memberId: feedbackTable.memberId }, ['own', 'office']),
    isNull(feedbackTable.deletedAt),
  );

const sender = { id: member.id, name: member.name, type: member.type };

function withSender({ db }: CallContext) {
  return db
    .select({ row: feedbackTable, sender })
    .from(feedbackTable)
    .innerJoin(member, and(eq(member.appId, feedbackTable.appId), eq(member.id, feedbackTable.memberId)));
}

type Found = Awaited<ReturnType<typeof withSender>>[number];

const viewOf = ({ row, sender: from }: Found) => ({
  id: row.id,
  version: row.version,
  category: row.category,
  content: row.content,
  files: row.files,
  contact: row.contact,
  status: row.status,
  reply: row.reply,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
  sender: { ...from, name: maskName(from.name) },
});

export const feedback = {
  async submit(context, { category, content, files, contact }) {
    const { db, appId, services } = context;
    const { memberId } = memberActor(context);
    const now = services.now();
    await takeFromAllowance(db, { appId, subject: `feedback:${memberId}`, most: PER_DAY, windowMs: DAY_MS, now });
    for (const fileName of files) await ownFile(db, context, fileName, ['feedback']);
    const id = newId();
    await db.transaction(async (tx) => {
      await tx.insert(feedbackTable).values({
        appId,
        id,
        memberId,
        category,
        content,
        files,
        contact: contact || null,
        createdBy: memberId,
        createdAt: now,
        updatedAt: now,
      });
      await tellOffice(tx, { appId, now, createdBy: memberId }, { kind: 'feedback', id, category });
    });
    return { id };
  },

  async queryById(context, { id }) {
    const [found] = await withSender(context).where(and(reachable(context), eq(feedbackTable.id, id)));
    if (!found) throw new AppError('NOT_FOUND');
    return viewOf(found);
  },

  async queryList(context, { page, size, sort, statusList, category, keyword }) {
    const pattern = keyword ? containing(keyword) : undefined;
    const wanted = and(
      reachable(context),
      statusList?.length ? inArray(feedbackTable.status, statusList) : undefined,
      category === undefined ? undefined : eq(feedbackTable.category, category),
      pattern === undefined
        ? undefined
        : or(ilike(feedbackTable.content, pattern), ilike(feedbackTable.reply, pattern)),
    );
    const order = listOrder(sort, {
      createdAt: feedbackTable.createdAt,
      handledAt: feedbackTable.handledAt,
      status: feedbackTable.status,
    });
    const rows = await withSender(context)
      .where(wanted)
      .orderBy(...order, desc(feedbackTable.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(feedbackTable).where(wanted);
    const isOffice = context.actor.kind === 'user';
    return {
      content: rows.map((row) => ({ ...viewOf(row), ...(isOffice && { contact: null }) })),
      total: counted?.total ?? 0,
      page,
      size,
    };
  },

  async updateStatus(context, { id, version, status, reply }) {
    const { db, appId, services, actor } = context;
    const now = services.now();
    const userId = actor.kind === 'user' ? actor.userId : null;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(feedbackTable)
        .where(and(reachable(context), eq(feedbackTable.id, id)))
        .for('update');
      if (!row) throw new AppError('NOT_FOUND');
      if (row.version !== version) throw new AppError('VERSION_CHANGED');
      const moves: readonly FeedbackStatus[] = FEEDBACK_MOVES[row.status];
      // The same state again is a reply that was corrected.
      if (status !== row.status && !moves.includes(status)) {
        throw new AppError('FEEDBACK_STATE', { status: FEEDBACK_STATUS_LABELS[row.status] });
      }
      const nextReply = reply === undefined ? row.reply : reply || null;
      await tx
        .update(feedbackTable)
        .set({
          status,
          reply: nextReply,
          handledAt: now,
          updatedAt: now,
          version: sql`${feedbackTable.version} + 1`,
        })
        .where(and(eq(feedbackTable.appId, appId), eq(feedbackTable.id, id)));
      await writeSysLog(tx, context, {
        action: 'feedback:updateStatus',
        target: id,
        diff: { status: [row.status, status], replied: nextReply !== row.reply },
      });
      await sendMessage(tx, {
        appId,
        memberIds: [row.memberId],
        type: 'feedback',
        title: `您的反馈${FEEDBACK_STATUS_LABELS[status]}`,
        body: nextReply ?? '处理进度有更新，可在“意见反馈”里查看。',
        link: 'user/feedback',
        createdBy: userId,
        now,
      });
    });
    return { id };
  },
} satisfies ResourceHandlers<'feedback'>;
