import type { Db } from '../../db/open.ts';
import type { CallContext } from '../context.ts';
import { type LogEntry, writeSysLog } from '../audit/sysLog.ts';

type Entry = Omit<LogEntry, 'action'>;

/** One log entry for each changed row; none where there was nothing to do. */
interface Told {
  told: Entry | readonly Entry[];
}

type Work<Done> = (tx: Db, inside: CallContext) => Promise<Done>;

/** Runs an action that is more than a change of one kept row: its changes and its log entries in one transaction. */
export function audited<Answer>(
  context: CallContext,
  action: string,
  work: Work<Told & { answer: Answer }>,
): Promise<Answer>;
export function audited(context: CallContext, action: string, work: Work<Told>): Promise<void>;
export function audited(
  context: CallContext,
  action: string,
  work: Work<Told & { answer?: unknown }>,
): Promise<unknown> {
  return context.db.transaction(async (tx) => {
    const { answer, told } = await work(tx, { ...context, db: tx });
    for (const entry of [told].flat()) await writeSysLog(tx, context, { action, ...entry });
    return answer;
  });
}
