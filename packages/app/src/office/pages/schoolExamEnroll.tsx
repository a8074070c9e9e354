import { enrolmentsPage } from '../enrolmentsPage.ts';

/** /edms/examEnroll: the same of one's own school. */
export const Component = enrolmentsPage('edms');
