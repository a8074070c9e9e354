import { and, eq, inArray, isNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { question } from '../../db/schema/bank.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { PaperContent } from '../../papers/paperContent.ts';

/** The platform's questions in a paper that are open to practice now, by version. */
export async function openToPractice(
  { db, appId, now }: EngineCall,
  { byVersion }: Pick<PaperContent, 'byVersion'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set([...byVersion.values()].map(({ version }) => version.questionId))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id })
    .from(question)
    .where(
      and(
        eq(question.appId, appId),
        inArray(question.id, ids),
        isNull(question.orgId),
        isNull(question.ownerId),
        eq(question.isOpen, true),
        eq(question.status, QUESTION.ready),
        isNull(question.deletedAt),
      ),
    );
  const held = await heldQuestions(
    db,
    { appId, now },
    rows.map(({ id }) => id),
  );
  const open = new Set(rows.flatMap(({ id }) => (held.has(id) ? [] : [id])));
  return new Map(
    [...byVersion].flatMap(([versionId, { version }]) =>
      open.has(version.questionId) ? [[versionId, version.questionId]] : [],
    ),
  );
}
