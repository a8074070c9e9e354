import { classSchedulePage } from './classSchedulePage.ts';

/** /bms/gradeControl: the schedules of every school's classes. */
export const Component = classSchedulePage('bms');
