import { gradeControlsPage } from '../gradeControlsPage.ts';

/** /bms/gradeControl: what the classes of every school show. */
export const Component = gradeControlsPage('bms');
