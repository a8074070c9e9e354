import { Classes } from './class.tsx';

/** /user/grade: the classes at a glance, those of the personal centre and the public ones. */
export const Component = () => <Classes withOpen />;
