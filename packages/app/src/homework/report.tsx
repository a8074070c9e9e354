import { HomeworkList } from './HomeworkList.tsx';

/** /homework/report: homework with a result, latest first. */
export const Component = () => <HomeworkList first="settled" />;
