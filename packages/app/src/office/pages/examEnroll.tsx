import { enrolmentsPage } from '../enrolmentsPage.ts';

/** /bms/examEnroll: who has enrolled, and the requests to quit. */
export const Component = enrolmentsPage('bms');
