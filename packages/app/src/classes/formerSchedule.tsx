import { leadsTo } from './leadsTo.tsx';

/** /bms|edms/gradeControl?grade=01…: formerly the schedules of all classes. */
export const Component = leadsTo('schedule');
