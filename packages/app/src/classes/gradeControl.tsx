import { classSchedulePage } from './gradeControlsPage.ts';

/** /bms/gradeControl: the schedules of every school's classes. */
export const Component = classSchedulePage('bms');
