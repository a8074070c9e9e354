import type { CallDefinition, Role, Roles } from '@aosai/api/contract/call';
import { AppError } from '@aosai/api/contract/errors';
import type { Actor } from '../sessions/actor.ts';

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
      // Their requests are signed and go another way (answerWorker): no session opens them.
      return false;
    default:
      return role satisfies never;
  }
}

/** Default deny: without one of the roles nobody passes. `permission` is `resource:action`. */
export function checkAccess(actor: Actor, roles: Roles, permission: string): void {
  if (roles.some((role) => holds(actor, role, permission))) return;
  throw new AppError(actor.kind === 'anonymous' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN');
}

/** Anyone who was given a password by someone else sets an own one before anything else. Throws PWD_CHANGE_REQUIRED. */
export function checkPwdChanged(actor: Actor, call: CallDefinition): void {
  if (actor.kind === 'anonymous' || !actor.mustChangePwd || call.beforeNewPwd) return;
  throw new AppError('PWD_CHANGE_REQUIRED');
}
