import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { lacksBirthYm, needsConsent } from '@aosai/api/accounts/age';
import { AGE_UNKNOWN, CHILD_WAITS, type ImportOutcome } from '@aosai/api/schools/memberImport';
import { dateText } from '@aosai/api/kit/beijing';
import { plainName } from '@aosai/api/kit/typedText';
import { linkStatusAt } from '@aosai/api/schools/organizationLinks';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { maskAccount, maskMobile } from '@aosai/api/kit/masking';
import type { ImportRow } from './importRow.ts';
import { refusedUntil } from './joinOrganization.ts';
import type { PeopleCall } from '../../accounts/member/newMember.ts';
import { MEMBER_TYPE, type MemberType } from '@aosai/api/kit/realms';
import { MEMBER, type MemberStatus, ORGANIZATION_ROLE, type OrganizationRole } from '@aosai/api/accounts/memberStatus';

/** The planned action for one row. */
export interface PlannedRow {
  row: ImportRow;
  outcome: ImportOutcome;
  faults: string[];
  notes: string[];
  /** Under 14 by the sheet and not a member here: a new account then waits for consent. */
  isChild: boolean;
  /** A student without a birth month who is not a member here: needs the school's statement. */
  isAgeless: boolean;
  /** The existing account. */
  found: KnownMember | null;
}

/** A membership in the school that is already there. */
export type KnownPlace = Pick<
  typeof organizationMember.$inferSelect,
  'roles' | 'no' | 'className' | 'status' | 'known' | 'askedAt' | 'answeredAt'
>;

const ROWS_PER_TURN = 250;

interface KnownMember {
  id: string;
  account: string;
  name: string;
  type: MemberType;
  status: MemberStatus;
  mobileHash: string | null;
  mobileEnc: string | null;
  /** The organization that made the account. */
  orgId: string | null;
  /** Membership in this organization; null for someone who never had one. */
  place: KnownPlace | null;
}

/** The type of account for each role; a manager may have any. */
export const TYPE_OF: Readonly<Record<OrganizationRole, MemberType | null>> = {
  student: 'student',
  teacher: 'teacher',
  manager: null,
};

/** Whether the person is identified only by the name and masked text. */
const isSeenInPart = ({ mobile, account, no, masked }: ImportRow): boolean =>
  mobile === null && account === null && no === null && masked.length > 0;

async function knownMembers(
  db: Db,
  { appId, keys }: Pick<PeopleCall, 'appId' | 'keys'>,
  orgId: string,
  rows: readonly ImportRow[],
): Promise<KnownMember[]> {
  const hashes = rows.flatMap(({ mobile }) => (mobile === null ? [] : [keys.mobileHash(mobile)]));
  const accounts = rows.flatMap(({ account }) => account ?? []);
  const numbers = rows.flatMap(({ no }) => no ?? []);
  const namesSeen = rows.flatMap((row) => (isSeenInPart(row) ? row.name : []));
  const found = await db
    .select({
      id: member.id,
      account: member.account,
      name: member.name,
      type: member.type,
      status: member.status,
      mobileHash: member.mobileHash,
      mobileEnc: member.mobileEnc,
      orgId: member.orgId,
      place: {
        roles: organizationMember.roles,
        no: organizationMember.no,
        className: organizationMember.className,
        status: organizationMember.status,
        known: organizationMember.known,
        askedAt: organizationMember.askedAt,
        answeredAt: organizationMember.answeredAt,
      },
    })
    .from(member)
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, member.appId),
        eq(organizationMember.memberId, member.id),
        eq(organizationMember.orgId, orgId),
      ),
    )
    .where(
      and(
        eq(member.appId, appId),
        or(
          hashes.length > 0 ? inArray(member.mobileHash, hashes) : undefined,
          accounts.length > 0 ? inArray(member.account, accounts) : undefined,
          numbers.length > 0 ? inArray(organizationMember.no, numbers) : undefined,
          namesSeen.length > 0
            ? and(
                eq(organizationMember.status, 'active'),
                or(inArray(member.name, namesSeen), inArray(sql`replace(${member.name}, ' ', '')`, namesSeen)),
              )
            : undefined,
        ),
      ),
    );
  return found;
}

