import { and, asc, eq, gt } from 'drizzle-orm';
import type { LogFault } from '@aosai/api/platform/sysLog';
import type { Db } from '../../db/open.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import { CHAIN_START, entryHash } from '../../kit/audit/sysLogChain.ts';
import { unprovenPaths } from './sysLogOlder.ts';

type Row = typeof sysLog.$inferSelect;

interface Fault {
  kind: LogFault;
  /** The entry's number in the log, and its id if it exists. */
  seq: number;
  id: string | null;
}

export interface ChainReport {
  entries: number;
  /** Entries at the start, written before the chain existed. */
  unchained: number;
  /** Entries by an older version, whose hash does not cover the dates in their diff. */
  unproven: { entries: number; first: UnprovenEntry[] };
  fault: Fault | null;
}

interface UnprovenEntry {
  seq: number;
  id: string;
  /** JSON pointers to those dates: `/after/until`. */
  paths: string[];
}

const BATCH = 1_000;
/** The number of unproven entries that are named; further ones are only counted. */
const NAMED_UNPROVEN = 20;

/** The parts of an entry that its hash does not cover; null if the hash does not match. */
function uncovered(row: Row, seq = row.seq): string[] | null {
  return entryHash({ ...row, seq }) === row.hash ? [] : unprovenPaths({ ...row, seq }, row.hash);
}

/** Whether the hash matches the entry; the link to the one before is checked separately. */
const isWhole = (row: Row, seq = row.seq): boolean => uncovered(row, seq) !== null;

/** The fault of an entry that should follow `before` but does not; `next` is the entry after it, if any. */
function faultOf(row: Row, before: Row | undefined, next: Row | undefined): Fault {
  const at = (kind: LogFault, one: Row = row): Fault => ({ kind, seq: one.seq, id: one.id });
  // The chain begins with its start value: one before another link means that an entry was changed to look older than
  // the chain.
  if (isWhole(row)) return before?.hash === '' ? at('changed', before) : at('inserted');
  if (next && isWhole(row, next.seq) && isWhole(next, row.seq)) return at('swapped');
  if (before && isWhole(row, before.seq)) return at('inserted', before);
  if (isWhole(row, row.seq + 1)) return { kind: 'missing', seq: row.seq, id: null };
  return at('changed');
}

/** The log of one app in order, read in batches, each entry with the one after it. */
async function* entriesOf(db: Db, appId: string): AsyncGenerator<{ row: Row; next: Row | undefined }> {
  let held: Row | undefined;
  for (let from = Number.MIN_SAFE_INTEGER; ;) {
    const rows = await db
      .select()
      .from(sysLog)
      .where(and(eq(sysLog.appId, appId), from === Number.MIN_SAFE_INTEGER ? undefined : gt(sysLog.seq, from)))
      .orderBy(asc(sysLog.seq))
      .limit(BATCH);
    for (const row of rows) {
      if (held) yield { row: held, next: row };
      held = row;
    }
    if (rows.length < BATCH) break;
    from = rows.at(-1)?.seq ?? from;
  }
  if (held) yield { row: held, next: undefined };
}

/**
 * Verifies an app's whole log and names the first entry that was changed, removed, inserted or moved. Reads one
 * snapshot, so that concurrent writes are no fault.
 */
export function verifySysLog(db: Db, appId: string): Promise<ChainReport> {
  return db.transaction(
    async (tx) => {
      const [head] = await tx.select().from(sysLogHead).where(eq(sysLogHead.appId, appId));
      let entries = 0;
      let unchained = 0;
      let before: Row | undefined;
      const unproven: ChainReport['unproven'] = { entries: 0, first: [] };
      const report = (fault: Fault | null): ChainReport => ({ entries, unchained, unproven, fault });
      for await (const { row, next } of entriesOf(tx, appId)) {
        entries += 1;
        const seq = (before?.seq ?? 0) + 1;
        if (row.seq > seq) return report({ kind: 'missing', seq, id: null });
        if (row.seq < seq) return report({ kind: 'inserted', seq: row.seq, id: row.id });
        const isOlder = row.hash === '' && row.prevHash === '' && unchained === entries - 1;
        if (isOlder) unchained += 1;
        else {
          const paths = row.prevHash === (before?.hash || CHAIN_START) ? uncovered(row) : null;
          if (paths === null) return report(faultOf(row, before, next));
          if (paths.length > 0) {
            unproven.entries += 1;
            if (unproven.entries <= NAMED_UNPROVEN) unproven.first.push({ seq: row.seq, id: row.id, paths });
          }
        }
        before = row;
      }
      const end = { seq: before?.seq ?? 0, hash: before?.hash || CHAIN_START };
      if ((head?.seq ?? 0) > end.seq) return report({ kind: 'missing', seq: end.seq + 1, id: null });
      const fits = (head?.seq ?? 0) === end.seq && (head?.hash ?? CHAIN_START) === end.hash;
      return report(fits ? null : { kind: 'head', seq: end.seq, id: before?.id ?? null });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
