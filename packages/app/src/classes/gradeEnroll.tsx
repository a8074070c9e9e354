import { gradeMembersPage } from './gradeMembersPage.ts';

/** /bms/gradeEnroll: the members of every school's classes. */
export const Component = gradeMembersPage('bms');
