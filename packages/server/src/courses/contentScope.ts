import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { QUESTION } from '@aosai/api/questions/bank';
import { memberGuardian } from '../db/schema/people.ts';
import type { CallContext } from '../kit/context.ts';
import { type BankTable, bankReader, bankRows, ofPlatform } from '../questions/question/bankReader.ts';

export interface ContentTable extends BankTable {
  appId: PgColumn;
  deletedAt: PgColumn;
}

/** Whether the caller works with the bank here: outside the offices teachers read like everybody else. */
export const isAtWork = ({ group }: Pick<CallContext, 'group'>): boolean => group === 'bms' || group === 'edms';

/** Ready rows of the platform and of the session's school. */
function openRows(table: ContentTable, { actor }: CallContext): SQL | undefined {
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  const ofSchool = orgId === null ? undefined : and(eq(table.orgId, orgId), isNull(table.ownerId));
  return and(eq(table.status, QUESTION.ready), or(ofPlatform(table), ofSchool));
}

function rowsFor(table: ContentTable, context: CallContext): SQL | undefined {
  const { actor, group } = context;
  if (isAtWork(context)) return bankRows(table, bankReader(context), group);
  const isTeacher = group === '' && actor.kind === 'member' && actor.type === 'teacher';
  const own = isTeacher ? bankRows(table, { as: 'teacher', member: actor }, group) : undefined;
  return or(openRows(table, context), own);
}

/** Courses or chapters that exist for the caller. */
export const contentScope = (table: ContentTable, context: CallContext): SQL | undefined =>
  and(eq(table.appId, context.appId), isNull(table.deletedAt), rowsFor(table, context));

/** Rows that the caller maintains, in any state: their own, and in an office those of its bank. */
function keptHere(table: ContentTable, context: CallContext): SQL | undefined {
  const { actor } = context;
  if (actor.kind === 'user') return isAtWork(context) ? ofPlatform(table) : undefined;
  if (actor.kind !== 'member') return undefined;
  const { orgId, memberId } = actor;
  const isSchool = isAtWork(context) && bankReader(context).as === 'school' && orgId !== null;
  return or(eq(table.ownerId, memberId), isSchool ? and(eq(table.orgId, orgId), isNull(table.ownerId)) : undefined);
}

/** Rows that the caller may use: ready ones and those they maintain. */
export const usableContentScope = (table: ContentTable, context: CallContext): SQL | undefined =>
  and(contentScope(table, context), or(eq(table.status, QUESTION.ready), keptHere(table, context)));

/** Members whose cards and purchases open chapters to the caller: themselves, and a parent's children. */
export async function holdersOf({ db, appId, actor }: CallContext): Promise<string[]> {
  if (actor.kind !== 'member') return [];
  if (actor.type !== 'parent') return [actor.memberId];
  const children = await db
    .select({ id: memberGuardian.memberId })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, appId),
        eq(memberGuardian.guardianId, actor.memberId),
        eq(memberGuardian.status, 'active'),
      ),
    );
  return [actor.memberId, ...children.map(({ id }) => id)];
}
