import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { TargetKind } from '@aosai/api/domain/enrolments';
import type { Db } from '../../db/open.ts';
import { exam } from '../../db/schema/exam.ts';
import { grade } from '../../db/schema/teaching.ts';
import type { EngineCall } from '../engineCall.ts';

/** What a place may be in, as far as seats, moves and anyone who decides about them care. */
export interface Target {
  kind: TargetKind;
  id: string;
  title: string;
  /** Who runs it and decides about its places; null is the platform or a teacher without a school. */
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

/** The target as it is now, no matter who changes it meanwhile; null where there is none. */
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
 * The target with its row locked until the transaction ends: anyone who counts its seats counts alone. Take this lock
 * after that of an order and before that of any of its places. Throws NOT_FOUND.
 */
export async function lockTarget({ db, appId }: EngineCall, kind: TargetKind, id: string): Promise<Target> {
  const [row] = await queryOf(db, appId, kind, id).for('no key update');
  if (!row) throw new AppError('NOT_FOUND');
  return { kind, ...row };
}
