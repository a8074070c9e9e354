import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { TargetKind } from '@aosai/api/enrolment/enrolments';
import type { Db } from '../db/open.ts';
import { exam } from '../db/schema/exam.ts';
import { grade } from '../db/schema/teaching.ts';
import type { EngineCall } from '../kit/engineCall.ts';

/** An exam, class or homework that has places: the columns for seats, moves and deciders. */
export interface Target {
  kind: TargetKind;
  id: string;
  title: string;
  /** The organization that runs it and decides about places; null for the platform or a teacher without a school. */
  orgId: string | null;
  createdBy: string | null;
  published: boolean;
  stoppedAt: Date | null;
  enrollStartAt: Date;
  enrollEndAt: Date;
  startAt: Date;
  endAt: Date;
  capacity: number | null;
  waitlist: boolean;
  priceFen: number;
}

const columnsOf = <T extends typeof exam | typeof grade>(table: T) => ({
  id: table.id,
  title: table.title,
  orgId: table.orgId,
  createdBy: table.createdBy,
  published: table.published,
  stoppedAt: table.stoppedAt,
  enrollStartAt: table.enrollStartAt,
  enrollEndAt: table.enrollEndAt,
  startAt: table.startAt,
  endAt: table.endAt,
  capacity: table.capacity,
  waitlist: table.waitlist,
  priceFen: table.priceFen,
});

/** Reads the target without locking it; null if there is none. */
export async function findTarget({ db, appId }: EngineCall, kind: TargetKind, id: string): Promise<Target | null> {
  const [row] = await queryOf(db, appId, kind, id);
  return row ? { kind, ...row } : null;
}

const queryOf = (db: Db, appId: string, kind: TargetKind, id: string) =>
  kind === 'grade'
    ? db
        .select(columnsOf(grade))
        .from(grade)
        .where(and(eq(grade.appId, appId), eq(grade.id, id), isNull(grade.deletedAt)))
        .$dynamic()
    : db
        .select(columnsOf(exam))
        .from(exam)
        .where(and(eq(exam.appId, appId), eq(exam.kind, kind), eq(exam.id, id), isNull(exam.deletedAt)))
        .$dynamic();

/**
 * Locks the target's row until the transaction ends, so that only one transaction at a time counts its seats. Take this
 * lock after that of an order and before that of a place. Throws NOT_FOUND.
 */
export async function lockTarget({ db, appId }: EngineCall, kind: TargetKind, id: string): Promise<Target> {
  const [row] = await queryOf(db, appId, kind, id).for('no key update');
  if (!row) throw new AppError('NOT_FOUND');
  return { kind, ...row };
}
