import type { Current } from '@aosai/api/accounts/auth.contract';

const hasDesk = (current: Current): boolean =>
  current.realm === 'member' && (current.member.organization?.roles.some((role) => role !== 'student') ?? false);

/**
 * Where a person works who has signed in on the home page, at no page in particular: operators at the platform's
 * desk, teachers and managers at their school's. Null: they stay, as learners and parents do, and everybody who signed
 * in on another page.
 *
 * @param path the page below /web on which the sign-in began
 */
export function landingOf(path: string, current: Current): '/bms' | '/edms' | null {
  if (path !== '/') return null;
  if (current.realm === 'user') return '/bms';
  return hasDesk(current) ? '/edms' : null;
}
