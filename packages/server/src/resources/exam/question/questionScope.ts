import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { type Bank, QUESTION } from '@aosai/api/domain/questions/bank';
import { question } from '../../../db/schema/bank.ts';
import { organizationMember } from '../../../db/schema/people.ts';
import type { Hand } from '../../../engine/bank/moves.ts';
import type { Place, QuestionRow } from '../../../engine/bank/createQuestion.ts';
import type { Actor } from '../../../sessions/actor.ts';
import type { CallContext } from '../../context.ts';

type Member = Extract<Actor, { kind: 'member' }>;

/** As whom the caller reads questions: the platform's office, a school's, a teacher, or somebody who practises. */
export type BankReader =
  | { as: 'office' }
  | { as: 'school'; orgId: string; member: Member }
  | { as: 'teacher'; member: Member }
  | { as: 'learner'; member: Member };

/** Throws SIGN_IN_REQUIRED: no bank is open to visitors. */
export function bankReader({ actor, group }: Pick<CallContext, 'actor' | 'group'>): BankReader {
  if (actor.kind === 'anonymous') throw new AppError('SIGN_IN_REQUIRED');
  if (actor.kind === 'user') return { as: 'office' };
  const { orgId } = actor;
  if (group === 'edms' && orgId !== null && actor.orgRoles.includes('manager'))
    return { as: 'school', orgId, member: actor };
  if (group !== 'oj' && actor.type === 'teacher') return { as: 'teacher', member: actor };
  return { as: 'learner', member: actor };
}

export const isStaff = (reader: BankReader): boolean => reader.as !== 'learner';

const ofPlatform = and(isNull(question.orgId), isNull(question.ownerId));
const isReady = eq(question.status, QUESTION.ready);
const lent = and(ofPlatform, eq(question.isShared, true), isReady);

/** A teacher's own: of this school, and of the time before any. What was made for another school stays there. */
const own = ({ memberId, orgId }: Member): SQL | undefined =>
  and(
    eq(question.ownerId, memberId),
    or(isNull(question.orgId), orgId === null ? undefined : eq(question.orgId, orgId)),
  );

/** What a school has together. */
const ofSchool = (orgId: string | null): SQL | undefined =>
  orgId === null ? sql`false` : and(eq(question.orgId, orgId), isNull(question.ownerId));

function rowsOf(reader: BankReader, group: CallContext['group']): SQL | undefined {
  switch (reader.as) {
    case 'office':
      return undefined;
    case 'school':
      return or(eq(question.orgId, reader.orgId), own(reader.member), lent);
    case 'teacher':
      return group === 'edms'
        ? or(own(reader.member), and(ofSchool(reader.member.orgId), isReady), lent)
        : own(reader.member);
    case 'learner': {
      const { orgId } = reader.member;
      const near = or(ofPlatform, orgId === null ? undefined : eq(question.orgId, orgId));
      return and(eq(question.isOpen, true), isReady, near);
    }
    default:
      return reader satisfies never;
  }
}

/** Questions that are there for the caller. */
export const questionScope = (context: CallContext): SQL | undefined =>
  and(eq(question.appId, context.appId), isNull(question.deletedAt), rowsOf(bankReader(context), context.group));

/** Those that the caller may put into papers and homework: of a bank, or their own. */
export function usableScope(context: CallContext): SQL | undefined {
  const reader = bankReader(context);
  if (reader.as === 'office') return and(questionScope(context), ofPlatform);
  if (reader.as === 'learner') return questionScope(context);
  return and(questionScope(context), or(isNull(question.ownerId), eq(question.ownerId, reader.member.memberId)));
}

/** Whether the owner of a school's question has left it: then the school keeps it. */
async function hasLeft({ db, appId }: Pick<CallContext, 'db' | 'appId'>, orgId: string, memberId: string) {
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

/** What the caller may do with a question that they see. */
export async function handOn(context: CallContext, row: QuestionRow): Promise<Hand> {
  const reader = bankReader(context);
  if (reader.as === 'learner') return 'reader';
  if (reader.as === 'office') return row.orgId === null && row.ownerId === null ? 'keeper' : 'retire';
  if (row.ownerId === reader.member.memberId) return 'keeper';
  if (reader.as === 'teacher' || row.orgId !== reader.orgId) return 'reader';
  if (row.ownerId === null || (await hasLeft(context, reader.orgId, row.ownerId))) return 'keeper';
  return row.status === QUESTION.offered ? 'school' : 'reader';
}

/** Whose bank a new question goes into. Throws FORBIDDEN where the caller writes none of that kind. */
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
