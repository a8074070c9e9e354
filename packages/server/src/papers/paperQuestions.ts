import { and, eq, inArray, isNull } from 'drizzle-orm';
import { exam, examPaper } from '../db/schema/exam.ts';
import type { CallContext } from '../kit/context.ts';
import { paperWithQuestions } from './paperWithQuestions.ts';
import { paperScope } from './paperScope.ts';
import type { PaperSections } from '@aosai/api/papers/paper.contract';

/** The papers of an exam for the office, or for the school that holds it: those of their banks. */
export async function papersOfHeldExam(context: CallContext, examId: string): Promise<PaperSections[]> {
  const { db, appId, actor } = context;
  const orgId = actor.kind === 'member' ? actor.orgId : null;
  if (actor.kind === 'member' && orgId === null) return [];
  const [held] = await db
    .select({ examPaperIds: exam.examPaperIds })
    .from(exam)
    .where(
      and(
        eq(exam.appId, appId),
        eq(exam.kind, 'exam'),
        isNull(exam.deletedAt),
        eq(exam.id, examId),
        orgId === null ? undefined : eq(exam.orgId, orgId),
      ),
    );
  if (!held) return [];
  const rows = await db
    .select()
    .from(examPaper)
    .where(and(paperScope(context), inArray(examPaper.id, held.examPaperIds)));
  const found: PaperSections[] = [];
  for (const id of held.examPaperIds) {
    const row = rows.find((one) => one.id === id);
    if (row) found.push(await paperWithQuestions(context, row));
  }
  return found;
}
