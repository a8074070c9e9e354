import { and, arrayContains, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { question, unlock } from '../../db/schema/bank.ts';
import { chapter } from '../../db/schema/content.ts';
import { examPaper, questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion, memberQuestionTry } from '../../db/schema/practice.ts';
import { jsonParam } from '../../db/rawRows.ts';

/** Selects papers with one of these versions. */
const withVersions = (versionIds: readonly string[]): SQL | undefined =>
  or(
    sql`false`,
    ...versionIds.map(
      (questionVersionId) => sql`${examPaper.sections} @> ${jsonParam([{ items: [{ questionVersionId }] }])}`,
    ),
  );

async function versionIdsOf(tx: Db, appId: string, questionId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: questionVersion.id })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.questionId, questionId)));
  return rows.map(({ id }) => id);
}

/** Counts papers with any version of a question. */
async function papersWith(tx: Db, appId: string, questionId: string): Promise<number> {
  const ids = await versionIdsOf(tx, appId, questionId);
  const [found] = await tx
    .select({ papers: count() })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), isNull(examPaper.deletedAt), withVersions(ids)));
  return found?.papers ?? 0;
}

/** Counts the chapters with a question. */
const chaptersWithQuestion = (db: Db, appId: string, questionId: string): Promise<number> =>
  db.$count(
    chapter,
    and(eq(chapter.appId, appId), isNull(chapter.deletedAt), arrayContains(chapter.questionIds, [questionId])),
  );

/** How often a question is used: in papers and chapters, by members who practised it, and in unlocked solutions. */
export async function usageOf(tx: Db, appId: string, questionId: string): Promise<number> {
  const sold = and(eq(unlock.appId, appId), eq(unlock.targetType, 'question'), eq(unlock.targetId, questionId));
  const chapters = await chaptersWithQuestion(tx, appId, questionId);
  const tried = and(eq(memberQuestion.appId, appId), eq(memberQuestion.questionId, questionId));
  const members = await tx.$count(memberQuestion, tried);
  return (await papersWith(tx, appId, questionId)) + chapters + members + (await tx.$count(unlock, sold));
}

/**
 * Locks the papers with a question until the transaction ends, so that none is frozen while it changes. Lock order:
 * papers before questions.
 */
export async function lockPapersWith(tx: Db, appId: string, questionId: string): Promise<void> {
  const ids = await versionIdsOf(tx, appId, questionId);
  await tx
    .select({ id: examPaper.id })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), withVersions(ids)))
    .orderBy(examPaper.id)
    .for('update');
}

/** Whether somebody has worked on this version; then it never changes again. */
export async function isVersionUsed(db: Db, appId: string, versionId: string): Promise<boolean> {
  const [paper] = await db
    .select({ id: examPaper.id })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), isNotNull(examPaper.frozenAt), withVersions([versionId])))
    .limit(1);
  if (paper) return true;
  const practised = and(eq(memberQuestionTry.appId, appId), eq(memberQuestionTry.versionId, versionId));
  return (await db.$count(memberQuestionTry, practised)) > 0;
}

/** Recounts in how many papers these questions are. Call it in every transaction that writes a paper's sections. */
export async function recountUsage(tx: Db, appId: string, questionIds: readonly string[]): Promise<void> {
  if (questionIds.length === 0) return;
  await tx
    .update(question)
    .set({
      usedCount: sql`(select count(distinct paper.id)::int from ${examPaper} paper, ${questionVersion} used
        where used.app_id = ${appId} and used.question_id = question.id
          and paper.app_id = ${appId} and paper.deleted_at is null
          and paper.sections @> jsonb_build_array(jsonb_build_object('items',
            jsonb_build_array(jsonb_build_object('questionVersionId', used.id)))))`,
    })
    .where(and(eq(question.appId, appId), inArray(question.id, [...questionIds])));
}
