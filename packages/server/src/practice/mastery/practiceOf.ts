import { fillFromExams } from '../draw/fillFromExams.ts';
import { memberPractice } from './memberPractice.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';

/** Figures of an exam that the member has not sat are for teaching staff. */
function seesNumbers({ actor }: CallContext): boolean {
  if (actor.kind !== 'member') return actor.kind === 'user';
  return actor.type === 'teacher' || actor.orgRoles.includes('manager');
}

/** Practice statistics of a member in the caller's scope. */
export async function practiceOf(context: CallContext, memberId: string, level: string | undefined) {
  const call = engineOf(context);
  if (context.actor.kind === 'member' && context.actor.memberId === memberId) await fillFromExams(call, memberId);
  const { weak, readiness, ...practice } = await memberPractice(call, memberId, level);
  const numbers = seesNumbers(context);
  return {
    ...practice,
    weakPoints: weak,
    readiness: readiness && {
      band: readiness.band,
      expected: numbers ? Math.round(readiness.expected * 100) / 100 : null,
      chance: numbers ? Math.round(readiness.chance * 100) : null,
    },
  };
}
