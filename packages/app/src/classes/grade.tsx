import { gradesPage } from './gradesPage.ts';

/** /bms/grade: the classes of every school. */
export const Component = gradesPage('bms');
