import { member } from '../../db/schema/people.ts';

/** Columns of a member that signing in needs. */
export const signInColumns = {
  id: member.id,
  pwdHash: member.pwdHash,
  orgId: member.orgId,
  firstPwdUntil: member.firstPwdUntil,
};
export type SignInMember = Pick<typeof member.$inferSelect, keyof typeof signInColumns>;
