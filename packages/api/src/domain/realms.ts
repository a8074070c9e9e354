import { labelled, type ValueIn } from './forms/labelled.ts';

/** The two doors of a site; `user` is an account of the back office. */
export const REALM = labelled({ member: '学员', user: '后台' });
export type Realm = ValueIn<typeof REALM>;
