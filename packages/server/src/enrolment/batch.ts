import { AppError } from '@aosai/api/kit/errors';
import type { EnrolmentSource, TargetKind } from '@aosai/api/enrolment/enrolments';
import type { Audit } from '../kit/audit/audit.ts';
import { type EngineCall, within } from '../kit/engineCall.ts';
import { type Candidate, leaving, type Taken, takePlaces } from './takePlace.ts';
import { lockTarget, type Target } from './target.ts';

/** One student of a list, as sent; `problem` says why this student cannot get a place. */
export interface BatchLine {
  /** From 1. */
  line: number;
  text: string;
  student: Pick<Candidate, 'memberId' | 'orgId' | 'more'> | null;
  problem?: string;
}

export interface BatchReport {
  enrolled: number;
  waiting: number;
  had: number;
  problems: { line: number; text: string; reason: string }[];
}

/** Follow-up work for this kind of target, in the same transaction: dates, homework of a class, messages. */
export type AfterBatch = (call: EngineCall, target: Target, taken: ReadonlyMap<string, Taken>) => Promise<void>;

export interface Batch {
  kind: TargetKind;
  targetId: string;
  source: EnrolmentSource;
  lines: readonly BatchLine[];
  mode: 'check' | 'apply';
  createdBy: string | null;
  overCapacity: boolean;
  /** Seats that earlier parts of the list would take; used by checks only. */
  seatsBefore: number;
  after?: AfterBatch | undefined;
  audit: Audit;
}

/** Students the caller may not see look like students who do not exist, so that numbers cannot be probed. */
const NO_STUDENT = '没有这个学生';

/** Thrown to roll back a check, which carries its report out of the transaction. */
class OnlyChecked extends Error {
  readonly report: BatchReport;

  constructor(report: BatchReport) {
    super('only checked');
    this.report = report;
  }
}

function reportOf(lines: readonly BatchLine[], target: Target, taken: ReadonlyMap<string, Taken>): BatchReport {
  const counts = { seated: 0, waiting: 0, had: 0 };
  const problems: BatchReport['problems'] = [];
  const first = new Map<string, number>();
  for (const { line, text, student, problem } of lines) {
    const before = student && first.get(student.memberId);
    const found = student && taken.get(student.memberId);
    const outcome = found?.outcome;
    if (!student) problems.push({ line, text, reason: problem ?? NO_STUDENT });
    else if (before) problems.push({ line, text, reason: `和第 ${before} 行是同一个学生` });
    else if (outcome === 'leaving' && found?.status)
      problems.push({ line, text, reason: leaving(found.status).message });
    else if (!outcome || outcome === 'full' || outcome === 'leaving')
      problems.push({ line, text, reason: `名额已满（${target.capacity ?? 0} 人）` });
    else counts[outcome] += 1;
    if (student) first.set(student.memberId, before ?? line);
  }
  const { seated: enrolled, ...others } = counts;
  return { enrolled, ...others, problems };
}

/**
 * Gives the students of a list their places, in its order; the others are reported. Idempotent. A check does the same
 * and rolls back. The caller has verified that the user may fill the target. Throws NOT_FOUND, ENROLL_CLOSED.
 */
export async function enrolBatch(call: EngineCall, batch: Batch): Promise<BatchReport> {
  const { kind, targetId, source, lines, createdBy, overCapacity, after } = batch;
  const seatsBefore = batch.mode === 'check' ? batch.seatsBefore : 0;
  const work = call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const target = await lockTarget(inside, kind, targetId);
    // Homework has dates per student: it may still be open for one when it is over for all others.
    const isOver = target.stoppedAt !== null || (kind !== 'homework' && target.endAt <= call.now);
    if (isOver) throw new AppError('ENROLL_CLOSED');
    const students = lines.flatMap(({ student }) => (student ? [{ ...student, source }] : []));
    const taken = await takePlaces(inside, target, students, {
      createdBy,
      overCapacity,
      withoutOrder: true,
      seatsBefore,
    });
    await after?.(inside, target, taken);
    const report = reportOf(lines, target, taken);
    if (batch.mode === 'check') throw new OnlyChecked(report);
    const { problems, ...counts } = report;
    await batch.audit(tx, { after: { source, ...counts, refused: problems.length } });
    return report;
  });
  return work.catch((error: unknown) => {
    if (error instanceof OnlyChecked) return error.report;
    throw error;
  });
}
