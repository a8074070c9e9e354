import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import type { RosterPlace } from '../homeworkDetailProps.ts';
import type { HomeworkRosterRow } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Whether a student can still be extended, exempted or reminded: has the homework, and it is not settled. */
export const isChoosable = (place: HomeworkRosterRow): place is RosterPlace =>
  place.id !== null &&
  place.leftAt === null &&
  (place.status === ENROLMENT.enrolled || place.status === ENROLMENT.quitApplied);

const OVER: ReadonlySet<HomeworkRosterRow['progress']> = new Set([PROGRESS.handedIn, PROGRESS.settled]);

/** Whether homework can be returned: it was handed in or settled. */
export const isReturnable = (place: HomeworkRosterRow): place is RosterPlace =>
  place.id !== null && place.leftAt === null && place.status !== ENROLMENT.quit && OVER.has(place.progress);

/** 林知远, or 选中的 3 人. */
export const nameOrCount = (places: readonly RosterPlace[]): string =>
  places.length === 1 && places[0] ? places[0].memberName : `选中的 ${places.length} 人`;
