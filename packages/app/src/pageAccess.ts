import type { Current } from '@aosai/api/contract/types';
import type { Kind, SitePage } from './pageTable.ts';

/** What someone is to the site; a guest while nobody is known. */
export function kindsOf(current: Current | null | undefined): readonly Kind[] {
  if (!current) return ['guest'];
  if (current.realm === 'user') return ['user'];
  const { type, organization } = current.member;
  return organization?.roles.some((role) => role !== 'student') ? [type, 'school'] : [type];
}

/** Whether a page opens for someone: a guest is asked to sign in, anybody else is told whose page it is. */
export function accessTo(page: SitePage, current: Current | null): 'open' | 'signIn' | 'closed' {
  if (page.for === undefined) return 'open';
  if (current === null) return 'signIn';
  return page.for === 'signedIn' || kindsOf(current).includes(page.for) ? 'open' : 'closed';
}
