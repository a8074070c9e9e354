import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { heldQuestions } from '../questions/bank/heldQuestions.ts';
import { questionIdsOf } from '../papers/paperItems.ts';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { examPaper } from '../db/schema/exam.ts';

/** Version of a row that nobody has edited. Edited rows are left alone, so that unsharing survives a restart. */
const FIRST_VERSION = 1;

/**
 * Shares the questions and papers shipped with the program with every school, so that a new school has a bank to draw
 * from. Questions that a formal exam uses now are not shared, nor are papers that contain one; a later start shares
 * them when they are free.
 */
export async function shareShipped(db: Db, { appId, now }: { appId: string; now: Date }): Promise<void> {
  const questions = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.appId, appId),
        isNotNull(question.key),
        isNull(question.orgId),
        isNull(question.ownerId),
        isNull(question.deletedAt),
        eq(question.status, QUESTION.ready),
        eq(question.isShared, false),
        eq(question.version, FIRST_VERSION),
      ),
    );
  const papers = await db
    .select({ id: examPaper.id, sections: examPaper.sections })
    .from(examPaper)
    .where(
      and(
        eq(examPaper.appId, appId),
        isNotNull(examPaper.key),
        isNull(examPaper.orgId),
        isNull(examPaper.ownerId),
        isNull(examPaper.deletedAt),
        eq(examPaper.status, QUESTION.ready),
        eq(examPaper.isShared, false),
        eq(examPaper.version, FIRST_VERSION),
      ),
    );
  const asked = new Map<string, string[]>();
  for (const { id, sections } of papers) asked.set(id, await questionIdsOf(db, appId, sections));
  const ids = [...new Set([...questions.map(({ id }) => id), ...[...asked.values()].flat()])];
  const held = await heldQuestions(db, { appId, now }, ids);
  const free = questions.flatMap(({ id }) => (held.has(id) ? [] : [id]));
  const lent = papers.flatMap(({ id }) => (asked.get(id)?.some((one) => held.has(one)) ? [] : [id]));
  // Keeps `updatedAt`, so that lists sorted by the last edit keep their order.
  await db
    .update(question)
    .set({ isShared: true, updatedAt: sql`${question.updatedAt}` })
    .where(and(eq(question.appId, appId), sql`${question.id} = any(${sql.param(free)}::text[])`));
  await db
    .update(examPaper)
    .set({ isShared: true, updatedAt: sql`${examPaper.updatedAt}` })
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, lent)));
}
