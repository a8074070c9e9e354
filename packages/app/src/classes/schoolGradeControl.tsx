import { classSchedulePage } from './classSchedulePage.ts';

/** /edms/gradeControl: the schedules of the school's or the teacher's classes. */
export const Component = classSchedulePage('edms');
