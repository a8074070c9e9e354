import { classesPage } from './classesPage.ts';

/** /bms/grade: the classes of every school. */
export const Component = classesPage('bms');
