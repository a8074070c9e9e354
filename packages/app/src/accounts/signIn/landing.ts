import type { Current } from '@aosai/api/accounts/auth.contract';

const hasDesk = (current: Current): boolean =>
  current.realm === 'member' && (current.member.organization?.roles.some((role) => role !== 'student') ?? false);

/**
 * Where a person works who has signed in on the home page, at no page in particular, or on one of the office that is
 * not theirs: operators at the platform's desk, teachers and managers at their school's. Null: they stay, as learners
 * and parents do, and everybody who signed in on a page that they may open.
 *
 * @param path the page below /web on which the sign-in began
 */
export function landingOf(path: string, current: Current): '/bms' | '/edms' | null {
  const isOperator = current.realm === 'user';
  const isOthers = isOperator ? /^\/edms(\/|$)/.test(path) : /^\/bms(\/|$)/.test(path);
  if (path !== '/' && !isOthers) return null;
  if (isOperator) return '/bms';
  return hasDesk(current) ? '/edms' : null;
}
