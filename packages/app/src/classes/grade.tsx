import { classesPage } from './gradesPage.ts';

/** /bms/grade: the classes of every school. */
export const Component = classesPage('bms');
