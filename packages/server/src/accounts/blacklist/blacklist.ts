import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { minuteText } from '@aosai/api/kit/beijing';
import type { Db } from '../../db/open.ts';
import { memberBlacklist } from '../../db/schema/memberRecords.ts';

/** Acts that a blacklist entry can block; scope `all` blocks each. */
export type BlockedAct = 'login' | 'submit' | 'enroll';

const WORDS = { login: '登录', submit: '提交评测', enroll: '报名' } as const satisfies Record<BlockedAct, string>;

/** The entry that blocks this act of the member the longest; none if no entry is in force. */
export function longestBlock(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string | PgColumn,
  act: BlockedAct,
) {
  return (
    db
      .select({ reason: memberBlacklist.reason, until: memberBlacklist.until })
      .from(memberBlacklist)
      .where(
        and(
          eq(memberBlacklist.appId, appId),
          eq(memberBlacklist.memberId, memberId),
          inArray(memberBlacklist.scope, [act, 'all']),
          isNull(memberBlacklist.deletedAt),
          or(isNull(memberBlacklist.until), gt(memberBlacklist.until, now)),
        ),
      )
      // Entries without an end (null) come first.
      .orderBy(desc(memberBlacklist.until))
      .limit(1)
  );
}

/** The error for a blocked act. */
export function blockedBy(
  { reason, until: endsAt }: { reason: string; until: Date | null },
  act: BlockedAct,
): AppError {
  const until = endsAt ? `在 ${minuteText(endsAt.getTime())} 之前` : '';
  return new AppError('MEMBER_BLOCKED', { what: WORDS[act], until, reason });
}

/** The error if the blacklist blocks this act of the member now; null otherwise. */
export async function blockOf(
  db: Db,
  call: { appId: string; now: Date },
  memberId: string,
  act: BlockedAct,
): Promise<AppError | null> {
  const [entry] = await longestBlock(db, call, memberId, act);
  return entry ? blockedBy(entry, act) : null;
}
