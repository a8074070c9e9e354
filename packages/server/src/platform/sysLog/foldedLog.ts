import { and, count, eq, gte, inArray, lte, max, min, type SQL, sql } from 'drizzle-orm';
import { sysLog } from '../../db/schema/platform.ts';
import type { CallContext } from '../../kit/context.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { type PageOf, paged } from '../../kit/rows/paged.ts';

/** Entries of one act follow each other in less time than this. */
const FOLD_SECONDS = 60;

/** Who acts and what they do: only entries that agree in it are one act. Anonymous callers are told apart by address. */
const SAME = sql`${sysLog.actorKind}, ${sysLog.actorId}, ${sysLog.ip}, ${sysLog.action}`;

type Log = Pick<CallContext, 'db' | 'appId'>;

/** Every entry found, and the number of its act among those of the same actor and action. */
function withActs({ db, appId }: Log, where: SQL | undefined) {
  const sincePrevious = sql`${sysLog.at} - lag(${sysLog.at}) over (partition by ${SAME} order by ${sysLog.seq})`;
  const found = db
    .select({
      seq: sysLog.seq,
      id: sysLog.id,
      at: sysLog.at,
      target: sysLog.target,
      actorKind: sysLog.actorKind,
      actorId: sysLog.actorId,
      ip: sysLog.ip,
      action: sysLog.action,
      begins: sql<number>`case when ${sincePrevious} < make_interval(secs => ${FOLD_SECONDS}) then 0 else 1 end`.as(
        'begins',
      ),
    })
    .from(sysLog)
    .where(and(eq(sysLog.appId, appId), where))
    .as('found');
  const same = sql`${found.actorKind}, ${found.actorId}, ${found.ip}, ${found.action}`;
  return db
    .select({
      seq: found.seq,
      id: found.id,
      at: found.at,
      target: found.target,
      actorKind: found.actorKind,
      actorId: found.actorId,
      ip: found.ip,
      action: found.action,
      act: sql<number>`sum(${found.begins}) over (partition by ${same} order by ${found.seq})`.as('act'),
    })
    .from(found)
    .as('acts');
}

/** What one act did: its entries, the rows they are about, and when it began. */
export interface Folded {
  entries: number;
  targets: number;
  sinceAt: string;
}

type Entry = typeof sysLog.$inferSelect;

interface Asked {
  page: number;
  size: number;
  sort: string[];
}

/**
 * A page of acts: the newest entry of each, with the number of entries folded into it. Page size and total count acts,
 * not entries (decision 0083).
 */
export async function pageOfActs(
  log: Log,
  where: SQL | undefined,
  { page, size, sort }: Asked,
): Promise<PageOf<{ entry: Entry; folded: Folded | null }>> {
  const { db, appId } = log;
  const all = withActs(log, where);
  const acts = db
    .select({
      seq: max(all.seq).as('last_seq'),
      at: max(all.at).as('last_at'),
      entries: count().as('entries'),
      targets: sql<number>`count(distinct ${all.target})`.mapWith(Number).as('targets'),
      since: min(all.at).as('since'),
    })
    .from(all)
    .groupBy(all.actorKind, all.actorId, all.ip, all.action, all.act)
    .as('folded');
  const order = [...listOrder(sort, { seq: sql`${acts.seq}`, at: sql`${acts.at}` }), sql`${acts.seq} desc`];
  const found = await paged(db, db.select().from(acts), { page, size }, order);
  const seqs = found.rows.flatMap(({ seq }) => seq ?? []);
  const entries = await db
    .select()
    .from(sysLog)
    .where(and(eq(sysLog.appId, appId), where, inArray(sysLog.seq, seqs)));
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const rows = found.rows.flatMap(({ seq, entries: size_, targets, since }) => {
    const entry = bySeq.get(seq ?? 0);
    if (!entry) return [];
    const folded = size_ > 1 ? { entries: size_, targets, sinceAt: (since ?? entry.at).toISOString() } : null;
    return [{ entry, folded }];
  });
  return { ...found, rows };
}

/** The entries of the act to which an entry belongs, as a condition; that of nothing if the entry was not found. */
export async function ofActWith(log: Log, where: SQL | undefined, id: string): Promise<SQL | undefined> {
  const all = withActs(log, where);
  const [asked] = await log.db.select().from(all).where(eq(all.id, id));
  if (!asked) return sql`false`;
  const [act] = await log.db
    .select({ first: min(all.seq), last: max(all.seq) })
    .from(all)
    .where(
      and(
        eq(all.actorKind, asked.actorKind),
        sql`${all.actorId} is not distinct from ${asked.actorId}`,
        sql`${all.ip} is not distinct from ${asked.ip}`,
        eq(all.action, asked.action),
        eq(all.act, asked.act),
      ),
    );
  return and(
    gte(sysLog.seq, act?.first ?? 0),
    lte(sysLog.seq, act?.last ?? 0),
    eq(sysLog.actorKind, asked.actorKind),
    sql`${sysLog.actorId} is not distinct from ${asked.actorId}`,
    sql`${sysLog.ip} is not distinct from ${asked.ip}`,
    eq(sysLog.action, asked.action),
  );
}
