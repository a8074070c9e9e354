import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '@aosai/api/kit/errors';
import { type Bank, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { question } from '../../db/schema/bank.ts';
import { member as memberTable, organization, organizationMember } from '../../db/schema/people.ts';
import type { Place } from '../bank/createQuestion.ts';
import type { BankRole } from '../bank/bankTransitions.ts';
import type { Actor } from '../../kit/actor.ts';
import type { CallContext } from '../../kit/context.ts';

type Member = Extract<Actor, { kind: 'member' }>;

/**
 * The role in which the caller reads a bank: the platform's office, a school's office, a teacher, or a member who
 * practises.
 */
export type BankReader =
  | { as: 'office' }
  | { as: 'school'; orgId: string; member: Member }
  | { as: 'teacher'; member: Member }
  | { as: 'member'; member: Member };

/** Throws SIGN_IN_REQUIRED: no bank is open to visitors. */
export function bankReader({ actor, group }: Pick<CallContext, 'actor' | 'group'>): BankReader {
  if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  if (actor.kind === 'user') return { as: 'office' };
  const { orgId } = actor;
  if (group === 'edms' && orgId !== null && actor.orgRoles.includes('manager'))
    return { as: 'school', orgId, member: actor };
  if (group !== 'oj' && actor.type === 'teacher') return { as: 'teacher', member: actor };
  return { as: 'member', member: actor };
}

export const isStaff = (reader: BankReader): boolean => reader.as !== 'member';

/** Columns shared by rows of banks: questions and papers. */
export interface BankTable {
  orgId: PgColumn;
  ownerId: PgColumn;
  status: PgColumn;
  isShared: PgColumn;
}

export const ofPlatform = ({ orgId, ownerId }: BankTable): SQL | undefined => and(isNull(orgId), isNull(ownerId));
const isReady = ({ status }: BankTable): SQL => eq(status, QUESTION.ready);

/** A teacher's own rows: those made for this school or outside any. Rows made for another school stay there. */
const own = (table: BankTable, { memberId, orgId }: Member): SQL | undefined =>
  and(eq(table.ownerId, memberId), or(isNull(table.orgId), orgId === null ? undefined : eq(table.orgId, orgId)));

/** Rows that belong to the school itself. */
const ofSchool = (table: BankTable, orgId: string | null): SQL | undefined =>
  orgId === null ? sql`false` : and(eq(table.orgId, orgId), isNull(table.ownerId));

/** Rows that staff of a bank sees; none for members who practise. */
export function bankRows(table: BankTable, reader: BankReader, group: CallContext['group']): SQL | undefined {
  const lent = and(ofPlatform(table), eq(table.isShared, true), isReady(table));
  switch (reader.as) {
    case 'office':
      return undefined;
    case 'school':
      return or(eq(table.orgId, reader.orgId), own(table, reader.member), lent);
    case 'teacher': {
      const { member } = reader;
      if (group !== 'edms') return own(table, member);
      return or(own(table, member), and(ofSchool(table, member.orgId), isReady(table)), lent);
    }
    case 'member':
      return sql`false`;
    default:
      return reader satisfies never;
  }
}

/** The rows of one kind of bank. */
export function inBank(table: BankTable, bank: Bank): SQL {
  switch (bank) {
    case 'platform':
      return sql`${table.orgId} is null and ${table.ownerId} is null`;
    case 'org':
      return sql`${table.orgId} is not null and ${table.ownerId} is null`;
    case 'own':
      return sql`${table.ownerId} is not null`;
    default:
      return bank satisfies never;
  }
}

/** Looks up the owner's name of each row: a teacher or a school. */
export async function ownerNames({ db, appId }: Pick<CallContext, 'db' | 'appId'>, rows: readonly Place[]) {
  const ownerIds = rows.flatMap(({ ownerId }) => ownerId ?? []);
  const orgIds = rows.flatMap(({ orgId, ownerId }) => (ownerId === null && orgId !== null ? orgId : []));
  const owners = await db
    .select({ id: memberTable.id, name: memberTable.name })
    .from(memberTable)
    .where(and(eq(memberTable.appId, appId), inArray(memberTable.id, ownerIds)));
  const schools = await db
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(and(eq(organization.appId, appId), inArray(organization.id, orgIds)));
  const names = new Map([...owners, ...schools].map(({ id, name }) => [id, name]));
  return ({ ownerId, orgId }: Place): string | null => names.get(ownerId ?? orgId ?? '') ?? null;
}

/** Whether the owner of a row has left the school that the row belongs to; then the school may change it. */
export async function hasLeft({ db, appId }: Pick<CallContext, 'db' | 'appId'>, orgId: string, memberId: string) {
  const [place] = await db
    .select({ id: organizationMember.id })
    .from(organizationMember)
    .where(
      and(
        eq(organizationMember.appId, appId),
        eq(organizationMember.orgId, orgId),
        eq(organizationMember.memberId, memberId),
        eq(organizationMember.status, 'active'),
      ),
    )
    .limit(1);
  return place === undefined;
}

/** The caller's rights over a row of a bank that they see. */
export async function handOn(context: CallContext, row: Place & { status: QuestionStatus }): Promise<BankRole> {
  const reader = bankReader(context);
  if (reader.as === 'member') return 'reader';
  if (reader.as === 'office') return row.orgId === null && row.ownerId === null ? 'keeper' : 'retire';
  if (row.ownerId === reader.member.memberId) return 'keeper';
  if (reader.as === 'teacher' || row.orgId !== reader.orgId) return 'reader';
  if (row.ownerId === null || (await hasLeft(context, reader.orgId, row.ownerId))) return 'keeper';
  return row.status === QUESTION.offered ? 'school' : 'reader';
}

/** Questions that the caller keeps (`handOn`): the platform's, the school's, or a teacher's own. */
export function keptScope(context: CallContext): SQL | undefined {
  const reader = bankReader(context);
  switch (reader.as) {
    case 'office':
      return ofPlatform(question);
    case 'school': {
      const isLeft = sql`not exists (select 1 from ${organizationMember} place where place.app_id = ${question.appId}
        and place.org_id = ${question.orgId} and place.member_id = ${question.ownerId} and place.status = 'active')`;
      const ofThisSchool = and(eq(question.orgId, reader.orgId), or(isNull(question.ownerId), isLeft));
      return or(ofThisSchool, eq(question.ownerId, reader.member.memberId));
    }
    case 'teacher':
      return eq(question.ownerId, reader.member.memberId);
    case 'member':
      return sql`false`;
    default:
      return reader satisfies never;
  }
}

/** The owner of a new row. Throws FORBIDDEN where the caller may not write to that bank. */
export function placeFor(context: CallContext, bank: Bank | undefined): Place & { isOffered: boolean } {
  const reader = bankReader(context);
  if (reader.as === 'office' && (bank ?? 'platform') === 'platform')
    return { orgId: null, ownerId: null, isOffered: false };
  if (reader.as === 'school' && (bank ?? 'org') === 'org')
    return { orgId: reader.orgId, ownerId: null, isOffered: false };
  const isTeacher = reader.as === 'teacher' || (reader.as === 'school' && reader.member.type === 'teacher');
  if (!isTeacher || bank === 'platform') throw new AppError('FORBIDDEN');
  const { orgId, memberId } = reader.member;
  if (bank === 'org' && orgId === null) throw new AppError('FORBIDDEN');
  return { orgId, ownerId: memberId, isOffered: bank === 'org' };
}

export const bankOf = ({ orgId, ownerId }: Place): Bank =>
  ownerId !== null ? 'own' : orgId !== null ? 'org' : 'platform';

/** Only the platform shares with every school. Throws FORBIDDEN. */
export function refuseSharing(context: CallContext, isShared: boolean | undefined): void {
  if (isShared === true && bankReader(context).as !== 'office') throw new AppError('FORBIDDEN');
}

/** The effect of moving a row to the school's bank: a teacher offers it, and the school's office takes it over. */
export function takenBy(
  context: CallContext,
  row: Place,
  bank: 'org' | undefined,
): { ownerId?: null; status?: QuestionStatus } {
  if (bank === undefined || row.ownerId === null) return {};
  return bankReader(context).as === 'school' ? { ownerId: null } : { status: QUESTION.offered };
}
