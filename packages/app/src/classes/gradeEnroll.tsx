import { classMembersPage } from './classMembersPage.ts';

/** /bms/gradeEnroll: the members of every school's classes. */
export const Component = classMembersPage('bms');
