import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

interface Pair {
  appId: string;
  guardianId: string;
  memberId: string;
  relation: string;
  createdBy: string;
  now: Date;
}

/** Links guardian and child at once, also after an earlier link has ended: both have proven who they are. */
export async function linkGuardian(tx: Db, { now, ...pair }: Pair): Promise<void> {
  const active = { relation: pair.relation, status: 'active', confirmedAt: now, endedAt: null, updatedAt: now };
  await tx
    .insert(memberGuardian)
    .values({ id: newId(), ...pair, ...active, createdAt: now })
    .onConflictDoUpdate({
      target: [memberGuardian.appId, memberGuardian.guardianId, memberGuardian.memberId],
      set: { ...active, version: sql`${memberGuardian.version} + 1` },
    });
}

/** The adult account behind a verified mobile number, if there is one. */
export async function guardianByMobile(db: Db, appId: string, mobileHash: string): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        eq(member.mobileHash, mobileHash),
        eq(member.status, MEMBER.active),
        ne(member.type, 'student'),
        isNull(member.deletedAt),
      ),
    );
  return found;
}

/** Children whose consent was given from this mobile number. */
export async function childrenByGuardianMobile(db: Db, appId: string, mobileHash: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: consent.memberId })
    .from(consent)
    .innerJoin(member, and(eq(member.appId, consent.appId), eq(member.id, consent.memberId)))
    .where(
      and(
        eq(consent.appId, appId),
        eq(consent.guardianMobileHash, mobileHash),
        isNotNull(consent.guardianMobileHash),
        ne(member.status, MEMBER.erased),
      ),
    )
    .orderBy(desc(consent.memberId));
  return rows.map(({ memberId }) => memberId);
}
