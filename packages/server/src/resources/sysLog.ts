import { newId } from '../db/newId.ts';
import type { Db } from '../db/open.ts';
import { sysLog } from '../db/schema/platform.ts';
import type { CallContext } from './context.ts';

export interface LogEntry {
  /** `resource:action`. */
  action: string;
  /** Id of the row it was done to. */
  target: string | null;
  diff?: Record<string, unknown>;
}

/**
 * Adds who did what to the append-only log. Give the transaction that changes the row, so that there is no change
 * without its entry.
 */
export async function writeSysLog(db: Db, context: CallContext, entry: LogEntry): Promise<void> {
  const { actor } = context;
  const actorId = actor.kind === 'member' ? actor.memberId : actor.kind === 'user' ? actor.userId : null;
  await db.insert(sysLog).values({
    appId: context.appId,
    id: newId(),
    at: context.services.now(),
    actorKind: actor.kind,
    actorId,
    action: entry.action,
    target: entry.target,
    diff: entry.diff,
    ip: context.ip,
  });
}
