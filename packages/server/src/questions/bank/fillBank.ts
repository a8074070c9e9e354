import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { question, questionSearch } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { headOf } from './createQuestion.ts';
import { searchOf } from './questionText.ts';
import { sourceOf } from './sourceOf.ts';
import { recountUsage } from './questionUsage.ts';

const AT_ONCE = 100;

/** Fills the columns that lists, searches and draws use for an app's questions from before the bank existed. */
export async function fillBank(tx: Db, appId: string): Promise<void> {
  for (;;) {
    const rows = await tx
      .select({ id: question.id, version: questionVersion })
      .from(question)
      .innerJoin(
        questionVersion,
        and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
      )
      .where(and(eq(question.appId, appId), isNull(question.contentHash)))
      .limit(AT_ONCE);
    for (const { id, version } of rows) {
      const source = sourceOf(version);
      const derived = headOf(source, undefined);
      const search = searchOf(source, derived.title);
      await tx
        .update(question)
        .set(derived)
        .where(and(eq(question.appId, appId), eq(question.id, id)));
      await tx
        .insert(questionSearch)
        .values({ appId, questionId: id, ...search })
        .onConflictDoNothing();
    }
    await recountUsage(
      tx,
      appId,
      rows.map(({ id }) => id),
    );
    if (rows.length < AT_ONCE) return;
  }
}
