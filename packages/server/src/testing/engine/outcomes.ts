import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { examEvent, examMemberQuestion } from '../../db/schema/exam.ts';
import type { World } from './world.ts';

/** Code and parameters of the error, or the result if there was none. */
export async function refusal(work: Promise<unknown>) {
  try {
    return await work;
  } catch (error) {
    return error instanceof AppError ? { code: error.code, params: error.params } : error;
  }
}

/** The stored answer to a question. */
export async function stored(world: World, questionId: string) {
  const [row] = await world
    .call()
    .db.select()
    .from(examMemberQuestion)
    .where(and(eq(examMemberQuestion.appId, world.appId), eq(examMemberQuestion.questionVersionId, questionId)));
  if (!row) throw new Error('every question has its row');
  const { answer, flagged, revision, savedAt, spentMs, lateCopies } = row;
  return { answer, flagged, revision, savedAt: savedAt?.toISOString() ?? null, spentMs, lateCopies };
}

/** The recorded events of the attempts of this world, oldest first. */
export async function eventTypes(world: World) {
  const rows = await world
    .call()
    .db.select({
      type: examEvent.type,
      ms: examEvent.ms,
      questionId: examEvent.questionVersionId,
      meta: examEvent.meta,
    })
    .from(examEvent)
    .where(eq(examEvent.appId, world.appId))
    .orderBy(examEvent.id);
  return rows;
}
