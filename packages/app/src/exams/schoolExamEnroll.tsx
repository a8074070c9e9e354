import { enrolmentsPage } from './enrolmentsPage.ts';

/** /edms/examEnroll: exam enrolments of the school. */
export const Component = enrolmentsPage('edms');
