import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { exam } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';

export type HomeworkTableRow = typeof exam.$inferSelect;

/** Selects the homeworks of an app that are not deleted; every query of homework begins with this. */
export const homeworkRows = (appId: string): SQL | undefined =>
  and(eq(exam.appId, appId), eq(exam.kind, 'homework'), isNull(exam.deletedAt));

/** The row of a homework. Throws NOT_FOUND. */
export async function findHomework({ db, appId }: Pick<EngineCall, 'db' | 'appId'>, id: string) {
  const [row] = await db
    .select()
    .from(exam)
    .where(and(homeworkRows(appId), eq(exam.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The dates of a homework, from the columns of an exam's window. */
export const datesOf = ({ startAt, endAt, dueAt, lateUntilAt }: HomeworkTableRow) => ({
  openAt: startAt,
  dueAt: dueAt ?? endAt,
  lateUntilAt,
});

export const lateRuleOf = ({ latePerDayPct, lateCapPct }: Pick<HomeworkTableRow, 'latePerDayPct' | 'lateCapPct'>) => ({
  perDayPct: latePerDayPct,
  capPct: lateCapPct,
});
