import type { FormOf } from '@aosai/api/kit/fields';
import type { childDataFields } from '@aosai/api/accounts/memberForms';
import type { AvatarFieldProps } from '../AvatarField/AvatarField.tsx';
import type { CodeUse } from '../CodeField/SentCode.tsx';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { OrganizationLink } from '@aosai/api/schools/organizationLink.contract';
import type { GuardianLink } from '@aosai/api/accounts/minors.contract';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

/** The action in progress, and why the server refused the last one. */
export interface Act {
  pending: boolean;
  error: string | null;
}

/** Proof of ownership, needed to change a way to sign in: the password, or a code sent to the old number or address. */
export interface OwnerProof {
  password?: string;
  verifyCode?: string;
}

export interface GuardianLinks {
  joinCode: string | null;
  content: readonly GuardianLink[];
}

export interface AccountProps {
  person: Loaded<MemberDetail>;
  /** Address of the portrait, and the upload of a newly chosen one. */
  avatar: Pick<AvatarFieldProps, 'src' | 'upload'>;
  /** A student's teachers; for a teacher, colleagues in the same school, class or group. */
  teachers: Loaded<readonly { name: string }[]>;
  links: Loaded<GuardianLinks>;
  /** The child whose data are being corrected, once the guardian has opened the dialog. */
  child: Loaded<MemberDetail>;
  /** Schools that the person or a child belongs to, or is invited to join. */
  schools: Loaded<readonly OrganizationLink[]>;
  act: Act;
  /**
   * Codes sent to the new number and address; `confirm` (proof of ownership) and `firstPassword` go to a bound
   * contact.
   */
  codes: { mobile: CodeUse; email: CodeUse; confirm: CodeUse; firstPassword: CodeUse };
  /** The server's time in ms since 1970. */
  now: number;
  /** Actions with a Promise resolve to whether they succeeded; the dialog then closes. */
  on: {
    /** Clears old errors before a dialog opens. */
    forget: () => void;
    avatar: AvatarFieldProps['on'];
    nickname: (nickname: string | null) => Promise<boolean>;
    /** Sets the number or address that the next code is sent to. */
    target: (to: { mobile?: string; email?: string }) => void;
    mobile: (mobile: string, code: string, proof: OwnerProof) => Promise<boolean>;
    email: (email: string, code: string, proof: OwnerProof) => Promise<boolean>;
    password: (
      password: string,
      by: { oldPassword: string } | { code: string; channel: 'sms' | 'email' },
    ) => Promise<boolean>;
    signOutElsewhere: () => Promise<boolean>;
    invite: () => Promise<boolean>;
    request: (joinCode: string, relation: string) => Promise<boolean>;
    confirm: (linkId: string) => Promise<boolean>;
    end: (linkId: string) => Promise<boolean>;
    withdraw: (memberId: string) => Promise<boolean>;
    /** Loads the data of this child. */
    child: (memberId: string) => void;
    correct: (before: MemberDetail, form: FormOf<typeof childDataFields>) => Promise<boolean>;
    /** Answers a school's invitation, or leaves the school. */
    answer: (school: OrganizationLink, given: 'confirm' | 'refuse' | 'leave') => Promise<boolean>;
    /** Exports the member's data; without an id, that of the signed-in person. */
    export: (memberId?: string) => Promise<boolean>;
    erase: (proof: { password?: string; verifyCode?: string }, memberId?: string) => Promise<boolean>;
    retry: () => void;
  };
}
