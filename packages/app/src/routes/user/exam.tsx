import { ExamsOf } from '../../ExamsOf.tsx';

/** /user/exam: the exams that a student has a place in. */
export const Component = () => <ExamsOf mine />;
