import { and, eq, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { MEMBER, type MemberStatus, type MemberType } from '@aosai/api/domain/statuses';
import { newId } from '../../db/newId.ts';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import type { Keys } from '../../keys/keys.ts';
import { asStudentsHave } from './studentPassword.ts';
import { type NewPassword, randomSigns } from './newPassword.ts';

const MADE_LENGTH = 9;

export interface NewMember {
  /** Who makes the account for the person: that organization alone hands out its first password. */
  orgId?: string | null;
  /** Null: one is made. Never a mobile number: those are sealed at rest, and found by their hash. */
  account: string | null;
  name: string;
  nickname?: string | null;
  type: MemberType;
  mobile?: string | null;
  email?: string | null;
  /** `YYYY-MM`. Whether a guardian's consent is needed is for the caller to settle before. */
  birthYm?: string | null;
  tags?: string[];
  status?: MemberStatus;
  password: NewPassword;
}

export interface PeopleCall {
  appId: string;
  now: Date;
  keys: Pick<Keys, 'mobileHash' | 'sealField' | 'openField'>;
  /** Id of the person who does it; null for oneself. */
  createdBy: string | null;
}

type Row = typeof member.$inferInsert;

function rowOf(call: PeopleCall, { mobile = null, email = null, password, ...person }: NewMember): Row {
  const id = newId();
  const mail = email?.toLowerCase() ?? null;
  return {
    appId: call.appId,
    id,
    createdBy: call.createdBy ?? id,
    createdAt: call.now,
    updatedAt: call.now,
    ...person,
    ...password,
    account: person.account ?? `m${randomSigns(MADE_LENGTH)}`,
    mobileEnc: mobile === null ? null : call.keys.sealField(mobile),
    mobileHash: mobile === null ? null : call.keys.mobileHash(mobile),
    email: mail,
    status: person.status ?? MEMBER.active,
  };
}

/** What of a new member another one has already; the order is that in which people are told. */
async function takenBy(tx: Db, row: Row): Promise<AppError> {
  const [found] = await tx
    .select({ account: member.account, mobileHash: member.mobileHash, email: member.email })
    .from(member)
    .where(
      and(
        eq(member.appId, row.appId),
        or(
          eq(member.account, row.account),
          row.mobileHash ? eq(member.mobileHash, row.mobileHash) : undefined,
          row.email ? eq(member.email, row.email) : undefined,
        ),
      ),
    )
    .limit(1);
  if (row.mobileHash && found?.mobileHash === row.mobileHash) return new AppError('MOBILE_TAKEN');
  if (row.email && found?.email === row.email) return new AppError('EMAIL_TAKEN');
  return new AppError('ACCOUNT_TAKEN');
}

/**
 * A member's row. Call it in the transaction that also says where the member belongs (`joinOrganization`), consents
 * and logs it. Throws MOBILE_TAKEN, EMAIL_TAKEN, ACCOUNT_TAKEN, anyone else who tries at the same time.
 */
export async function createMember(
  tx: Db,
  call: PeopleCall,
  person: NewMember,
): Promise<{ id: string; account: string }> {
  const password = await asStudentsHave(tx, call.appId, person);
  const row = rowOf(call, { ...person, password });
  const [made] = await tx
    .insert(member)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: member.id, account: member.account });
  if (!made) throw await takenBy(tx, row);
  return made;
}
