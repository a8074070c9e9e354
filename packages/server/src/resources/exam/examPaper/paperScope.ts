import { HOMEWORK_TEMPLATE } from '@aosai/api/domain/homework/homeworkRules';
import { and, eq, exists, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { examPaper, examPaperEnroll } from '../../../db/schema/exam.ts';
import type { CallContext } from '../../context.ts';
import { memberRowScope } from '../../scope.ts';
import { bankReader, bankRows } from '../bankReader.ts';

/** The paper of a homework is part of it and nobody's to find. */
const ofApp = ({ appId }: CallContext) =>
  and(eq(examPaper.appId, appId), ne(examPaper.template, HOMEWORK_TEMPLATE), isNull(examPaper.deletedAt));

/** Papers that the caller works with: of their banks; none for those who sit papers. */
export const paperScope = (context: CallContext): SQL | undefined =>
  and(ofApp(context), bankRows(examPaper, bankReader(context), context.group));

/** Papers that the caller has an own attempt at. */
export function satScope(context: CallContext): SQL | undefined {
  const own = memberRowScope(context, { appId: examPaperEnroll.appId, memberId: examPaperEnroll.memberId }, ['own']);
  const attempts = context.db
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .where(and(own, eq(examPaperEnroll.examPaperId, examPaper.id)));
  return and(ofApp(context), exists(attempts));
}
