import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS } from '@aosai/api/kit/constants';
import type { Db } from '../../db/open.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { loginFailure } from '../../db/schema/platform.ts';
import { takeFromAllowance } from '../../platform/allowance.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';
import { randomInt } from 'node:crypto';

/** Without characters that are easily confused when read aloud or from paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code that a member gives to others who may then link to them: 31^8 possibilities, with limited attempts. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}

const TRIES = 10;

/** The join code of a member, created when first shown. */
export async function joinCodeOf(
  db: Db,
  appId: string,
  { id, joinCode }: { id: string; joinCode: string | null },
): Promise<string | null> {
  if (joinCode !== null) return joinCode;
  await db
    .update(member)
    .set({ joinCode: newJoinCode() })
    .where(and(eq(member.appId, appId), eq(member.id, id), isNull(member.joinCode)));
  const [row] = await db
    .select({ joinCode: member.joinCode })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, id)));
  return row?.joinCode ?? null;
}

/**
 * The students that a code links: the code's owner, or all children of a guardian. Every attempt is counted first and
 * forgotten if the code is right, so that concurrent guesses count too. Throws JOIN_CODE_WRONG, RATE_LIMITED.
 */
export async function studentsOfJoinCode(
  db: Db,
  { appId, code, personId, now }: { appId: string; code: string; personId: string; now: Date },
): Promise<{ ownerId: string; studentIds: string[] }> {
  const subject = `joinCode:${personId}`;
  await takeFromAllowance(db, { appId, subject, most: TRIES, windowMs: HOUR_MS, now });
  const [owner] = await db
    .select({ id: member.id, type: member.type })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.joinCode, code), eq(member.status, MEMBER.active)));
  const studentIds =
    owner === undefined ? [] : owner.type === 'parent' ? await childrenOf(db, appId, owner.id) : [owner.id];
  if (!owner || owner.type === 'teacher' || studentIds.length === 0) throw new AppError('JOIN_CODE_WRONG');
  await db.delete(loginFailure).where(and(eq(loginFailure.appId, appId), eq(loginFailure.subject, subject)));
  return { ownerId: owner.id, studentIds };
}

async function childrenOf(db: Db, appId: string, guardianId: string): Promise<string[]> {
  const rows = await db
    .select({ id: member.id })
    .from(memberGuardian)
    .innerJoin(member, and(eq(member.appId, appId), eq(member.id, memberGuardian.memberId)))
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.guardianId, guardianId),
        eq(memberGuardian.status, 'active'),
        eq(member.status, MEMBER.active),
      ),
    );
  return rows.map(({ id }) => id);
}