/** Known people by what a row names; a file of thousands of rows is planned on the server's thread. */
interface KnownIndex {
  byHash: ReadonlyMap<string, KnownMember>;
  byAccount: ReadonlyMap<string, KnownMember>;
  /** Those who belong here, or have an open invitation. */
  byNo: ReadonlyMap<string, KnownMember>;
  byName: ReadonlyMap<string, readonly KnownMember[]>;
}

/** Belongs here, or has an open invitation. */
const isThere = ({ place }: KnownMember, now: Date): boolean =>
  place !== null && ['active', 'pending'].includes(linkStatusAt(place, now));

function indexOf(known: readonly KnownMember[], now: Date): KnownIndex {
  // Of several, the first one counts, as in a search.
  const first = <K>(pairs: (readonly [K, KnownMember])[]) => new Map(pairs.toReversed());
  return {
    byHash: first(known.flatMap((one) => (one.mobileHash === null ? [] : [[one.mobileHash, one] as const]))),
    byAccount: first(known.map((one) => [one.account, one] as const)),
    byNo: first(
      known.flatMap((one) => {
        const no = one.place?.no ?? null;
        return no !== null && isThere(one, now) ? [[no, one] as const] : [];
      }),
    ),
    byName: Map.groupBy(known, ({ name }) => plainName(name)),
  };
}

interface Planning {
  keys: PeopleCall['keys'];
  known: KnownIndex;
  orgId: string;
  hash: string | null;
  now: Date;
}

/** The only member of that name who fits the masked text of a row; undefined if there are several. */
function seenInPart(row: ImportRow, { keys, known }: Planning): KnownMember | undefined {
  const shown = ({ account, mobileEnc }: KnownMember) => [
    maskAccount(account),
    mobileEnc === null ? '' : maskMobile(keys.openField(mobileEnc)),
  ];
  const [only, another] = (known.byName.get(row.name) ?? []).filter(
    (one) => one.place?.status === 'active' && row.masked.every((text) => shown(one).includes(text)),
  );
  return another ? undefined : only;
}

