import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import { MARK, type MarkState } from '@aosai/api/classes/marks';
import { percentOf } from '@aosai/api/kit/percent';
import { ATTEMPT, type AttemptStatus } from '@aosai/api/papers/attemptStatus';
import { and, eq, inArray } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { attemptScope, attemptViews, MARKERS, scopedAttempts } from '../../exams/attempts/attemptScope.ts';
import { everEnrolled } from '../../exams/places/enrolments.ts';
import type { CallContext } from '../../kit/context.ts';
import type { MarkOf, WorkRow } from './markRows.ts';

const STATES = {
  [ATTEMPT.ready]: MARK.notBegun,
  [ATTEMPT.inProgress]: MARK.doing,
  [ATTEMPT.completed]: MARK.handedIn,
  [ATTEMPT.settled]: MARK.settled,
} as const satisfies Record<AttemptStatus, MarkState>;

/** The better of two attempts at a paper; one with points comes before one without. */
const better = (one: Attempt, other: Attempt): Attempt => {
  const worth = ({ totalPoints }: Attempt) => totalPoints ?? -1;
  return worth(other) > worth(one) ? other : one;
};

/** The attempts that count, one for each paper that the student has begun, in the order of the papers. */
function countedOf({ paperIds }: WorkRow, attempts: readonly Attempt[]): Attempt[] {
  return paperIds.flatMap((paperId) => {
    const [first, ...others] = attempts.filter(({ examPaperId }) => examPaperId === paperId);
    return first ? [others.reduce(better, first)] : [];
  });
}

/** Share of the points of all papers; null while one is not marked, not begun or hidden from the caller. */
function shareOf({ paperIds }: WorkRow, counted: readonly Attempt[]): number | null {
  const points = counted.map(({ totalPoints }) => totalPoints);
  if (counted.length < paperIds.length || points.includes(null)) return null;
  const sum = (all: readonly (number | null)[]) => all.reduce<number>((total, one) => total + (one ?? 0), 0);
  return percentOf(sum(points), sum(counted.map(({ maxPoints }) => maxPoints)));
}

/** Marks of the students in these exams, as far as the caller may see them now. */
export async function examMarks(
  context: CallContext,
  { works, memberIds }: { works: readonly WorkRow[]; memberIds: readonly string[] },
): Promise<MarkOf[]> {
  const { db, appId, services } = context;
  if (works.length === 0 || memberIds.length === 0) return [];
  const places = await db
    .select()
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        inArray(
          enrolment.targetId,
          works.map(({ id }) => id),
        ),
        inArray(enrolment.memberId, [...memberIds]),
        everEnrolled,
      ),
    );
  const ids = places.map(({ id }) => id);
  const rows = await scopedAttempts(context).where(
    and(
      eq(examPaperEnroll.appId, appId),
      eq(examPaperEnroll.kind, 'exam'),
      inArray(examPaperEnroll.examEnrollId, ['', ...ids]),
      attemptScope(context, MARKERS),
    ),
  );
  const found = await attemptViews(
    context,
    rows.map(({ reader, ...facts }) => ({ facts, reader })),
  );
  const attempts = Map.groupBy(found, ({ examEnrollId }) => examEnrollId);
  const workOf = new Map(works.map((work) => [work.id, work]));
  return places.flatMap(({ id, targetId, memberId, overrides }): MarkOf[] => {
    const work = workOf.get(targetId);
    if (!work) return [];
    const counted = countedOf(work, attempts.get(id) ?? []);
    const [first] = counted;
    const shiftMs = (overrides.startShiftSec ?? 0) * MS_PER_SECOND;
    const closed = work.stoppedAt ?? new Date(work.endAt.getTime() + shiftMs);
    const isAbsent = !first && closed <= services.now();
    return [
      {
        workId: targetId,
        memberId,
        placeId: id,
        attemptId: first?.id ?? null,
        state: isAbsent ? MARK.absent : STATES[first?.status ?? ATTEMPT.ready],
        percent: shareOf(work, counted),
        isLate: false,
      },
    ];
  });
}
