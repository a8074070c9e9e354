import { AppError } from '@aosai/api/kit/errors';
import type { Audit } from './audit/audit.ts';
import type { EngineCall } from './engineCall.ts';
import { type Author, NO_AUTHOR, type Viewer } from './reader.ts';
import type { CallContext } from './context.ts';
import { type MemberActor, memberActor } from './actor.ts';
import { writeSysLog } from './audit/sysLog.ts';

export function engineOf({ db, appId, services }: CallContext): EngineCall {
  return { db, appId, now: services.now(), services, attemptSecret: services.platform.keys.attemptSecret };
}

export function viewerOf({ actor }: CallContext): Viewer {
  return actor.kind === 'member' ? { memberId: actor.memberId, orgId: actor.orgId } : { memberId: null, orgId: null };
}

/** Authors whose questions the caller may write; those are never withheld from them. */
export function authorOf({ actor }: Pick<CallContext, 'actor'>): Author {
  if (actor.kind !== 'member') return { ...NO_AUTHOR, isOffice: actor.kind === 'user' };
  const { memberId, orgId, orgRoles } = actor;
  return { isOffice: false, memberId, managedOrgId: orgRoles.includes('manager') ? orgId : null };
}

/** The member who sits an exam: guardians may read but never answer. Throws FORBIDDEN. */
export function candidate(context: CallContext): MemberActor {
  const actor = memberActor(context);
  if (actor.type === 'parent') throw new AppError('FORBIDDEN');
  return actor;
}

/** A log entry for a change that the engine makes in its own transaction. */
export function auditOf(context: CallContext, action: string, target: string, more: Record<string, unknown>): Audit {
  return (tx, diff) => {
    const after = { ...diff.after, ...more };
    return writeSysLog(tx, context, { action, target, diff: { ...diff, after } });
  };
}
