import { and, eq, inArray, or } from 'drizzle-orm';
import { lacksBirthYm, needsConsent } from '@aosai/api/accounts/age';
import { AGE_UNKNOWN } from '@aosai/api/schools/memberImport';
import type { Db } from '../../db/open.ts';
import { member } from '../../db/schema/people.ts';
import type { Keys } from '../../keys/keys.ts';
import { lockPassedOrganization } from '../organization/organizations.ts';
import { accountNames } from './accountNames.ts';
import { joinOrganization } from './joinOrganization.ts';
import { createMember, type PeopleCall } from '../../accounts/member/newMember.ts';
import { initialPassword, type NewPassword } from '../../accounts/member/newPassword.ts';
import { recordConsent } from '../../accounts/minors/recordConsent.ts';
import type { MemberType } from '@aosai/api/kit/realms';

export interface BatchPerson {
  account?: string | undefined;
  name: string;
  type: MemberType;
  mobile?: string | undefined;
  email?: string | undefined;
  birthYm?: string | undefined;
  no?: string | null | undefined;
  className?: string | null | undefined;
}

export interface BatchTarget {
  orgId: string | null;
  /** The school's statement about the guardians' consent for members under fourteen. */
  consentStatement?: string | undefined;
}

interface Call extends PeopleCall {
  keys: Keys;
}

const WORDS = { account: '账号', mobile: '手机号', email: '邮箱' } as const;
type Unique = keyof typeof WORDS;
const UNIQUE = ['account', 'mobile', 'email'] as const satisfies readonly Unique[];

/** Values of these persons that must be unique and are taken. */
async function taken(
  db: Db,
  { appId, keys }: Call,
  people: readonly BatchPerson[],
): Promise<Record<Unique, Set<string>>> {
  const accounts = people.flatMap(({ account }) => account ?? []);
  const emails = people.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const byHash = new Map(people.flatMap(({ mobile }) => (mobile ? [[keys.mobileHash(mobile), mobile] as const] : [])));
  const rows = await db
    .select({ account: member.account, email: member.email, mobileHash: member.mobileHash })
    .from(member)
    .where(
      and(
        eq(member.appId, appId),
        or(
          inArray(member.account, accounts),
          inArray(member.email, emails),
          inArray(member.mobileHash, [...byHash.keys()]),
        ),
      ),
    );
  return {
    account: new Set(rows.map(({ account }) => account)),
    email: new Set(rows.flatMap(({ email }) => email ?? [])),
    mobile: new Set(rows.flatMap(({ mobileHash }) => byHash.get(mobileHash ?? '') ?? [])),
  };
}

const valueOf = (person: BatchPerson, field: Unique): string | undefined =>
  field === 'email' ? person.email?.toLowerCase() : person[field];

/** For each person, why they cannot be created, in Chinese; null if they can. */
export async function batchProblems(
  db: Db,
  call: Call,
  people: readonly BatchPerson[],
  { consentStatement }: Pick<BatchTarget, 'consentStatement'>,
): Promise<(string | null)[]> {
  const known = await taken(db, call, people);
  const seen: Record<Unique, Map<string, number>> = { account: new Map(), mobile: new Map(), email: new Map() };
  return people.map((person, i) => {
    const problems = UNIQUE.flatMap((field) => {
      const value = valueOf(person, field);
      if (value === undefined) return [];
      const earlier = seen[field].get(value);
      if (earlier === undefined) seen[field].set(value, i + 1);
      if (known[field].has(value)) return [`${WORDS[field]}已经有人使用`];
      return earlier === undefined ? [] : [`${WORDS[field]}与第 ${earlier} 行重复`];
    });
    if (consentStatement === undefined && lacksBirthYm(person)) problems.push(AGE_UNKNOWN);
    return problems.length === 0 ? null : problems.join('；');
  });
}

/** Two at a time, as many as are hashed in parallel, so that a sign-in waits for one password only. */
export async function initialPasswords(keys: Keys, now: Date, wanted: number): Promise<NewPassword[]> {
  const made: NewPassword[] = [];
  while (made.length < wanted) {
    const pair = Array.from({ length: Math.min(2, wanted - made.length) }, () => initialPassword(keys, now));
    made.push(...(await Promise.all(pair)));
  }
  return made;
}

/** Account names by the school's rule for those of its people who have none; other people get random ones. */
async function schoolNames(tx: Db, appId: string, orgId: string | null, people: readonly BatchPerson[]) {
  if (orgId === null || people.every(({ account }) => account !== undefined)) return [];
  await lockPassedOrganization(tx, appId, orgId);
  const nameless = people.flatMap(({ account, no }, at) => (account === undefined ? [{ at, no: no ?? null }] : []));
  const names = await accountNames(
    tx,
    { appId, orgId },
    nameless.map(({ no }) => no),
  );
  const made: (string | undefined)[] = [];
  nameless.forEach(({ at }, i) => {
    made[at] = names[i];
  });
  return made;
}

/**
 * Creates all members, or none if one fails; pass a transaction and one password each. Members under fourteen are
 * created without the school's statement too, but cannot sign in before a guardian agrees. Throws AGREEMENT_MISSING,
 * ACCOUNT_TAKEN, MOBILE_TAKEN, EMAIL_TAKEN, ORG_FULL, NOT_FOUND.
 */
export async function createBatch(
  tx: Db,
  call: Call,
  people: readonly BatchPerson[],
  passwords: readonly NewPassword[],
  { orgId, consentStatement }: BatchTarget,
): Promise<{ id: string; account: string }[]> {
  const { appId, now, keys, createdBy } = call;
  const made: { id: string; account: string }[] = [];
  const names = await schoolNames(tx, appId, orgId, people);
  for (const [i, { no: _no, className: _className, account = null, ...person }] of people.entries()) {
    const password = passwords[i];
    if (!password) throw new TypeError('a password is missing');
    const created = await createMember(tx, call, { ...person, orgId, account: account ?? names[i] ?? null, password });
    made.push(created);
    const mayBeChild = lacksBirthYm(person) || needsConsent(person.birthYm ?? null, now.getTime());
    if (consentStatement !== undefined && mayBeChild) {
      const given = { appId, memberId: created.id, createdBy, channel: 'org' as const, keys, now };
      await recordConsent(tx, { ...given, evidenceFile: consentStatement });
    }
  }
  if (orgId !== null) {
    const joining = people.flatMap(({ type, no, className }, i) => {
      const memberId = made[i]?.id;
      // Parents have no role in an organization; callers refuse them before.
      if (memberId === undefined || type === 'parent') return [];
      const place = { ...(no && { no }), ...(className && { className }) };
      return [{ memberId, roles: [type], ...place }];
    });
    await joinOrganization(tx, { appId, now, createdBy }, orgId, joining);
  }
  return made;
}
