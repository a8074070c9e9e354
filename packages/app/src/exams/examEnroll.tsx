import { enrolmentsPage } from './enrolmentsPage.ts';

/** /bms/examEnroll: exam enrolments and requests to quit. */
export const Component = enrolmentsPage('bms');
