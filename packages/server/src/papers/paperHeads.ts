import { and, eq, inArray } from 'drizzle-orm';
import { type CheckState, isFitCheck, QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { type PaperSection, questionVersion } from '../db/schema/exam.ts';

/** A question of a paper: its number, the version in the paper, and its current head. */
export interface PaperHead {
  no: number;
  versionId: string;
  head: typeof question.$inferSelect;
}

/** The questions of a paper in its order. */
export async function paperHeads(db: Db, appId: string, sections: readonly PaperSection[]): Promise<PaperHead[]> {
  const ids = sections.flatMap(({ items }) => items.map(({ questionVersionId }) => questionVersionId));
  const rows = await db
    .select({ versionId: questionVersion.id, head: question })
    .from(questionVersion)
    .innerJoin(question, and(eq(question.appId, questionVersion.appId), eq(question.id, questionVersion.questionId)))
    .where(and(eq(questionVersion.appId, appId), inArray(questionVersion.id, ids)));
  const byVersion = new Map(rows.map((row) => [row.versionId, row.head]));
  return ids.flatMap((versionId, place) => {
    const head = byVersion.get(versionId);
    return head ? [{ no: place + 1, versionId, head }] : [];
  });
}

/** The state of trial judging for the version in the paper; `none` for an older version. */
export const checkOf = ({ versionId, head }: Pick<PaperHead, 'versionId' | 'head'>): CheckState =>
  versionId === head.currentVersionId ? head.checkState : 'none';

/** Whether a question may be in a new paper. */
export const isUsable = (one: Pick<PaperHead, 'versionId' | 'head'>): boolean =>
  one.head.status === QUESTION.ready && one.head.deletedAt === null && isFitCheck(checkOf(one));
