import { ExamListPage } from './ExamListPage.tsx';

/** /exam/list */
export const Component = () => <ExamListPage mine={false} />;
