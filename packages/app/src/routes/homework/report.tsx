import { HomeworkPlaces } from '../../HomeworkPlaces.tsx';

/** /homework/report: what has a result, the latest first. */
export const Component = () => <HomeworkPlaces first="settled" />;
