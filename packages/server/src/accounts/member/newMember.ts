import { and, eq, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { newId } from '../../base/newId.ts';
import { insertChunks } from '../../db/chunks.ts';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import type { Keys } from '../../keys/keys.ts';
import { asStudentsHave } from './studentPassword.ts';
import { type NewPassword, randomSigns } from './newPassword.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import { MEMBER, type MemberStatus } from '@aosai/api/accounts/memberStatus';

const MADE_LENGTH = 9;

export interface NewMember {
  /** The organization that makes the account; only it can see the first password. */
  orgId?: string | null;
  /** Generated if null. Never a mobile number: those are stored encrypted and found by their hash. */
  account: string | null;
  name: string;
  nickname?: string | null;
  type: MemberType;
  mobile?: string | null;
  email?: string | null;
  /** `YYYY-MM`. The caller decides whether a guardian's consent is needed. */
  birthYm?: string | null;
  tags?: string[];
  status?: MemberStatus;
  password: NewPassword;
}

export interface PeopleCall {
  appId: string;
  now: Date;
  keys: Pick<Keys, 'mobileHash' | 'sealField' | 'openField'>;
  /** Id of the person who creates it; null at a registration. */
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

/** Which unique value is taken; the first in the order in which people are told. */
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
 * Inserts members in one statement; returns them in the same order. Call it in the transaction that also joins the
 * organization (`joinOrganization`), records consents and writes the log. Throws MOBILE_TAKEN, EMAIL_TAKEN or
 * ACCOUNT_TAKEN, also when two calls race.
 */
export async function createMembers(
  tx: Db,
  call: PeopleCall,
  people: readonly NewMember[],
): Promise<{ id: string; account: string }[]> {
  const passwords = await asStudentsHave(tx, call.appId, people);
  const rows = people.map((person, at) => rowOf(call, { ...person, password: passwords[at] ?? person.password }));
  const made = new Set<string>();
  for (const part of insertChunks(rows)) {
    const inserted = await tx.insert(member).values(part).onConflictDoNothing().returning({ id: member.id });
    for (const { id } of inserted) made.add(id);
  }
  const refused = rows.find(({ id }) => !made.has(id));
  if (refused) throw await takenBy(tx, refused);
  return rows.map(({ id, account }) => ({ id, account }));
}

/** Inserts one member, under the rules of `createMembers`. */
export async function createMember(
  tx: Db,
  call: PeopleCall,
  person: NewMember,
): Promise<{ id: string; account: string }> {
  const [made] = await createMembers(tx, call, [person]);
  if (!made) throw new TypeError('one person makes one member');
  return made;
}
