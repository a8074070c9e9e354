import { classMembersPage } from './classMembersPage.ts';

/** /edms/gradeEnroll: the members of the school's or the teacher's classes. */
export const Component = classMembersPage('edms');
