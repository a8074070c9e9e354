import { coded, labelled, type ValueIn } from '../kit/labelled.ts';

/** Status of a member's account on the wire. */
export const MEMBER = coded({
  pending: ['0', '待审核', 'warn'],
  active: ['1', '正常', 'ok'],
  rejected: ['2', '已拒绝', 'bad'],
  disabled: ['3', '已停用'],
  erased: ['9', '已注销'],
});

/** Status of an account, `'0'` to `'9'` as stored and sent; only `MEMBER.active` may sign in. */
export type MemberStatus = ValueIn<typeof MEMBER>;

/** Roles in an organization. */
export const ORGANIZATION_ROLE = labelled({ manager: '管理员', teacher: '老师', student: '学生' });

/** One role; a person may have several in one organization, and others elsewhere. */
export type OrganizationRole = ValueIn<typeof ORGANIZATION_ROLE>;
