import { ExamListPage } from './ExamsOf.tsx';

/** /exam/list */
export const Component = () => <ExamListPage mine={false} />;
