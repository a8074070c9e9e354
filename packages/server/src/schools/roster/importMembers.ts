import type { Db } from '../../db/open.ts';
import { AppError } from '@aosai/api/kit/errors';
import type { Keys } from '../../keys/keys.ts';
import type { ImportRow } from './importRow.ts';
import { type KnownPlace, type PlannedRow, planImport } from './importPlan.ts';
import { accountNames } from './accountNames.ts';
import { type InvitedGuardian, inviteGuardians } from './importGuardians.ts';
import { type Joining, joinOrganization } from './joinOrganization.ts';
import { createMember } from '../../accounts/member/newMember.ts';
import { initialPassword, type NewPassword } from '../../accounts/member/newPassword.ts';
import type { KnownPerson } from '../../db/schema/people.ts';
import { lockPassedOrganization } from '../organization/organizations.ts';
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
  /** How many passwords are hashed at once. */
  atOnce?: number;
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

export interface ImportResult {
  applied: boolean;
  planned: PlannedRow[];
  created: Created[];
  stored: StoredRow[];
  /** Classes that the students were put into. */
  classes?: ImportReport['classes'];
}

/** Passwords hashed at once while the caller waits. */
const AT_ONCE = 2;

/** Hashes outside the transaction, because it takes long, and few at a time, so that people can sign in meanwhile. */
async function passwordsFor(
  { keys, now }: ImportCall,
  lines: readonly number[],
  { progress, atOnce = AT_ONCE }: Pick<ImportOrder, 'progress' | 'atOnce'>,
): Promise<Map<number, NewPassword>> {
  const passwords = new Map<number, NewPassword>();
  for (let at = 0; at < lines.length; at += atOnce) {
    const some = lines.slice(at, at + atOnce);
    const made = await Promise.all(some.map(() => initialPassword(keys, now)));
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
      const password = passwords.get(row.line);
      if (!password?.initialPwdEnc) throw new AppError('IMPORT_CHANGED');
      const type = role === 'student' ? ('student' as const) : ('teacher' as const);
      const made = await createMember(tx, call, {
        orgId,
        account: row.account ?? nameOf.get(row.line) ?? null,
        name: row.name,
        type,
        mobile: row.mobile,
        birthYm: row.birthYm,
        tags: [type === 'teacher' ? 'educational' : 'student'],
        password,
      });
      joining.push({ memberId: made.id, roles: [role], no, className });
      stored.push({ line: row.line, memberId: made.id, before: null, guardianId: null });
      if (row.guardian) {
        invited.push({ line: row.line, child: { id: made.id, name: row.name }, guardian: row.guardian });
      }
      if ((isChild || isAgeless) && evidence !== null) {
        await recordStatement(tx, call, made.id, row.guardian?.mobile ?? row.mobile, evidence);
      }
      const shown = call.keys.openField(password.initialPwdEnc);
      created.push({
        id: made.id,
        line: row.line,
        name: row.name,
        no,
        className,
        account: made.account,
        password: shown,
      });
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

function recordStatement(tx: Db, call: ImportCall, memberId: string, mobile: string | null, evidence: string) {
  const { appId, createdBy, keys, now } = call;
  const guardian = mobile === null ? {} : { guardianMobile: mobile };
  return recordConsent(tx, {
    appId,
    memberId,
    createdBy,
    channel: 'org',
    ...guardian,
    evidenceFile: evidence,
    keys,
    now,
  });
}
