import type { Db } from '../../db/open.ts';
import type { CallContext } from '../context.ts';
import { type LogEntry, writeSysLog } from './sysLog.ts';

type Entry = Omit<LogEntry, 'action'>;

/** An entry for each row that it was done to; none where there was nothing to do. */
interface Told {
  told: Entry | readonly Entry[];
}

type Work<Done> = (tx: Db, inside: CallContext) => Promise<Done>;

/** An act that is no change of one kept row: in one transaction what it does, and what the log tells of it. */
export function act<Answer>(
  context: CallContext,
  action: string,
  work: Work<Told & { answer: Answer }>,
): Promise<Answer>;
export function act(context: CallContext, action: string, work: Work<Told>): Promise<void>;
export function act(context: CallContext, action: string, work: Work<Told & { answer?: unknown }>): Promise<unknown> {
  return context.db.transaction(async (tx) => {
    const { answer, told } = await work(tx, { ...context, db: tx });
    for (const entry of [told].flat()) await writeSysLog(tx, context, { action, ...entry });
    return answer;
  });
}
