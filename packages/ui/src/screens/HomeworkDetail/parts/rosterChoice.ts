import type { HomeworkRosterRow } from '@aosai/api/contract/types';
import { PROGRESS } from '@aosai/api/domain/homework/homeworkStanding';
import { ENROLMENT } from '@aosai/api/domain/statuses';
import type { RosterPlace } from '../homeworkDetailProps.ts';

/** Whose homework may still be given more time, be waived or reminded of: it is theirs, and has no result yet. */
export const isChoosable = (place: HomeworkRosterRow): place is RosterPlace =>
  place.id !== null &&
  place.leftAt === null &&
  (place.status === ENROLMENT.enrolled || place.status === ENROLMENT.quitApplied);

const OVER: ReadonlySet<HomeworkRosterRow['progress']> = new Set([PROGRESS.handedIn, PROGRESS.settled]);

/** Whose homework may go back: it was handed in, or has a result. */
export const isReturnable = (place: HomeworkRosterRow): place is RosterPlace =>
  place.id !== null && place.leftAt === null && place.status !== ENROLMENT.quit && OVER.has(place.progress);

/** 林知远, or 选中的 3 人. */
export const whomText = (places: readonly RosterPlace[]): string =>
  places.length === 1 && places[0] ? places[0].memberName : `选中的 ${places.length} 人`;
