import { labelled, type ValueIn } from './labelled.ts';

/** The two sign-in realms of a site; `user` is an account of the back office. */
export const REALM = labelled({ member: '学习', user: '管理' });

/** A sign-in realm; accounts and sessions belong to exactly one realm. */
export type Realm = ValueIn<typeof REALM>;

/** Types of members. */
export const MEMBER_TYPE = labelled({ student: '学生', parent: '家长', teacher: '老师' });

/** Student, parent or teacher: decides, with the roles in organizations, which pages and calls a member has. */
export type MemberType = ValueIn<typeof MEMBER_TYPE>;
