import { ExamListPage } from './ExamListPage.tsx';

/** /user/exam: the exams a student is enrolled in. */
export const Component = () => <ExamListPage mine />;
