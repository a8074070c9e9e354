import { needsConsent } from '@aosai/api/domain/age';
import type { MemberType } from '@aosai/api/domain/statuses';

type RegisterStep = 'who' | 'account' | 'consent';

/** What was filled in so far; it may be kept over a reload, so no password and no code is part of it. */
export interface RegisterDraft {
  step: RegisterStep;
  type: MemberType | null;
  /** `YYYY-MM`; students only. */
  birthYm: string;
  name: string;
  account: string;
  mobile: string;
  /** Of teachers: the school that they ask to join. */
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

/** Whether the account will stand on a guardian's consent. */
export const isChildDraft = ({ type, birthYm }: RegisterDraft, now: number): boolean =>
  type === 'student' && needsConsent(birthYm, now);
