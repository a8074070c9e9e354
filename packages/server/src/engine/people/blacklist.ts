import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/contract/errors';
import { minuteText } from '@aosai/api/domain/beijing';
import type { Db } from '../../db/open.ts';
import { memberBlacklist } from '../../db/schema/memberRecords.ts';

/** What a member may be kept from; an entry of scope `all` keeps from each. */
export type BlockedAct = 'login' | 'submit' | 'enroll';

const WORDS = { login: '登录', submit: '提交评测', enroll: '报名' } as const satisfies Record<BlockedAct, string>;

/** The entry on the blacklist that keeps a member from this act the longest, if one holds now. */
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
      // Without end (null) comes first.
      .orderBy(desc(memberBlacklist.until))
      .limit(1)
  );
}

/** What such an entry answers. */
export function blockedBy(
  { reason, until: endsAt }: { reason: string; until: Date | null },
  act: BlockedAct,
): AppError {
  const until = endsAt ? `在 ${minuteText(endsAt.getTime())} 之前` : '';
  return new AppError('MEMBER_BLOCKED', { what: WORDS[act], until, reason });
}

/** What an entry on the blacklist that holds now answers to this act; null for everybody else. */
export async function blockOf(
  db: Db,
  call: { appId: string; now: Date },
  memberId: string,
  act: BlockedAct,
): Promise<AppError | null> {
  const [entry] = await longestBlock(db, call, memberId, act);
  return entry ? blockedBy(entry, act) : null;
}
