import { eq } from 'drizzle-orm';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { sysLog, sysLogHead } from '../../db/schema/platform.ts';
import { storableText } from '../../engine/storableText.ts';
import type { CallContext } from '../context.ts';
import { CHAIN_START, entryHash, storedDiff } from './sysLogChain.ts';

export interface LogEntry {
  /** `resource:action`. */
  action: string;
  /** Id of the row it was done to. */
  target: string | null;
  /** What changed, as the log may show it: no passwords, people masked. */
  diff?: Record<string, unknown>;
}

type Where = Pick<CallContext, 'appId' | 'actor' | 'services' | 'ip'>;

/**
 * Adds who did what to the append-only log, as the next link of the app's chain. Give the transaction that changes
 * the row, so that there is no change without its entry.
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
    diff: storedDiff(entry.diff ?? null),
    ip: storableText(ip),
  };
  await db.transaction(async (tx) => {
    await tx.insert(sysLogHead).values({ appId, seq: 0, hash: CHAIN_START }).onConflictDoNothing();
    const [head] = await tx.select().from(sysLogHead).where(eq(sysLogHead.appId, appId)).for('update');
    const link = { ...row, seq: (head?.seq ?? 0) + 1, prevHash: head?.hash ?? CHAIN_START };
    const hash = entryHash(link);
    await tx.insert(sysLog).values({ ...link, hash });
    await tx.update(sysLogHead).set({ seq: link.seq, hash }).where(eq(sysLogHead.appId, appId));
  });
}
