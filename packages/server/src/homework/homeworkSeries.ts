import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { exam } from '../db/schema/exam.ts';
import { homeworkRows, type HomeworkTableRow } from '../exams/exam/homeworkRow.ts';
import { actorId } from '../kit/actorId.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { audited } from '../kit/rows/audited.ts';
import { readHomework } from './homework.ts';
import { writableHomework } from './homeworkScope.ts';
import { homeworkWrites } from './homeworkWrites.ts';

/** Homework that a request of this caller has made before, in its order, also what was deleted since. */
export const madeByRequest = (context: CallContext, requestId: string): Promise<HomeworkTableRow[]> =>
  context.db
    .select()
    .from(exam)
    .where(
      and(
        eq(exam.appId, context.appId),
        eq(exam.kind, 'homework'),
        eq(exam.createdBy, actorId(context.actor) ?? ''),
        eq(exam.requestId, requestId),
      ),
    )
    .orderBy(asc(exam.requestNo));

/** Deletes what nobody has begun of the homework that was assigned together with this one. Throws NOT_FOUND. */
export const deleteSeries: ResourceHandlers<'homework'>['deleteSeries'] = async (context, { id }) => {
  const { createdBy, requestId } = await readHomework(context, id, writableHomework(context));
  const together =
    requestId === null ? eq(exam.id, id) : and(eq(exam.createdBy, createdBy ?? ''), eq(exam.requestId, requestId));
  return audited(context, 'homework:deleteSeries', async (tx, inside) => {
    const rows = await tx
      .select({ id: exam.id })
      .from(exam)
      .where(and(homeworkRows(context.appId), writableHomework(context), together))
      .orderBy(asc(exam.id));
    const done = { deleted: 0, kept: 0 };
    for (const row of rows) {
      const isDeleted = await homeworkWrites.delete(inside, row).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'HAS_ANSWERS') return false;
          throw error;
        },
      );
      done[isDeleted ? 'deleted' : 'kept'] += 1;
    }
    return { answer: done, told: { target: id, diff: { after: done } } };
  });
};
