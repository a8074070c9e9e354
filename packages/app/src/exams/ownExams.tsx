import { ExamsOf } from './ExamsOf.tsx';

/** /user/exam: the exams a student is enrolled in. */
export const Component = () => <ExamsOf mine />;
