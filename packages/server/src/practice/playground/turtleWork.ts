import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { isPlainPng, WORK_PICTURE_BYTES, WORKS_AT_ONCE, WORKS_MAX } from '@aosai/api/practice/python/pictureRules';
import { newId } from '../../base/newId.ts';
import { turtleWork as works } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { memberActor } from '../../kit/actor.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate } from '../../kit/engineOf.ts';
import { memberRowScope } from '../../kit/scope.ts';

const own = (context: CallContext) =>
  memberRowScope(context, { appId: works.appId, memberId: works.memberId }, ['own']);

/** Refuses what is not a PNG of pixels. Throws VALIDATION. */
function checkPicture(picture: string): void {
  const bytes = Buffer.from(picture, 'base64');
  if (bytes.length > WORK_PICTURE_BYTES)
    throw new AppError('VALIDATION', { path: 'picture', detail: `画最多 ${WORK_PICTURE_BYTES / 1024} KB` });
  if (!isPlainPng(bytes))
    throw new AppError('VALIDATION', { path: 'picture', detail: '画的格式不正确，请运行程序后重新保存' });
}

export const turtleWork = {
  async create(context, { name, code, picture }) {
    const { memberId } = candidate(context);
    const { appId, db, services } = context;
    checkPicture(picture);
    const id = newId();
    const now = services.now();
    await db.transaction(async (tx) => {
      // Locks the member, so that two windows cannot both store the last work.
      await tx
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.appId, appId), eq(member.id, memberId)))
        .for('update');
      const count = await tx.$count(works, and(eq(works.appId, appId), eq(works.memberId, memberId)));
      if (count >= WORKS_MAX)
        throw new AppError('VALIDATION', {
          path: 'name',
          detail: `已经有 ${WORKS_MAX} 件作品了，先删掉一件不要的，再保存这一件`,
        });
      const row = { appId, id, memberId, createdBy: memberId, createdAt: now, updatedAt: now };
      await tx.insert(works).values({ ...row, name, code, picture });
    });
    return { id };
  },

  async queryList(context, { before }) {
    const { appId, db } = context;
    const { memberId } = memberActor(context);
    const rows = await db
      .select({
        id: works.id,
        name: works.name,
        createdAt: works.createdAt,
        picture: works.picture,
        shareCode: works.shareCode,
        review: works.review,
        hiddenReason: works.hiddenReason,
      })
      .from(works)
      .where(and(own(context), before === undefined ? undefined : lt(works.id, before)))
      .orderBy(desc(works.id))
      .limit(WORKS_AT_ONCE + 1);
    return {
      works: rows.slice(0, WORKS_AT_ONCE).map(({ createdAt, shareCode, review, hiddenReason, ...work }) => ({
        ...work,
        createdAt: createdAt.toISOString(),
        isPublic: shareCode !== null,
        hiddenReason: review === 'hidden' ? hiddenReason : null,
      })),
      count: await db.$count(works, and(eq(works.appId, appId), eq(works.memberId, memberId))),
      hasMore: rows.length > WORKS_AT_ONCE,
    };
  },

  async queryById(context, { id }) {
    const [row] = await context.db
      .select({ id: works.id, name: works.name, code: works.code })
      .from(works)
      .where(and(own(context), eq(works.id, id)));
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },

  async rename(context, { id, name }) {
    const [row] = await context.db
      .update(works)
      .set({ name, updatedAt: context.services.now(), version: sql`${works.version} + 1` })
      .where(and(own(context), eq(works.id, id)))
      .returning({ id: works.id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },

  async delete(context, { id }) {
    const [row] = await context.db
      .delete(works)
      .where(and(own(context), eq(works.id, id)))
      .returning({ id: works.id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
} satisfies ResourceHandlers<'turtleWork'>;
