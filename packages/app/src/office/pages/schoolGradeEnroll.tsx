import { gradeMembersPage } from '../gradeMembersPage.ts';

/** /edms/gradeEnroll: the same of one's own classes. */
export const Component = gradeMembersPage('edms');
