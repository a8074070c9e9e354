import type { Db } from '../../db/open.ts';
import { AppError } from '@aosai/api/kit/errors';
import type { Keys } from '../../keys/keys.ts';
import type { ImportRow } from './importRow.ts';
import { type KnownPlace, type PlannedRow, planImport } from './importPlan.ts';
import { accountNames } from './accountNames.ts';
import { type InvitedGuardian, inviteGuardians } from './importGuardians.ts';
import { type Joining, joinOrganization } from './joinOrganization.ts';
import { createMembers, type NewMember } from '../../accounts/member/newMember.ts';
import { initialPassword, type NewPassword } from '../../accounts/member/newPassword.ts';
import type { KnownPerson } from '../../db/schema/people.ts';
import { lockPassedOrganization } from '../organization/organizations.ts';
import { type AgreementVersion, currentAgreement } from '../../accounts/minors/agreements.ts';
import { recordConsent } from '../../accounts/minors/recordConsent.ts';
import type { OrganizationRole } from '@aosai/api/accounts/memberStatus';
import type { ImportReport } from '@aosai/api/schools/organizationMember.contract';

export interface ImportCall {
  db: Db;
  appId: string;
  now: Date;
  keys: Keys;
  createdBy: string | null;
}

export interface ImportOrder {
  orgId: string;
  rows: readonly ImportRow[];
  /** The school's record of the guardians' consent that it states; null without a statement. */
  evidence: string | null;
  /** Skips faulty rows; otherwise one of them stops the import. */
  skipFaulty: boolean;
  /** Further work on what was imported, in the import's transaction: the classes of the roster. */
  after?: (tx: Db, result: ImportResult) => Promise<ImportResult>;
  /** Hands out passwords that are ready, or get ready one at a time; by default two at a time are hashed. */
  takePasswords?: (count: number) => Promise<NewPassword[]>;
  /** Called as the passwords of new members get ready. */
  progress?: (done: number, total: number) => void;
}

export interface Created {
  id: string;
  line: number;
  name: string;
  no: string | null;
  className: string | null;
  account: string;
  password: string;
}

/** What became of a row that was stored. */
export interface StoredRow {
  line: number;
  memberId: string;
  /** The membership before; null if there was none. */
  before: KnownPlace | null;
  /** The parent who was invited. */
  guardianId: string | null;
}

/** A place in a class that an import has given. */
export interface GivenPlace {
  memberId: string;
  gradeId: string;
}

export interface ImportResult {
  applied: boolean;
  planned: PlannedRow[];
  created: Created[];
  stored: StoredRow[];
  /** Classes that the students were put into. */
  classes?: ImportReport['classes'];
  /** Places in classes that are new. */
  given?: GivenPlace[];
}

/** Passwords hashed at once while the caller waits. */
const AT_ONCE = 2;

/** Hashes outside the transaction, because it takes long, and few at a time, so that people can sign in meanwhile. */
async function passwordsFor(
  { keys, now }: ImportCall,
  lines: readonly number[],
  { progress, takePasswords }: Pick<ImportOrder, 'progress' | 'takePasswords'>,
): Promise<Map<number, NewPassword>> {
  const take =
    takePasswords ?? ((count: number) => Promise.all(Array.from({ length: count }, () => initialPassword(keys, now))));
  const passwords = new Map<number, NewPassword>();
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE);
    const made = await take(some.length);
    some.forEach((line, i) => {
      const password = made[i];
      if (password) passwords.set(line, password);
    });
    progress?.(passwords.size, lines.length);
  }
  return passwords;
}

const union = (kept: readonly OrganizationRole[], more: OrganizationRole): OrganizationRole[] => [
  ...new Set([...kept, more]),
];

const typedPerson = ({ keys }: ImportCall, { name, mobile }: ImportRow): KnownPerson => ({
  name,
  mobileEnc: mobile === null ? null : keys.sealField(mobile),
  mobileHash: mobile === null ? null : keys.mobileHash(mobile),
});

function personOf(orgId: string, row: ImportRow, name: string | null, password: NewPassword): NewMember {
  const type = row.role === 'student' ? 'student' : 'teacher';
  return {
    orgId,
    account: row.account ?? name,
    name: row.name,
    type,
    mobile: row.mobile,
    birthYm: row.birthYm,
    tags: [type === 'teacher' ? 'educational' : 'student'],
    password,
  };
}

/**
 * Imports people into an organization: creates accounts with initial passwords, invites owners of known mobiles, and
 * updates members. One transaction that locks the organization first, so that the same file sent twice at once creates
 * nobody twice. `audit` writes the log entry in it. Throws NOT_FOUND, ORG_FULL, AGREEMENT_MISSING, IMPORT_CHANGED.
 */
