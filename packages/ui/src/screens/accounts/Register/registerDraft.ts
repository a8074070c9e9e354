import { needsConsent } from '@aosai/api/accounts/age';
import type { MemberType } from '@aosai/api/kit/realms';

type RegisterStep = 'who' | 'account' | 'consent';

/** The form so far. It may survive a reload, so it contains no password and no code. */
export interface RegisterDraft {
  step: RegisterStep;
  type: MemberType | null;
  /** `YYYY-MM`; students only. */
  birthYm: string;
  name: string;
  account: string;
  mobile: string;
  /** For teachers: the code of the school they apply to. */
  schoolCode: string;
  guardianMobile: string;
}

export const EMPTY_DRAFT: RegisterDraft = {
  step: 'who',
  type: null,
  birthYm: '',
  name: '',
  account: '',
  mobile: '',
  schoolCode: '',
  guardianMobile: '',
};

/** Whether the account needs a guardian's consent. */
export const isChildDraft = ({ type, birthYm }: RegisterDraft, now: number): boolean =>
  type === 'student' && needsConsent(birthYm, now);
