import { and, eq, exists, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskAccount, maskMobile, maskName } from '@aosai/api/kit/masking';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import type { CallContext } from '../../kit/context.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { nameMatches } from '../../kit/rows/shownText.ts';
import { memberRowScope, type Way } from '../../kit/scope.ts';
import { MEMBER } from '@aosai/api/accounts/memberStatus';

export type MemberRecord = typeof member.$inferSelect;

const MOBILE = /^1\d{10}$/;

/** Members within the caller's scope by one of these ways, without erased ones. */
export function memberScope(context: CallContext, ways: readonly Way[]): SQL | undefined {
  const row = { appId: member.appId, memberId: member.id, ofMembers: true as const };
  return and(memberRowScope(context, row, ways), isNull(member.deletedAt), ne(member.status, MEMBER.erased));
}

/** Throws NOT_FOUND. */
export async function findMember(context: CallContext, ways: readonly Way[], id: string): Promise<MemberRecord> {
  const [row] = await context.db
    .select()
    .from(member)
    .where(and(memberScope(context, ways), eq(member.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks these members for the rest of the transaction. Throws NOT_FOUND when one is out of scope. */
export async function lockMembers(
  tx: Db,
  context: CallContext,
  ways: readonly Way[],
  ids: readonly string[],
): Promise<MemberRecord[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .select()
    .from(member)
    .where(and(memberScope(context, ways), inArray(member.id, wanted)))
    .orderBy(member.id)
    .for('update');
  if (rows.length !== wanted.length) throw new AppError('NOT_FOUND');
  return rows;
}

/**
 * Matches the visible part of a name, or a whole name, mobile number or account: nobody finds people by parts of hidden
 * text. A school reads full names and so searches by any part.
 */
export function memberMatches({ services, actor }: CallContext, keyword: string | undefined): SQL | undefined {
  const words = keyword?.trim() ?? '';
  if (words === '') return undefined;
  const { keys } = services.platform;
  return or(
    actor.kind === 'member' ? ilike(member.name, containing(words)) : nameMatches(member.name, words),
    eq(member.account, words),
    MOBILE.test(words) ? eq(member.mobileHash, keys.mobileHash(words)) : undefined,
  );
}

export function belongsTo({ db, appId }: CallContext, orgId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(organizationMember)
      .where(
        and(
          eq(organizationMember.appId, appId),
          eq(organizationMember.orgId, orgId),
          eq(organizationMember.memberId, member.id),
          eq(organizationMember.status, 'active'),
        ),
      ),
  );
}

export function mobileOf({ services }: CallContext, row: Pick<MemberRecord, 'mobileEnc'>): string | null {
  return row.mobileEnc === null ? null : services.platform.keys.openField(row.mobileEnc);
}

export function maskedMobileOf(context: CallContext, row: Pick<MemberRecord, 'mobileEnc'>): string | null {
  const mobile = mobileOf(context, row);
  return mobile === null ? null : maskMobile(mobile);
}

/** A member masked for lists. */
export function maskedMember({ id, name, account }: Pick<MemberRecord, 'id' | 'name' | 'account'>) {
  return { id, nameMasked: maskName(name), account: maskAccount(account) };
}
