import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Contract } from '@aosai/api/contract';
import { maskName } from '@aosai/api/kit/masking';
import { LOG_ACTOR, type LogActor } from '@aosai/api/platform/sysLog';
import type { Db } from '../../db/open.ts';
import { member, user } from '../../db/schema/people.ts';
import { sysLog as logTable } from '../../db/schema/platform.ts';
import type { CallContext, Handler, ResourceHandlers } from '../../kit/context.ts';
import { containing, listOrder } from '../../kit/rows/listOrder.ts';
import { paged } from '../../kit/rows/paged.ts';
import { actionWords } from '../actionWords.ts';
import { maskedDiff } from './logMasking.ts';
import { ofActWith, pageOfActs } from './foldedLog.ts';
import { targetNames, targetsNamed } from './targetNames.ts';
import { verifySysLog } from './verifySysLog.ts';

type Filter = Parameters<Handler<Contract['sysLog']['calls']['queryList']>>[1];

const SORTABLE = { seq: logTable.seq, at: logTable.at };

const PERMISSION = /^[A-Za-z/]+:[A-Za-z/]+$/;

const named = (value: unknown): unknown =>
  typeof value === 'string' && PERMISSION.test(value) ? actionWords(value) : value;

/** Replaces the permissions of a role by their names. */
function withNames(side: unknown): unknown {
  if (typeof side !== 'object' || side === null || !('permissions' in side)) return side;
  const { permissions } = side;
  return { ...side, permissions: Array.isArray(permissions) ? permissions.map(named) : permissions };
}

const readable = (diff: Record<string, unknown> | null): Record<string, unknown> | null =>
  diff && Object.fromEntries(Object.entries(diff).map(([name, side]) => [name, withNames(side)]));

const isActor = (kind: string): kind is LogActor => LOG_ACTOR.values.some((known) => known === kind);

/**
 * Actors that the text may mean: an id, the account or part of the name of a back-office user, or a member's account.
 */
function byActor({ db, appId }: CallContext, actor: string): SQL | undefined {
  const users = db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.appId, appId), or(eq(user.account, actor), ilike(user.name, containing(actor)))));
  const members = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.account, actor)));
  return or(eq(logTable.actorId, actor), inArray(logTable.actorId, users), inArray(logTable.actorId, members));
}

function whereOf(
  context: CallContext,
  { actor, actorKind, action, target, object, from, until }: Filter,
): SQL | undefined {
  return and(
    eq(logTable.appId, context.appId),
    actor ? byActor(context, actor) : undefined,
    actorKind === undefined ? undefined : eq(logTable.actorKind, actorKind),
    action
      ? or(eq(logTable.action, action), ilike(logTable.action, `${containing(action).slice(1, -1)}:%`))
      : undefined,
    target ? eq(logTable.target, target) : undefined,
    object ? targetsNamed(context.db, context.appId, object) : undefined,
    from === undefined ? undefined : gte(logTable.at, new Date(from)),
    until === undefined ? undefined : lt(logTable.at, new Date(until)),
  );
}

async function namesOf(db: Db, appId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const users = await db
    .select({ id: user.id, account: user.account, name: user.name })
    .from(user)
    .where(and(eq(user.appId, appId), inArray(user.id, [...ids])));
  const members = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...ids])));
  return new Map([
    ...users.map(({ id, account, name }) => [id, `${name}（${account}）`] as const),
    ...members.map(({ id, name }) => [id, maskName(name)] as const),
  ]);
}

async function pageOfEntries(
  { db, appId }: CallContext,
  where: SQL | undefined,
  { sort, ...asked }: Pick<Filter, 'page' | 'size' | 'sort'>,
) {
  const order = [...listOrder(sort, SORTABLE), desc(logTable.seq)];
  const query = db
    .select()
    .from(logTable)
    .where(and(eq(logTable.appId, appId), where));
  const { rows, ...found } = await paged(db, query, asked, order);
  return { rows: rows.map((entry) => ({ entry, folded: null })), ...found };
}

export const sysLog = {
  async queryList(context, filter) {
    const { db, appId, services } = context;
    const { page, size, sort, verify, fold, foldOf } = filter;
    const narrowed = whereOf(context, filter);
    const where = foldOf === undefined ? narrowed : and(narrowed, await ofActWith(context, narrowed, foldOf));
    const { rows: listed, ...found } = fold
      ? await pageOfActs(context, where, { page, size, sort })
      : await pageOfEntries(context, where, { page, size, sort });
    const rows = listed.map(({ entry }) => entry);
    const foldedOf = new Map(listed.map(({ entry, folded }) => [entry.id, folded]));
    const names = await namesOf(db, appId, [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]);
    const targets = await targetNames(db, appId, rows);
    const content = rows.map((row) => ({
      id: row.id,
      seq: row.seq,
      at: row.at.toISOString(),
      actorKind: isActor(row.actorKind) ? row.actorKind : ('anonymous' as const),
      actorId: row.actorId,
      actorName: row.actorId === null ? null : (names.get(row.actorId) ?? null),
      action: row.action,
      actionName: actionWords(row.action),
      target: row.target,
      targetName: row.target === null ? null : (targets.get(row.target) ?? null),
      diff: readable(maskedDiff(row.action, row.diff)),
      ip: row.ip,
      folded: foldedOf.get(row.id) ?? null,
      hash: row.hash,
    }));
    const chain = verify ? { ...(await verifySysLog(db, appId)), checkedAt: services.now().toISOString() } : null;
    return { content, ...found, chain };
  },

  async queryActs({ db, appId }) {
    const rows = await db.selectDistinct({ action: logTable.action }).from(logTable).where(eq(logTable.appId, appId));
    const content = rows.map(({ action }) => ({ action, name: actionWords(action) }));
    return { content: content.toSorted((one, other) => one.name.localeCompare(other.name, 'zh')) };
  },
} satisfies ResourceHandlers<'sysLog'>;
