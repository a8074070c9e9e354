import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Status of a member's account on the wire. */
export const MEMBER = { pending: '0', active: '1', rejected: '2', disabled: '3', erased: '9' } as const;
/** Statuses of accounts, with names and colors. */
export const MEMBER_STATUS = labelled(
  { '0': '待审核', '1': '正常', '2': '已拒绝', '3': '已停用', '9': '已注销' },
  { '0': 'warn', '1': 'ok', '2': 'bad' },
);
export type MemberStatus = ValueIn<typeof MEMBER_STATUS>;
/** Statuses in lists of members, which leave out erased members. */
export const LISTED_MEMBER_STATUS = labelled({ '0': '待审核', '1': '正常', '2': '已拒绝', '3': '已停用' });

/** Roles in an organization. */
export const ORGANIZATION_ROLE = labelled({ manager: '管理员', teacher: '老师', student: '学生' });
export type OrganizationRole = ValueIn<typeof ORGANIZATION_ROLE>;