function planRow(row: ImportRow, planning: Planning): PlannedRow {
  const { known, orgId, hash, now } = planning;
  const faults = [...row.faults];
  const notes = [...row.notes];
  const byNo = row.no === null ? undefined : known.byNo.get(row.no);
  const byAccount = hash === null ? known.byAccount.get(row.account ?? '') : known.byHash.get(hash);
  const byMask = isSeenInPart(row) ? seenInPart(row, planning) : undefined;
  const found = byAccount ?? (row.mobile === null && row.account === null ? byNo : undefined) ?? byMask ?? null;
  const title = row.mobile === null ? '账号' : '手机号';
  const belongs = found?.place?.status === 'active';
  const isHere = found !== null && isThere(found, now);
  const waits = isHere && !belongs;
  // Data of other organizations' accounts is not revealed before their owners accept the invitation.
  const isStranger = found !== null && !isHere && found.orgId !== orgId;
  // For an invited person the school knows only the name it typed, whatever the account's name is.
  const name = waits ? (found.place?.known?.name ?? row.name) : found?.name;
  const until = refusedUntil(found?.place, now);

  if (!found && row.masked.length > 0 && row.mobile === null && row.account === null) {
    faults.push(`「${row.masked.join('、')}」只显示了一部分，认不出是谁，请填完整`);
  }
  if (row.moreRoles.some((role) => !(found?.place?.roles ?? []).includes(role))) {
    notes.push(`按${ORGANIZATION_ROLE.label(row.role)}导入，其他身份请在成员里设置`);
  }
  if (byNo && found && byNo.id !== found.id) faults.push(`学号 ${row.no ?? ''} 已属于本校另一位成员`);
  if (byNo && !found) faults.push(`学号 ${row.no ?? ''} 已属于本校一位成员，他的账号不是这个${title}`);
  if (until) {
    faults.push(`对方没有接受之前的邀请，${dateText(until.getTime())} 之后才能再次邀请`);
  } else if (found && !belongs && row.mobile === null && row.account !== null) {
    faults.push('这个账号已经有人使用，请换一个，或改填本人手机号');
  } else if (found?.place?.status === 'applied') {
    // Accepting the application opens the account, with the role that was applied for.
    faults.push('对方已经申请加入本校，请在成员的「申请」里同意');
  } else if (found && !isStranger && plainName(name ?? '') !== row.name) {
    // Do not name the owner: a wrong number must not reveal somebody's name.
    faults.push(
      found === byNo ? `学号 ${row.no ?? ''} 属于本校另一个姓名的成员` : `这个${title}在本校属于另一个姓名，请核对`,
    );
  } else if (found && !isStranger && !waits && found.status !== MEMBER.active && found.status !== MEMBER.pending) {
    faults.push(`这个账号${MEMBER.label(found.status)}，不能加入`);
  } else if (found && !isStranger && !waits && TYPE_OF[row.role] !== null && TYPE_OF[row.role] !== found.type) {
    const asked = ORGANIZATION_ROLE.label(row.role);
    faults.push(`这是${MEMBER_TYPE.label(found.type)}账号，不能以${asked}身份加入`);
  }
  const isNew = found === null || isStranger;
  const isChild = isNew && needsConsent(row.birthYm, now.getTime());
  if (isChild && row.role !== 'student') faults.push('未满 14 周岁只能以学生身份加入');
  const outcome = faults.length > 0 ? 'error' : found === null ? 'create' : isHere ? 'known' : 'link';
  const isGood = outcome !== 'error';
  const isAgeless = isGood && isNew && lacksBirthYm({ type: row.role, birthYm: row.birthYm });
  return { row, outcome, faults, notes, isChild: isChild && isGood, isAgeless, found };
}

interface ImportTerms {
  /** The school states that the guardians have agreed. */
  hasStatement: boolean;
  /** False for a check, which only previews the result. */
  isApplied: boolean;
}

/**
 * Age rules: without the school's statement a child's account waits for consent, and a person of unknown age is
 * refused.
 */
function withConsent(planned: PlannedRow, { hasStatement, isApplied }: ImportTerms): PlannedRow {
  const { isChild, isAgeless, faults, notes } = planned;
  if (hasStatement || !(isChild || isAgeless)) return planned;
  if (isChild) return { ...planned, notes: [...notes, CHILD_WAITS] };
  // Refused even if an account exists: the result must not reveal who has one.
  if (isApplied) return { ...planned, outcome: 'error', faults: [...faults, AGE_UNKNOWN] };
  return { ...planned, notes: [...notes, AGE_UNKNOWN] };
}

/** Plans the import of the rows. Plan again inside the writing transaction, since the data may have changed. */
export async function planImport(
  db: Db,
  call: Pick<PeopleCall, 'appId' | 'keys' | 'now'>,
  orgId: string,
  rows: readonly ImportRow[],
  terms: ImportTerms,
  onProgress?: (done: number) => void,
): Promise<PlannedRow[]> {
  const known = indexOf(await knownMembers(db, call, orgId, rows), call.now);
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    const hash = row.mobile === null ? null : call.keys.mobileHash(row.mobile);
    planned.push(withConsent(planRow(row, { keys: call.keys, known, orgId, hash, now: call.now }), terms));
    // Other calls are answered meanwhile.
    if (planned.length % ROWS_PER_TURN === 0) {
      onProgress?.(planned.length);
      await setImmediate();
    }
  }
  return planned;
}
