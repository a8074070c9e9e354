import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { Db } from '../../db/open.ts';
import { exam, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';

export type AttemptRow = typeof examPaperEnroll.$inferSelect;
export type AnswerRow = typeof examMemberQuestion.$inferSelect;

const examFacts = {
  title: exam.title,
  startAt: exam.startAt,
  endAt: exam.endAt,
  stoppedAt: exam.stoppedAt,
  recordsEvents: exam.recordsEvents,
  reviewMatrix: exam.reviewMatrix,
  review: exam.review,
};

export interface AttemptOfExam {
  attempt: AttemptRow;
  exam: {
    title: string;
    startAt: Date;
    endAt: Date;
    stoppedAt: Date | null;
    recordsEvents: boolean;
    reviewMatrix: (typeof exam.$inferSelect)['reviewMatrix'];
    review: (typeof exam.$inferSelect)['review'];
  };
}

function query(db: Db, where: SQL | undefined) {
  return db
    .select({ attempt: examPaperEnroll, exam: examFacts })
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(where)
    .$dynamic();
}

/** Throws NOT_FOUND. */
export async function findAttempt(db: Db, where: SQL | undefined): Promise<AttemptOfExam> {
  const [row] = await query(db, where);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/**
 * Reads the attempt and locks its row. Do this before every write to an attempt or its answers, so that writers take
 * turns. Throws NOT_FOUND.
 */
export async function lockAttempt(tx: Db, where: SQL | undefined): Promise<AttemptOfExam> {
  const [row] = await query(tx, where).for('update', { of: examPaperEnroll });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The columns that a save needs; few, since saves come a hundred times a second. */
const writerColumns = {
  id: examPaperEnroll.id,
  orgId: examPaperEnroll.orgId,
  memberId: examPaperEnroll.memberId,
  examPaperId: examPaperEnroll.examPaperId,
  status: examPaperEnroll.status,
  deadlineAt: examPaperEnroll.deadlineAt,
  kind: examPaperEnroll.kind,
  lastSeenAt: examPaperEnroll.lastSeenAt,
  silentSinceAt: examPaperEnroll.silentSinceAt,
  holderDeviceId: examPaperEnroll.holderDeviceId,
  holderGeneration: examPaperEnroll.holderGeneration,
  lastIp: examPaperEnroll.lastIp,
  extraSec: examPaperEnroll.extraSec,
  eventsCount: examPaperEnroll.eventsCount,
  examId: examPaperEnroll.examId,
  examStoppedAt: exam.stoppedAt,
  recordsEvents: exam.recordsEvents,
  noticeSeq: exam.noticeSeq,
};

export type WriterRow = Pick<
  AttemptRow,
  Exclude<keyof typeof writerColumns, 'examStoppedAt' | 'recordsEvents' | 'noticeSeq'>
> & {
  examStoppedAt: Date | null;
  recordsEvents: boolean;
  noticeSeq: number;
};

function writerQuery(db: Db, where: SQL | undefined) {
  return db
    .select(writerColumns)
    .from(examPaperEnroll)
    .innerJoin(exam, and(eq(exam.appId, examPaperEnroll.appId), eq(exam.id, examPaperEnroll.examId)))
    .where(where)
    .$dynamic();
}

/** Locks those of these attempts that exist, in the order of their ids, to avoid deadlocks. */
export function lockForWriters(tx: Db, appId: string, ids: readonly string[]): Promise<WriterRow[]> {
  return writerQuery(tx, and(eq(examPaperEnroll.appId, appId), inArray(examPaperEnroll.id, [...ids])))
    .orderBy(examPaperEnroll.id)
    .for('update', { of: examPaperEnroll });
}

/** `lockAttempt` for the save path. Throws NOT_FOUND. */
export async function lockForWriter(tx: Db, where: SQL | undefined): Promise<WriterRow> {
  const [row] = await writerQuery(tx, where).for('update', { of: examPaperEnroll });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export function attemptIs(appId: string, id: string): SQL | undefined {
  return and(eq(examPaperEnroll.appId, appId), eq(examPaperEnroll.id, id));
}

export function attemptOfMember(appId: string, id: string, memberId: string): SQL | undefined {
  return and(attemptIs(appId, id), eq(examPaperEnroll.memberId, memberId));
}

export function answersOf(db: Db, appId: string, attemptId: string): Promise<AnswerRow[]> {
  return db
    .select()
    .from(examMemberQuestion)
    .where(and(eq(examMemberQuestion.appId, appId), eq(examMemberQuestion.attemptId, attemptId)))
    .orderBy(examMemberQuestion.no);
}
