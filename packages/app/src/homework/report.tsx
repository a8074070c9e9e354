import { HomeworkPlaces } from './HomeworkPlaces.tsx';

/** /homework/report: homework with a result, latest first. */
export const Component = () => <HomeworkPlaces first="settled" />;
