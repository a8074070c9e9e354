import type { GuardianLink, MemberDetail, OrganizationLink } from '@aosai/api/contract/types';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { childDataFields } from '@aosai/api/domain/memberForms';
import type { AvatarFieldProps } from '../../patterns/AvatarField/AvatarField.tsx';
import type { CodeUse } from '../../patterns/CodeField/SentCode.tsx';
import type { Loaded } from '../../patterns/Load/Load.tsx';

/** What is being done, and what the server said against it. */
export interface Act {
  pending: boolean;
  error: string | null;
}

/** Of anyone who changes a way into the account: password, or the code that came to the old number or address. */
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
  /** Address of the portrait, and where a newly chosen one is on its way. */
  avatar: Pick<AvatarFieldProps, 'src' | 'upload'>;
  /** Of a student the own teachers; of a teacher those of the same school, class or group. */
  teachers: Loaded<readonly { name: string }[]>;
  links: Loaded<GuardianLinks>;
  /** The child whose data are to be corrected, once someone has asked. */
  child: Loaded<MemberDetail>;
  /** Schools that the person or a child belongs to, or is asked to join. */
  schools: Loaded<readonly OrganizationLink[]>;
  act: Act;
  /** To the new number, to the new address, and two to what is bound: who asks is the owner; a first password. */
  codes: { mobile: CodeUse; email: CodeUse; confirm: CodeUse; firstPassword: CodeUse };
  /** The server's time in ms since 1970. */
  now: number;
  /** What changes something answers whether it was done: then its dialog closes. */
  on: {
    /** Before a dialog opens: old objections go. */
    forget: () => void;
    avatar: AvatarFieldProps['on'];
    nickname: (nickname: string | null) => Promise<boolean>;
    /** The number that the next code goes to. */
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
    /** The child whose data are looked at, so that they are read. */
    child: (memberId: string) => void;
    correct: (before: MemberDetail, form: FormOf<typeof childDataFields>) => Promise<boolean>;
    /** What is said to a school that asks, or is left. */
    answer: (school: OrganizationLink, given: 'confirm' | 'refuse' | 'leave') => Promise<boolean>;
    /** Without an id: one's own. */
    export: (memberId?: string) => Promise<boolean>;
    erase: (proof: { password?: string; verifyCode?: string }, memberId?: string) => Promise<boolean>;
    retry: () => void;
  };
}
