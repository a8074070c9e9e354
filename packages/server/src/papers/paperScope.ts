import { HOMEWORK_TEMPLATE } from '@aosai/api/homework/homeworkRules';
import { and, eq, exists, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { examPaper, examPaperEnroll } from '../db/schema/exam.ts';
import type { CallContext } from '../kit/context.ts';
import { memberRowScope } from '../kit/scope.ts';
import { bankReader, bankRows } from '../questions/question/bankReader.ts';

/** Leaves out papers of homework, which are found only through the homework. */
const ofApp = ({ appId }: CallContext) =>
  and(eq(examPaper.appId, appId), ne(examPaper.template, HOMEWORK_TEMPLATE), isNull(examPaper.deletedAt));

/** Papers that the caller works with, in their banks; none for members who only sit papers. */
export const paperScope = (context: CallContext): SQL | undefined =>
  and(ofApp(context), bankRows(examPaper, bankReader(context), context.group));

/** Papers at which the caller has an attempt. */
export function satScope(context: CallContext): SQL | undefined {
  const own = memberRowScope(context, { appId: examPaperEnroll.appId, memberId: examPaperEnroll.memberId }, ['own']);
  const attempts = context.db
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .where(and(own, eq(examPaperEnroll.examPaperId, examPaper.id)));
  return and(ofApp(context), exists(attempts));
}
