import { gradeControlsPage } from '../gradeControlsPage.ts';

/** /edms/gradeControl: the same of one's own classes. */
export const Component = gradeControlsPage('edms');
