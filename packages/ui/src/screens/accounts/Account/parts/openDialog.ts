import type { OrganizationLink } from '@aosai/api/schools/organizationLink.contract';
import type { GuardianLink } from '@aosai/api/accounts/minors.contract';

/** The open dialog, and the person or school it concerns. */
export type OpenDialog =
  | { kind: 'nickname' | 'mobile' | 'email' | 'password' | 'link' | 'elsewhere' }
  | { kind: 'end' | 'withdraw' | 'child'; link: GuardianLink }
  | { kind: 'erase'; link: GuardianLink | null }
  | { kind: 'invitation' | 'leave'; school: OrganizationLink };
