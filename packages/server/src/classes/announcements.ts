import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UnreadPerson } from '@aosai/api/classes/announcements.contract';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { storableText } from '../base/storableText.ts';
import { enrolment } from '../db/schema/enrolment.ts';
import { member, memberGuardian, organizationMember } from '../db/schema/people.ts';
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

/** The readers' copies of announcements. */
const copies = ({ appId }: CallContext, ids: readonly string[]) =>
  and(eq(message.appId, appId), inArray(message.announcementId, [...ids]));

/** A place of a copy's reader in the target of its announcement, also one that has ended. */
const ownPlace = and(
  eq(enrolment.appId, message.appId),
  eq(enrolment.kind, announcement.kind),
  eq(enrolment.targetId, announcement.targetId),
  eq(enrolment.memberId, message.memberId),
);

/** Whether the reader of a copy is a student, not a guardian: guardians have no place in the target. */
const isStudent = sql<boolean>`exists (select 1 from ${enrolment} where ${ownPlace})`;

async function views(context: CallContext, rows: readonly Row[]) {
  const { db, appId } = context;
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({
      id: message.announcementId,
      isStudent: isStudent.as('is_student'),
      sentCount: count(),
      readCount: count(message.readAt),
    })
    .from(message)
    .innerJoin(announcement, and(eq(announcement.appId, message.appId), eq(announcement.id, message.announcementId)))
    .where(copies(context, ids))
    .groupBy(message.announcementId, sql`is_student`);
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
  return rows.map(({ id, text, only, audience, createdAt, createdBy, editedAt, withdrawnAt, version }) => {
    const countsOf = (students: boolean) => counts.find((of) => of.id === id && of.isStudent === students);
    const students = countsOf(true);
    const guardians = countsOf(false);
    return {
      id,
      text,
      only,
      audience,
      createdAt: createdAt.toISOString(),
      byName: authors.find((author) => author.id === createdBy)?.name ?? null,
      sentCount: students?.sentCount ?? 0,
      readCount: students?.readCount ?? 0,
      guardianSentCount: guardians?.sentCount ?? 0,
      guardianReadCount: guardians?.readCount ?? 0,
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

/** What becomes of messages to the students of an exam, a homework or a class, or to their guardians. */
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
    const { db, appId, actor } = context;
    const query = db
      .select({ memberId: message.memberId, name: member.name, isStudent: isStudent.as('is_student') })
      .from(message)
      .innerJoin(announcement, and(eq(announcement.appId, message.appId), eq(announcement.id, message.announcementId)))
      .innerJoin(member, and(eq(member.appId, message.appId), eq(member.id, message.memberId)))
      .where(and(copies(context, [id]), isNull(message.readAt)));
    const { rows, ...rest } = await paged(db, query, { page, size }, [
      desc(sql`is_student`),
      asc(member.name),
      asc(member.id),
    ]);
    const readerIds = rows.flatMap(({ memberId }) => memberId ?? []);
    const children = await db
      .select({
        guardianId: memberGuardian.guardianId,
        childId: memberGuardian.memberId,
        relation: memberGuardian.relation,
      })
      .from(memberGuardian)
      .where(
        and(
          eq(memberGuardian.appId, appId),
          inArray(memberGuardian.guardianId, readerIds),
          eq(memberGuardian.status, 'active'),
        ),
      );
    const students = await db
      .selectDistinct({ memberId: member.id, name: member.name, orgId: enrolment.orgId, no: organizationMember.no })
      .from(enrolment)
      .innerJoin(member, and(eq(member.appId, enrolment.appId), eq(member.id, enrolment.memberId)))
      .leftJoin(
        organizationMember,
        and(
          eq(organizationMember.appId, enrolment.appId),
          eq(organizationMember.memberId, member.id),
          eq(organizationMember.orgId, enrolment.orgId),
        ),
      )
      .where(
        and(
          eq(enrolment.appId, appId),
          eq(enrolment.kind, kind),
          eq(enrolment.targetId, targetId),
          inArray(enrolment.memberId, [...readerIds, ...children.map(({ childId }) => childId)]),
        ),
      );
    const shown = (memberId: string) => {
      // A student who was added to the target again has more than one place in it.
      const places = students.filter((one) => one.memberId === memberId);
      const ofOwnSchool = places.find(({ orgId }) => actor.kind === 'member' && orgId === actor.orgId);
      const student = ofOwnSchool ?? places[0];
      if (!student) return null;
      const isOwn = actor.kind === 'member' && (kind === 'grade' || student === ofOwnSchool);
      return {
        shownName: isOwn ? student.name : maskName(student.name),
        no: isOwn || actor.kind === 'user' ? student.no : null,
      };
    };
    const content = rows.flatMap(({ memberId, name }): UnreadPerson[] => {
      if (memberId === null) return [];
      const student = shown(memberId);
      if (student) return [{ memberId, ...student, relation: null }];
      const own = children.flatMap(({ guardianId, childId, relation }) => {
        const child = guardianId === memberId ? shown(childId) : null;
        return child ? [{ ...child, relation }] : [];
      });
      const [first] = own;
      const reader = {
        memberId,
        // Nobody is left to name a guardian by who no longer is one.
        shownName: own.map(({ shownName }) => shownName).join('、') || maskName(name),
        no: own.length === 1 ? (first?.no ?? null) : null,
        relation: first?.relation ?? '家长',
      };
      return [reader];
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
