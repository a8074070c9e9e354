import type { Kind, SitePage } from '../kit/pageTable.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

/** The kinds a person belongs to; guest when nobody is signed in. */
export function kindsOf(current: Current | null | undefined): readonly Kind[] {
  if (!current) return ['guest'];
  if (current.realm === 'user') return ['user'];
  const { type, organization } = current.member;
  return organization?.roles.some((role) => role !== 'student') ? [type, 'school'] : [type];
}

/** Whether a person may open a page: guests are asked to sign in, others see whose page it is. */
export function accessTo(page: SitePage, current: Current | null): 'open' | 'signIn' | 'closed' {
  if (page.for === undefined) return 'open';
  if (current === null) return 'signIn';
  // The personal centre shows a member's own things, which the platform's staff do not have.
  if (page.layout === 'centre' && current.realm === 'user') return 'closed';
  return page.for === 'signedIn' || kindsOf(current).includes(page.for) ? 'open' : 'closed';
}
