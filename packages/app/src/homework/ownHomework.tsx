import { HomeworkList } from './HomeworkList.tsx';

/** /user/homework?tab=…&childId=… */
export const Component = () => <HomeworkList first="todo" />;
