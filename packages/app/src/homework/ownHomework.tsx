import { HomeworkPlaces } from './HomeworkPlaces.tsx';

/** /user/homework?tab=…&childId=… */
export const Component = () => <HomeworkPlaces first="todo" />;
