import type { CallDefinition, Role, Roles } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { Actor } from '../../kit/actor.ts';

function holds(actor: Actor, role: Role, permission: string): boolean {
  switch (role) {
    case 'anyone':
      return true;
    case 'member':
      return actor.kind === 'member';
    case 'teacher':
      return actor.kind === 'member' && actor.type === 'teacher';
    case 'orgManager':
      return actor.kind === 'member' && actor.orgId !== null && actor.orgRoles.includes('manager');
    case 'backOffice':
      return actor.kind === 'user' && (actor.isSuper || actor.permissions.has(permission));
    case 'user':
      return actor.kind === 'user';
    case 'superUser':
      return actor.kind === 'user' && actor.isSuper;
    case 'nobody':
      return false;
    case 'judgeWorker':
      // Workers sign their requests and use another path (answerWorker): no session opens their calls.
      return false;
    default:
      return role satisfies never;
  }
}

/** Denies by default: the actor needs one of the roles. `permission` is `resource:action`. */
export function checkAccess(actor: Actor, roles: Roles, permission: string): void {
  if (roles.some((role) => holds(actor, role, permission))) return;
  throw new AppError(actor.kind === 'anonymous' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN');
}

/** Of calls that write, those by which people sign in and out. */
const SIGN_IN = /^(?:(?:auth|captcha|wx):|secondFactor:(?:signIn|querySignInWays)$)/;

/** Throws STANDBY for a call that writes, on a copy for rehearsals. */
export function refuseOnStandby({ isStandby }: { isStandby: boolean }, method: string, permission: string): void {
  if (!isStandby || method === 'GET' || method === 'HEAD' || SIGN_IN.test(permission)) return;
  throw new AppError('STANDBY');
}

/** Throws PWD_CHANGE_REQUIRED while the password was set by somebody else, except for calls that replace it. */
export function checkPwdChanged(actor: Actor, call: CallDefinition): void {
  if (actor.kind === 'anonymous' || !actor.mustChangePwd || call.beforeNewPwd) return;
  throw new AppError('PWD_CHANGE_REQUIRED');
}

/**
 * Throws SECOND_FACTOR_SETUP_REQUIRED while a second factor is required that the caller does not have, except for
 * calls that set one up or replace the password.
 */
export function checkSecondFactorSet(actor: Actor, call: CallDefinition): void {
  if (actor.kind === 'anonymous' || !actor.mustSetSecondFactor || call.beforeNewPwd || call.beforeSecondFactor) return;
  throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
}
