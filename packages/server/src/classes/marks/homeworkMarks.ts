import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import { PROGRESS, type HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { MARK, type MarkState } from '@aosai/api/classes/marks';
import { percentOf } from '@aosai/api/kit/percent';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { enrolment } from '../../db/schema/enrolment.ts';
import { homeworkPlaceQuery, placeViews } from '../../homework/places/placeViews.ts';
import { staffScope } from '../../homework/places/placeScope.ts';
import type { CallContext } from '../../kit/context.ts';
import type { MarkOf, WorkRow } from './markRows.ts';

const STATES = {
  [PROGRESS.notBegun]: MARK.notBegun,
  [PROGRESS.doing]: MARK.doing,
  [PROGRESS.handedIn]: MARK.handedIn,
  [PROGRESS.settled]: MARK.settled,
} as const satisfies Record<HomeworkProgress, MarkState>;

/** Places that count: taken, settled, or excused. */
const COUNTED = [ENROLMENT.enrolled, ENROLMENT.quitApplied, ENROLMENT.quit, ENROLMENT.settled];

const stateOf = ({ status, progress, isOverdue }: HomeworkPlace): MarkState => {
  if (status === ENROLMENT.quit) return MARK.exempt;
  return isOverdue ? MARK.overdue : STATES[progress];
};

const markOf = (place: HomeworkPlace): MarkOf => {
  const state = stateOf(place);
  const isCounted = state !== MARK.exempt && place.totalPoints !== null;
  return {
    workId: place.homeworkId,
    memberId: place.memberId,
    placeId: place.id,
    attemptId: null,
    state,
    percent: isCounted ? percentOf(place.totalPoints ?? 0, place.maxPoints) : null,
    isLate: place.isLate,
  };
};

/** Marks of the students in these homework, as far as the caller may see them now. */
export async function homeworkMarks(
  context: CallContext,
  { works, memberIds }: { works: readonly WorkRow[]; memberIds: readonly string[] },
): Promise<MarkOf[]> {
  if (works.length === 0 || memberIds.length === 0) return [];
  const rows = await homeworkPlaceQuery(context).where(
    and(
      eq(enrolment.appId, context.appId),
      eq(enrolment.kind, 'homework'),
      inArray(
        enrolment.targetId,
        works.map(({ id }) => id),
      ),
      inArray(enrolment.memberId, [...memberIds]),
      inArray(enrolment.status, COUNTED),
      isNull(enrolment.leftAt),
      staffScope(context),
    ),
  );
  return (await placeViews(context, rows)).map(markOf);
}
