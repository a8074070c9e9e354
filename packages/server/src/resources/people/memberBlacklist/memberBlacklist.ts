import { and, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { BlacklistScope } from '@aosai/api/domain/memberRecords';
import { newId } from '../../../db/newId.ts';
import type { Db } from '../../../db/open.ts';
import { memberBlacklist as blacklist } from '../../../db/schema/memberRecords.ts';
import { member } from '../../../db/schema/people.ts';
import { endSessionsOf } from '../../../sessions/sessions.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { listOrder } from '../../kit/listOrder.ts';
import { findMember, maskedMember, memberMatches } from '../member/memberScope.ts';
import { actorId } from '../../kit/actorId.ts';
import { memberRowScope } from '../../scope.ts';
import { writeSysLog } from '../../kit/sysLog.ts';

type Entry = typeof blacklist.$inferSelect;

const SORTABLE = { createdAt: blacklist.createdAt, until: blacklist.until, scope: blacklist.scope };

function entryScope(context: CallContext) {
  return and(
    memberRowScope(context, { appId: blacklist.appId, memberId: blacklist.memberId }, ['office']),
    isNull(blacklist.deletedAt),
  );
}

const holds = (now: Date) => or(isNull(blacklist.until), gt(blacklist.until, now));

/** Throws VALIDATION: an end in the past would be no entry at all. */
function endOf(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (end <= now) throw new AppError('VALIDATION', { detail: '到期时间要晚于现在' });
  return end;
}

async function endSessionsIfBarred(tx: Db, { appId }: CallContext, memberId: string, scope: BlacklistScope) {
  if (scope === 'login' || scope === 'all') await endSessionsOf(tx, { appId, realm: 'member', personIds: [memberId] });
}

async function lockEntry(tx: Db, context: CallContext, id: string): Promise<Entry> {
  const [row] = await tx
    .select()
    .from(blacklist)
    .where(and(entryScope(context), eq(blacklist.id, id)))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const shown = ({ memberId, scope, reason, until }: Entry) => ({ memberId, scope, reason, until });

export const memberBlacklist = {
  async create(context, { memberId, scope, reason, until }) {
    const { db, appId, services } = context;
    const now = services.now();
    const person = await findMember(context, ['office'], memberId);
    const row = {
      appId,
      id: newId(),
      createdBy: actorId(context.actor),
      createdAt: now,
      updatedAt: now,
      memberId: person.id,
      scope,
      reason,
      until: endOf(until, now),
    };
    await db.transaction(async (tx) => {
      await tx.insert(blacklist).values(row);
      await endSessionsIfBarred(tx, context, person.id, scope);
      const diff = { after: { memberId: person.id, scope, reason, until } };
      await writeSysLog(tx, context, { action: 'memberBlacklist:create', target: row.id, diff });
    });
    return { id: row.id, version: 1 };
  },

  async update(context, { id, version, scope, reason, until }) {
    const { db, appId, services } = context;
    const now = services.now();
    const end = until === undefined ? undefined : endOf(until, now);
    await db.transaction(async (tx) => {
      const before = await lockEntry(tx, context, id);
      if (before.version !== version) throw new AppError('VERSION_CHANGED');
      const changes = { ...(scope && { scope }), ...(reason && { reason }), ...(end !== undefined && { until: end }) };
      await tx
        .update(blacklist)
        .set({ ...changes, version: version + 1, updatedAt: now })
        .where(and(eq(blacklist.appId, appId), eq(blacklist.id, id)));
      await endSessionsIfBarred(tx, context, before.memberId, scope ?? before.scope);
      const diff = { before: shown(before), after: shown({ ...before, ...changes }) };
      await writeSysLog(tx, context, { action: 'memberBlacklist:update', target: id, diff });
    });
    return { id, version: version + 1 };
  },

  async delete(context, { id }) {
    const { db, appId, services } = context;
    await db.transaction(async (tx) => {
      const before = await lockEntry(tx, context, id);
      await tx
        .update(blacklist)
        .set({ deletedAt: services.now(), updatedAt: services.now(), version: sql`${blacklist.version} + 1` })
        .where(and(eq(blacklist.appId, appId), eq(blacklist.id, id)));
      await writeSysLog(tx, context, {
        action: 'memberBlacklist:delete',
        target: id,
        diff: { before: shown(before) },
      });
    });
    return { id };
  },

  async queryList(context, { page, size, sort, memberId, scope, state, keyword }) {
    const { db, services } = context;
    const now = services.now();
    const where = and(
      entryScope(context),
      memberId === undefined ? undefined : eq(blacklist.memberId, memberId),
      scope === undefined ? undefined : eq(blacklist.scope, scope),
      state === 'active' ? holds(now) : state === 'ended' ? lte(blacklist.until, now) : undefined,
      memberMatches(context, keyword),
    );
    const ofMember = and(eq(member.appId, blacklist.appId), eq(member.id, blacklist.memberId));
    const rows = await db
      .select({ entry: blacklist, member: { id: member.id, name: member.name, account: member.account } })
      .from(blacklist)
      .innerJoin(member, ofMember)
      .where(where)
      .orderBy(...listOrder(sort, SORTABLE), desc(blacklist.id))
      .limit(size)
      .offset(page * size);
    const [counted] = await db.select({ total: count() }).from(blacklist).innerJoin(member, ofMember).where(where);
    const content = rows.map(({ entry, member: of }) => ({
      id: entry.id,
      member: maskedMember(of),
      scope: entry.scope,
      reason: entry.reason,
      until: entry.until?.toISOString() ?? null,
      state: entry.until === null || entry.until > now ? ('active' as const) : ('ended' as const),
      createdAt: entry.createdAt.toISOString(),
      version: entry.version,
    }));
    return { content, total: counted?.total ?? 0, page, size };
  },
} satisfies ResourceHandlers<'memberBlacklist'>;
