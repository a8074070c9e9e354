import { classesPage } from './classesPage.ts';

/** /edms/grade: the classes of the school, or of the teacher. */
export const Component = classesPage('edms');
