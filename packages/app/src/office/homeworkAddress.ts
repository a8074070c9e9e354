import type { HomeworkState } from '@aosai/ui/screens/OfficeDesk';

/** Where the students of a homework in a state are listed; requests are answered at the homework itself. */
export function homeworkPlace(id: string, state: HomeworkState): string {
  if (state === 'all') return `/web/edms/homework/${id}`;
  if (state === 'exempt') return `/web/edms/homework/${id}?tab=roster`;
  return `/web/edms/homeworkEnroll?${new URLSearchParams({ state, homework: id }).toString()}`;
}
