import { HomeworkList } from './HomeworkPlaces.tsx';

/** /user/homework?tab=…&childId=… */
export const Component = () => <HomeworkList first="todo" />;
