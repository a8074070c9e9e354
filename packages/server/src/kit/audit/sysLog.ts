import { eq, is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import type { LogDiff } from './logDiff.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext } from '../context.ts';
import { CHAIN_START, entryHash, storedDiff } from './sysLogChain.ts';

export interface LogEntry {
  /** `resource:action`. */
  action: string;
  /** Id of the changed row. */
  target: string | null;
  /** Before and after, as the log may show them: no passwords, people masked. */
  diff?: LogDiff;
}

type Where = Pick<CallContext, 'appId' | 'services' | 'ip'> & { actor: CallContext['actor'] | { kind: 'system' } };

/** The end of the app's chain, locked until the transaction ends, so that entries are added one after the other. */
async function lockHead(tx: Db, appId: string) {
  const [head] = await tx.select().from(sysLogHead).where(eq(sysLogHead.appId, appId)).for('update');
  return head;
}

async function beginChain(tx: Db, appId: string) {
  const start = { appId, seq: 0, hash: CHAIN_START };
  await tx.insert(sysLogHead).values(start).onConflictDoNothing();
  // Another server may have begun the chain meanwhile, and added entries.
  return (await lockHead(tx, appId)) ?? start;
}

/**
 * Appends an entry to the log as the next link of the app's chain. Pass the transaction that changes the row, so that
 * no change is stored without its entry.
 */
export async function writeSysLog(db: Db, { appId, actor, services, ip }: Where, entry: LogEntry): Promise<void> {
  const actorId = actor.kind === 'member' ? actor.memberId : actor.kind === 'user' ? actor.userId : null;
  const row = {
    appId,
    id: newId(),
    at: services.now(),
    actorKind: actor.kind,
    actorId,
    action: storableText(entry.action),
    target: entry.target === null ? null : storableText(entry.target),
    diff: storedDiff(entry.diff ? { ...entry.diff } : null),
    ip: storableText(ip),
  };
  const add = async (tx: Db) => {
    const head = (await lockHead(tx, appId)) ?? (await beginChain(tx, appId));
    const link = { ...row, seq: head.seq + 1, prevHash: head.hash };
    const hash = entryHash(link);
    const entered = tx.$with('entered').as(
      tx
        .insert(sysLog)
        .values({ ...link, hash })
        .returning({ id: sysLog.id }),
    );
    await tx.with(entered).update(sysLogHead).set({ seq: link.seq, hash }).where(eq(sysLogHead.appId, appId));
  };
  // Inside the caller's transaction a savepoint would cost two more round trips at every sign-in.
  await (is(db, PgTransaction) ? add(db) : db.transaction(add));
}
