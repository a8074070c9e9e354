import { and, desc, eq, gte, inArray, like } from 'drizzle-orm';
import { maskName } from '@aosai/api/kit/masking';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { member, user } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { actorId } from '../actorId.ts';
import type { CallContext } from '../context.ts';

/** What a page shows of changes that it has missed. */
const MOST = 5;

interface Edit {
  by: string | null;
  isMine: boolean;
  at: string;
  action: string;
  fields: string[];
}

/** Names of these people as the caller may read them: the platform's users are only the platform to a school. */
async function namesFor({ db, appId, actor }: CallContext, ids: readonly string[]) {
  const isOffice = actor.kind === 'user';
  const members = await db
    .select({ id: member.id, name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), inArray(member.id, [...ids])));
  const users = await db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(and(eq(user.appId, appId), inArray(user.id, [...ids])));
  return new Map([
    ...members.map(({ id, name }) => [id, isOffice ? maskName(name) : name] as const),
    ...users.map(({ id, name }) => [id, isOffice ? name : '平台'] as const),
  ]);
}

const fieldsOf = (diff: Record<string, unknown> | null): string[] => {
  const after = diff?.['after'];
  return typeof after === 'object' && after !== null ? Object.keys(after) : [];
};

/**
 * The last changes of a row from the log, the newest first, as many as its version has moved on. Reads only the hour
 * before the newest change, since the log has no index by row.
 *
 * @param log the resource's name in the log
 */
export async function rowEdits(
  context: CallContext,
  log: string,
  { id, updatedAt, missed }: { id: string; updatedAt: Date; missed: number },
): Promise<Edit[]> {
  const { db, appId, actor } = context;
  if (missed <= 0) return [];
  const entries = await db
    .select({ actorId: sysLog.actorId, at: sysLog.at, action: sysLog.action, diff: sysLog.diff })
    .from(sysLog)
    .where(
      and(
        eq(sysLog.appId, appId),
        gte(sysLog.at, new Date(updatedAt.getTime() - HOUR_MS)),
        eq(sysLog.target, id),
        like(sysLog.action, `${log}:%`),
      ),
    )
    .orderBy(desc(sysLog.seq))
    .limit(Math.min(missed, MOST));
  const names = await namesFor(
    context,
    entries.flatMap((entry) => entry.actorId ?? []),
  );
  return entries.map((entry) => ({
    by: names.get(entry.actorId ?? '') ?? null,
    isMine: entry.actorId !== null && entry.actorId === actorId(actor),
    at: entry.at.toISOString(),
    action: entry.action.slice(log.length + 1),
    fields: fieldsOf(entry.diff),
  }));
}
