import { gradesPage } from '../gradesPage.ts';

/** /edms/grade: the classes of one's own school, or one's own. */
export const Component = gradesPage('edms');
