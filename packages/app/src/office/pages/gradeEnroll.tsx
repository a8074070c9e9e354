import { gradeMembersPage } from '../gradeMembersPage.ts';

/** /bms/gradeEnroll: who is in the classes of every school. */
export const Component = gradeMembersPage('bms');