export async function importMembers(
  call: ImportCall,
  order: ImportOrder,
  audit: (tx: Db, result: ImportResult) => Promise<void>,
): Promise<ImportResult> {
  const { orgId, rows, evidence, skipFaulty } = order;
  const terms = { hasStatement: evidence !== null, isApplied: true };
  const first = await planImport(call.db, call, orgId, rows, terms);
  const isStopped = (planned: readonly PlannedRow[]) => {
    const faulty = planned.filter(({ outcome }) => outcome === 'error').length;
    return faulty === planned.length || (faulty > 0 && !skipFaulty);
  };
  if (isStopped(first)) return { applied: false, planned: first, created: [], stored: [] };
  const newLines = first.filter(({ outcome }) => outcome === 'create').map(({ row }) => row.line);
  const passwords = await passwordsFor(call, newLines, order);

  return call.db.transaction(async (tx) => {
    await lockPassedOrganization(tx, call.appId, orgId);
    const planned = await planImport(tx, call, orgId, rows, terms);
    if (isStopped(planned)) return { applied: false, planned, created: [], stored: [] };
    const good = planned.filter(({ outcome }) => outcome !== 'error');
    const created: Created[] = [];
    const joining: Joining[] = [];
    const stored: StoredRow[] = [];
    const invited: InvitedGuardian[] = [];
    const nameless = good.filter(({ row, found }) => !found && row.account === null).map(({ row }) => row);
    const names = await accountNames(
      tx,
      { appId: call.appId, orgId },
      nameless.map(({ no }) => no),
    );
    const nameOf = new Map(nameless.map(({ line }, at) => [line, names[at] ?? null]));
    const newcomers = good.flatMap(({ row, found }) => {
      if (found) return [];
      const password = passwords.get(row.line);
      if (!password?.initialPwdEnc) throw new AppError('IMPORT_CHANGED');
      return [{ row, password, shown: call.keys.openField(password.initialPwdEnc) }];
    });
    const people = await createMembers(
      tx,
      call,
      newcomers.map(({ row, password }) => personOf(orgId, row, nameOf.get(row.line) ?? null, password)),
    );
    const madeOf = new Map(
      newcomers.flatMap(({ row, shown }, at) => {
        const one = people[at];
        return one ? [[row.line, { ...one, password: shown }] as const] : [];
      }),
    );
    const needsText =
      evidence !== null && good.some(({ found, isChild, isAgeless }) => !found && (isChild || isAgeless));
    const text = needsText ? await currentAgreement(tx, call.appId, 'agreement.children') : undefined;
    for (const { row, found, isChild, isAgeless } of good) {
      const { no, className, role } = row;
      if (found) {
        joining.push({
          memberId: found.id,
          roles: union(found.place?.status === 'active' ? found.place.roles : [], role),
          no: no ?? found.place?.no ?? null,
          className: className ?? found.place?.className ?? null,
          known: typedPerson(call, row),
        });
        stored.push({ line: row.line, memberId: found.id, before: found.place, guardianId: null });
        // A parent is invited to accounts that the school made; to others their owners link them.
        if (row.guardian && found.orgId === orgId) {
          invited.push({ line: row.line, child: { id: found.id, name: found.name }, guardian: row.guardian });
        }
        continue;
      }
      const made = madeOf.get(row.line);
      if (!made) throw new AppError('IMPORT_CHANGED');
      joining.push({ memberId: made.id, roles: [role], no, className });
      stored.push({ line: row.line, memberId: made.id, before: null, guardianId: null });
      if (row.guardian) {
        invited.push({ line: row.line, child: { id: made.id, name: row.name }, guardian: row.guardian });
      }
      if ((isChild || isAgeless) && evidence !== null && text) {
        const mobile = row.guardian?.mobile ?? row.mobile;
        await recordStatement(tx, call, { memberId: made.id, mobile, evidenceFile: evidence, text });
      }
      created.push({ ...made, line: row.line, name: row.name, no, className });
    }
    await joinOrganization(tx, call, orgId, joining);
    const guardians = await inviteGuardians(tx, call, orgId, invited);
    for (const { row, notes } of good) {
      if (guardians.get(row.line)) notes.push('已邀请家长');
      else if (guardians.has(row.line)) notes.push('没有邀请家长：家长手机是一个学生账号的');
    }
    for (const one of stored) one.guardianId = guardians.get(one.line) ?? null;
    const imported = { applied: true, planned, created, stored };
    const result = order.after ? await order.after(tx, imported) : imported;
    await audit(tx, result);
    return result;
  });
}

interface Statement {
  memberId: string;
  mobile: string | null;
  evidenceFile: string;
  text: AgreementVersion;
}

function recordStatement(tx: Db, { appId, createdBy, keys, now }: ImportCall, { mobile, ...statement }: Statement) {
  const guardian = mobile === null ? {} : { guardianMobile: mobile };
  return recordConsent(tx, { appId, createdBy, channel: 'org', ...guardian, ...statement, keys, now });
}
