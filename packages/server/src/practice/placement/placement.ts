import { and, desc, eq, ne } from 'drizzle-orm';
import { TAUGHT_LANGUAGE } from '@aosai/api/questions/pointId';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { placement as placements } from '../../db/schema/plan.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import { candidate } from '../../kit/engineOf.ts';
import { placementPool } from './placementPool.ts';
import { answerItem, isRunning, nextAsked, type PlacementRow } from './placementSteps.ts';
import { placementView } from './placementView.ts';

const ofMember = ({ appId }: Pick<CallContext, 'appId'>, memberId: string) =>
  and(eq(placements.appId, appId), eq(placements.memberId, memberId));

const running = (context: CallContext, memberId: string) =>
  and(ofMember(context, memberId), eq(placements.state, 'running'));

/** One of the caller's placements, locked. Throws NOT_FOUND. */
async function locked(tx: Db, context: CallContext, id: string): Promise<PlacementRow> {
  const { memberId } = candidate(context);
  const [row] = await tx
    .select()
    .from(placements)
    .where(and(ofMember(context, memberId), eq(placements.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Writes what changed. The caller holds the row's lock. */
async function save(tx: Db, context: CallContext, before: PlacementRow, after: PlacementRow): Promise<PlacementRow> {
  if (after === before) return before;
  const { items, state, level, endedAt } = after;
  const [row] = await tx
    .update(placements)
    .set({ items, state, level, endedAt, version: before.version + 1, updatedAt: context.services.now() })
    .where(and(eq(placements.appId, context.appId), eq(placements.id, before.id)))
    .returning();
  if (!row) throw new Error('a placement is gone while it is locked');
  return row;
}

export const placement = {
  async start(context, { language, experience }) {
    const { memberId } = candidate(context);
    const { appId, services } = context;
    const now = services.now();
    const id = newId();
    const pool = await placementPool(context, { language, memberId, seed: id });
    const row = await context.db.transaction(async (tx) => {
      await tx
        .update(placements)
        .set({ state: 'dropped', endedAt: now, updatedAt: now })
        .where(and(running(context, memberId), ne(placements.language, language)));
      const [open] = await tx.select().from(placements).where(running(context, memberId)).for('update');
      if (!open && pool.length === 0)
        throw new AppError('PLACEMENT_EMPTY', { language: TAUGHT_LANGUAGE.label(language) });
      // Of two windows that start at once, one makes the row and the other finds it.
      if (!open)
        await tx
          .insert(placements)
          .values({
            appId,
            id,
            memberId,
            language,
            experience,
            state: 'running',
            pool,
            createdBy: memberId,
            createdAt: now,
            updatedAt: now,
          })
          .onConflictDoNothing();
      const [row] = await tx.select().from(placements).where(running(context, memberId)).for('update');
      if (!row) throw new Error('a placement was not started');
      return save(tx, context, row, await nextAsked(context, tx, row));
    });
    return placementView(context, row);
  },

  async queryLatest(context) {
    const { memberId } = memberActor(context);
    const [row] = await context.db
      .select()
      .from(placements)
      .where(and(ofMember(context, memberId), ne(placements.state, 'dropped')))
      .orderBy(desc(eq(placements.state, 'running')), desc(placements.id))
      .limit(1);
    return { latest: row ? await placementView(context, row) : null };
  },

  async answer(context, { id, no, optionId }) {
    const row = await context.db.transaction(async (tx) => {
      const before = await locked(tx, context, id);
      if (no > before.items.length) throw new AppError('PLACEMENT_ORDER');
      // Answered already, by the other window or by a request whose reply was lost: the first answer counts.
      if (before.items[no - 1]?.outcome !== null) return before;
      if (!isRunning(before)) throw new AppError('PLACEMENT_ENDED');
      const after = await answerItem(context, tx, before, optionId);
      return save(tx, context, before, await nextAsked(context, tx, after));
    });
    return placementView(context, row);
  },

  async drop(context, { id }) {
    const row = await context.db.transaction(async (tx) => {
      const before = await locked(tx, context, id);
      if (!isRunning(before)) return before;
      return save(tx, context, before, { ...before, state: 'dropped', endedAt: context.services.now() });
    });
    return placementView(context, row);
  },
} satisfies ResourceHandlers<'placement'>;
