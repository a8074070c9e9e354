import type { GuardianLink, OrganizationLink } from '@aosai/api/contract/types';

/** What the person is about to do, and to whom. */
export type Asked =
  | { kind: 'nickname' | 'mobile' | 'email' | 'password' | 'link' | 'elsewhere' }
  | { kind: 'end' | 'withdraw' | 'child'; link: GuardianLink }
  | { kind: 'erase'; link: GuardianLink | null }
  | { kind: 'invitation' | 'leave'; school: OrganizationLink };
