import { and, eq, inArray, or } from 'drizzle-orm';
import { lacksBirthYm, needsConsent } from '@aosai/api/domain/age';
import { AGE_UNKNOWN, type ImportOutcome } from '@aosai/api/domain/memberImport';
import { dateText } from '@aosai/api/domain/beijing';
import { linkStatusAt } from '@aosai/api/domain/organizationLinks';
import {
  MEMBER,
  MEMBER_STATUS,
  MEMBER_TYPE,
  type MemberStatus,
  type MemberType,
  ORGANIZATION_ROLE,
  type OrganizationRole,
} from '@aosai/api/domain/statuses';
import type { Db } from '../../db/open.ts';
import { member, organizationMember } from '../../db/schema/people.ts';
import { maskAccount, maskMobile } from '@aosai/api/domain/masking';
import type { ImportRow } from './importRow.ts';
import { refusedUntil } from './joinOrganization.ts';
import type { PeopleCall } from './newMember.ts';

/** What becomes of one row. */
export interface PlannedRow {
  row: ImportRow;
  outcome: ImportOutcome;
  faults: string[];
  notes: string[];
  /** Under 14 by the sheet, and not of this organization: gets an account that waits, if there is none. */
  isChild: boolean;
  /** A student without a birth month, and not of this organization: without the school's statement none is made. */
  isAgeless: boolean;
  /** The account that is there already. */
  found: KnownMember | null;
}

type KnownPlace = Pick<
  typeof organizationMember.$inferSelect,
  'roles' | 'no' | 'className' | 'status' | 'known' | 'askedAt' | 'answeredAt'
>;

interface KnownMember {
  id: string;
  account: string;
  name: string;
  type: MemberType;
  status: MemberStatus;
  mobileHash: string | null;
  mobileEnc: string | null;
  /** Which organization made the account. */
  orgId: string | null;
  /** In this organization; null for someone who never was. */
  place: KnownPlace | null;
}

/** A manager may be anybody grown up enough to have an account; who teaches or learns has the kind of account for it. */
export const TYPE_OF: Readonly<Record<OrganizationRole, MemberType | null>> = {
  student: 'student',
  teacher: 'teacher',
  manager: null,
};

/** Whether nothing but masked text says who it is, besides the name. */
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
            ? and(eq(organizationMember.status, 'active'), inArray(member.name, namesSeen))
            : undefined,
        ),
      ),
    );
  return found;
}

interface Planning {
  keys: PeopleCall['keys'];
  known: readonly KnownMember[];
  orgId: string;
  hash: string | null;
  now: Date;
}

/** The one member of that name whom the masked texts of a row show; undefined where it might be another. */
function seenInPart(row: ImportRow, { keys, known }: Planning): KnownMember | undefined {
  const shown = ({ account, mobileEnc }: KnownMember) => [
    maskAccount(account),
    mobileEnc === null ? '' : maskMobile(keys.openField(mobileEnc)),
  ];
  const [only, another] = known.filter(
    (one) =>
      one.place?.status === 'active' && one.name === row.name && row.masked.every((text) => shown(one).includes(text)),
  );
  return another ? undefined : only;
}

function planRow(row: ImportRow, planning: Planning): PlannedRow {
  const { known, orgId, hash, now } = planning;
  const faults = [...row.faults];
  const notes = [...row.notes];
  /** Belongs, or was asked and may still answer. */
  const isThere = ({ place }: KnownMember) =>
    place !== null && ['active', 'pending'].includes(linkStatusAt(place, now));
  const byNo = row.no === null ? undefined : known.find((one) => one.place?.no === row.no && isThere(one));
  const byAccount =
    hash === null
      ? known.find(({ account }) => account === row.account)
      : known.find(({ mobileHash }) => mobileHash === hash);
  const byMask = isSeenInPart(row) ? seenInPart(row, planning) : undefined;
  const found = byAccount ?? (row.mobile === null && row.account === null ? byNo : undefined) ?? byMask ?? null;
  const title = row.mobile === null ? '账号' : '手机号';
  const belongs = found?.place?.status === 'active';
  const isHere = found !== null && isThere(found);
  const waits = isHere && !belongs;
  // Of others' accounts nothing is told before their people have answered the invitation.
  const isStranger = found !== null && !isHere && found.orgId !== orgId;
  // Of whom it has asked the school knows what it typed: the account may be called something else by now.
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
    // Taken in there, the account opens and keeps the role that was asked for.
    faults.push('对方已经申请加入本校，请在成员的「申请」里同意');
  } else if (found && !isStranger && name !== row.name) {
    // Whose it is stays unsaid: a wrong number must not tell another's name.
    faults.push(
      found === byNo ? `学号 ${row.no ?? ''} 属于本校另一个姓名的成员` : `这个${title}在本校属于另一个姓名，请核对`,
    );
  } else if (found && !isStranger && !waits && found.status !== MEMBER.active && found.status !== MEMBER.pending) {
    faults.push(`这个账号${MEMBER_STATUS.label(found.status)}，不能加入`);
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
  /** False while the school only looks at what would become of the rows. */
  isApplied: boolean;
}

/** What age asks of a row: a child waits without the school's statement, someone of unknown age is not brought in. */
function withConsent(planned: PlannedRow, { hasStatement, isApplied }: ImportTerms): PlannedRow {
  const { isChild, isAgeless, faults, notes } = planned;
  if (hasStatement || !(isChild || isAgeless)) return planned;
  if (isChild) return { ...planned, notes: [...notes, '未满 14 周岁，监护人同意之前不能登录'] };
  // One that has an account is refused as well: the answer must not tell who has.
  if (isApplied) return { ...planned, outcome: 'error', faults: [...faults, AGE_UNKNOWN] };
  return { ...planned, notes: [...notes, AGE_UNKNOWN] };
}

/** What would become of the rows now. Ask again in the transaction that writes: others may have been quicker. */
export async function planImport(
  db: Db,
  call: Pick<PeopleCall, 'appId' | 'keys' | 'now'>,
  orgId: string,
  rows: readonly ImportRow[],
  terms: ImportTerms,
): Promise<PlannedRow[]> {
  const known = await knownMembers(db, call, orgId, rows);
  return rows.map((row) => {
    const hash = row.mobile === null ? null : call.keys.mobileHash(row.mobile);
    return withConsent(planRow(row, { keys: call.keys, known, orgId, hash, now: call.now }), terms);
  });
}
