import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { Db } from '../../db/open.ts';
import { memberBlacklist } from '../../db/schema/memberRecords.ts';

/** What a member may be kept from; an entry of scope `all` keeps from each. */
export type BlockedAct = 'login' | 'submit' | 'enroll';

const WORDS = { login: '登录', submit: '提交评测', enroll: '报名' } as const satisfies Record<BlockedAct, string>;
const BEIJING_MS = 8 * 60 * 60 * 1000;

/** What an entry on the blacklist that holds now answers to this act; null for everybody else. */
export async function blockOf(
  db: Db,
  { appId, now }: { appId: string; now: Date },
  memberId: string,
  act: BlockedAct,
): Promise<AppError | null> {
  const [entry] = await db
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
    .limit(1);
  if (!entry) return null;
  const end = entry.until && new Date(entry.until.getTime() + BEIJING_MS).toISOString();
  const until = end ? `在 ${end.slice(0, 16).replace('T', ' ')} 之前` : '';
  return new AppError('MEMBER_BLOCKED', { what: WORDS[act], until, reason: entry.reason });
}
