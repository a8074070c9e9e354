import { gradeControlsPage } from './gradeControlsPage.ts';

/** /bms/gradeControl: the schedules of every school's classes. */
export const Component = gradeControlsPage('bms');
