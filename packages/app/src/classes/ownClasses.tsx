import { Classes } from './class.tsx';

/** /user/grade: the person's classes, followed by public ones. */
export const Component = () => <Classes withOpen />;
