import { AppError } from '@aosai/api/kit/errors';
import type { CallContext } from '../../kit/context.ts';

/**
 * The organization that a call is about: that of the session, or for a back-office user the one in the input. Other
 * organizations do not exist for members. Throws NOT_FOUND, and VALIDATION when a user names none.
 */
export function targetOrg({ actor }: CallContext, orgId: string | undefined): string {
  if (actor.kind === 'user') {
    if (orgId === undefined) throw new AppError('VALIDATION', { path: 'orgId', detail: '请选择机构' });
    return orgId;
  }
  const own = actor.kind === 'member' ? actor.orgId : null;
  if (own === null || (orgId !== undefined && orgId !== own)) throw new AppError('NOT_FOUND');
  return own;
}
