import { classesPage } from './gradesPage.ts';

/** /edms/grade: the classes of the school, or of the teacher. */
export const Component = classesPage('edms');
