import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { storableText } from '../base/storableText.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { member, organizationMember } from '../db/schema/people.ts';
import { message } from '../db/schema/platform.ts';
import { announcement } from '../db/schema/teaching.ts';
import { changeInRoom } from '../exams/room/roomNotices.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { audited } from '../kit/rows/audited.ts';
import { paged } from '../kit/rows/paged.ts';
import { requireVersion } from '../kit/rows/version.ts';
import { refuseForeign } from './sendToStudents.ts';

type Row = typeof announcement.$inferSelect;

/** An announcement of a target that the caller runs, locked in a transaction. Throws NOT_FOUND. */
async function found(context: CallContext, id: string, isLocked = false): Promise<Row> {
  const { db, appId } = context;
  const query = db
    .select()
    .from(announcement)
    .where(and(eq(announcement.appId, appId), eq(announcement.id, id), isNull(announcement.deletedAt)));
  const [row] = isLocked ? await query.for('update') : await query;
  if (!row) throw new AppError('NOT_FOUND');
  await refuseForeign(context, { kind: row.kind, id: row.targetId });
  return row;
}

/** The students' copies of announcements. */
const copies = ({ appId }: CallContext, ids: readonly string[]) =>
  and(eq(message.appId, appId), inArray(message.announcementId, [...ids]));

async function views(context: CallContext, rows: readonly Row[]) {
  const { db, appId } = context;
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ id: message.announcementId, sentCount: count(), readCount: count(message.readAt) })
    .from(message)
    .where(copies(context, ids))
    .groupBy(message.announcementId);
  const authors = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        inArray(
          member.id,
          rows.flatMap(({ createdBy }) => createdBy ?? []),
        ),
      ),
    );
  return rows.map(({ id, text, only, createdAt, createdBy, editedAt, withdrawnAt, version }) => {
    const { sentCount = 0, readCount = 0 } = counts.find((of) => of.id === id) ?? {};
    return {
      id,
      text,
      only,
      createdAt: createdAt.toISOString(),
      byName: authors.find((author) => author.id === createdBy)?.name ?? null,
      sentCount,
      readCount,
      editedAt: editedAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
      version,
    };
  });
}

async function view(context: CallContext, row: Row) {
  const [shown] = await views(context, [row]);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}

/** What becomes of messages to the students of an exam, a homework or a class after they were sent. */
export const announcements = {
  async querySent(context, { kind, id, page, size }) {
    await refuseForeign(context, { kind, id });
    const { db, appId } = context;
    const query = db
      .select()
      .from(announcement)
      .where(
        and(
          eq(announcement.appId, appId),
          eq(announcement.kind, kind),
          eq(announcement.targetId, id),
          isNull(announcement.deletedAt),
        ),
      );
    const { rows, ...rest } = await paged(db, query, { page, size }, [desc(announcement.id)]);
    return { content: await views(context, rows), ...rest };
  },

  async queryUnread(context, { id, page, size }) {
    const { kind, targetId } = await found(context, id);
    const { db, actor } = context;
    // A student who was added to the target again has more than one place in it.
    const orgId = sql<string | null>`(
      select max(${enrolment.orgId}) from ${enrolment}
      where ${and(
        eq(enrolment.appId, message.appId),
        eq(enrolment.kind, kind),
        eq(enrolment.targetId, targetId),
        eq(enrolment.memberId, message.memberId),
      )})`;
    const query = db
      .select({ memberId: member.id, name: member.name, orgId: organizationMember.orgId, no: organizationMember.no })
      .from(message)
      .innerJoin(member, and(eq(member.appId, message.appId), eq(member.id, message.memberId)))
      .leftJoin(
        organizationMember,
        and(
          eq(organizationMember.appId, message.appId),
          eq(organizationMember.memberId, member.id),
          eq(organizationMember.orgId, orgId),
        ),
      )
      .where(and(copies(context, [id]), isNull(message.readAt)));
    const { rows, ...rest } = await paged(db, query, { page, size }, [asc(member.name), asc(member.id)]);
    const content = rows.map(({ memberId, name, orgId: schoolId, no }) => {
      const isOwn = actor.kind === 'member' && (kind === 'grade' || schoolId === actor.orgId);
      return { memberId, shownName: isOwn ? name : maskName(name), no: isOwn || actor.kind === 'user' ? no : null };
    });
    return { content, ...rest };
  },

  async updateSent(context, { id, version, text: typed, again }) {
    const text = storableText(typed);
    const now = context.services.now();
    return audited(context, 'message:updateSent', async (tx, inside) => {
      const row = requireVersion(await found(inside, id, true), version);
      if (row.withdrawnAt !== null) throw new AppError('ANNOUNCEMENT_WITHDRAWN');
      const changed = { text, editedAt: now, updatedAt: now };
      await tx
        .update(announcement)
        .set({ ...changed, version: row.version + 1 })
        .where(and(eq(announcement.appId, row.appId), eq(announcement.id, id)));
      await tx
        .update(message)
        .set({ body: text, editedAt: now, updatedAt: now, ...(again && { readAt: null }) })
        .where(copies(inside, [id]));
      await changeInRoom(inside, row.targetId, { id, text });
      return {
        answer: await view(inside, { ...row, ...changed, version: row.version + 1 }),
        told: { target: row.targetId, diff: { after: { kind: row.kind, again } } },
      };
    });
  },

  async withdraw(context, { id }) {
    const now = context.services.now();
    return audited(context, 'message:withdraw', async (tx, inside) => {
      const row = await found(inside, id, true);
      if (row.withdrawnAt !== null) return { answer: await view(inside, row), told: [] };
      const changed = { withdrawnAt: now, updatedAt: now };
      await tx
        .update(announcement)
        .set({ ...changed, version: row.version + 1 })
        .where(and(eq(announcement.appId, row.appId), eq(announcement.id, id)));
      // Boxes keep the trace of what was read, without its text; what nobody read is gone.
      await tx
        .update(message)
        .set({
          ...changed,
          body: '',
          link: null,
          deletedAt: sql`case when ${message.readAt} is null then ${now.toISOString()}::timestamptz end`,
        })
        .where(copies(inside, [id]));
      await changeInRoom(inside, row.targetId, { id, withdrawn: 1 });
      return {
        answer: await view(inside, { ...row, ...changed, version: row.version + 1 }),
        told: { target: row.targetId, diff: { after: { kind: row.kind } } },
      };
    });
  },
} satisfies Pick<ResourceHandlers<'message'>, 'querySent' | 'queryUnread' | 'updateSent' | 'withdraw'>;
