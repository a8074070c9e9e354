import { and, count, desc, eq } from 'drizzle-orm';
import { memberPoints as ledger } from '../../../db/schema/memberRecords.ts';
import type { ResourceHandlers } from '../../context.ts';
import { listOrder } from '../../kit/listOrder.ts';
import { memberRowScope } from '../../scope.ts';

const SORTABLE = { createdAt: ledger.createdAt, delta: ledger.delta };

export const memberPoints = {
  async queryList(context, { page, size, sort, memberId }) {
    const where = and(
      memberRowScope(context, { appId: ledger.appId, memberId: ledger.memberId }, ['own', 'child', 'office']),
      memberId === undefined ? undefined : eq(ledger.memberId, memberId),
    );
    const rows = await context.db
      .select()
      .from(ledger)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), desc(ledger.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await context.db.select({ total: count() }).from(ledger).where(where);
    const content = rows.map(({ id, memberId: ofId, delta, reason, refType, createdAt }) => ({
      id,
      memberId: ofId,
      delta,
      reason,
      refType,
      createdAt: createdAt.toISOString(),
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },
} satisfies ResourceHandlers<'memberPoints'>;
