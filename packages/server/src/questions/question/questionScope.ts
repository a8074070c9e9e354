import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { question } from '../../db/schema/bank.ts';
import type { CallContext } from '../../kit/context.ts';
import { type BankReader, bankReader, bankRows, ofPlatform } from './bankReader.ts';

/** Members who practise see open questions of the platform and of their school. */
function rowsOf(reader: BankReader, group: CallContext['group']): SQL | undefined {
  if (reader.as !== 'member') return bankRows(question, reader, group);
  const { orgId } = reader.member;
  const near = or(ofPlatform(question), orgId === null ? undefined : eq(question.orgId, orgId));
  return and(eq(question.isOpen, true), eq(question.status, QUESTION.ready), near);
}

/** Questions that exist for the caller. */
export const questionScope = (context: CallContext): SQL | undefined =>
  and(eq(question.appId, context.appId), isNull(question.deletedAt), rowsOf(bankReader(context), context.group));

/** Questions that the caller may put into papers and homework. */
export function usableScope(context: CallContext): SQL | undefined {
  const reader = bankReader(context);
  if (reader.as === 'office') return and(questionScope(context), ofPlatform(question));
  if (reader.as === 'member') return questionScope(context);
  return and(questionScope(context), or(isNull(question.ownerId), eq(question.ownerId, reader.member.memberId)));
}
