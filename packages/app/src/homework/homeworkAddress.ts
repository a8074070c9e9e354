import type { HomeworkState } from '@aosai/ui/screens/desks/OfficeDesk';

/** Address of the students in a state of a homework; requests to be excused are on the homework's page. */
export function homeworkPlace(id: string, state: HomeworkState): string {
  if (state === 'all') return `/web/edms/homework/${id}`;
  if (state === 'exempt') return `/web/edms/homework/${id}?tab=roster`;
  return `/web/edms/homeworkEnroll?${new URLSearchParams({ state, homework: id }).toString()}`;
}
