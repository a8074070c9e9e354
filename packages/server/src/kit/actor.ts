import type { MemberType } from '@aosai/api/domain/statuses';

/** The caller, according to the session; row scope derives from this only. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'member';
      sessionId: string;
      memberId: string;
      type: MemberType;
      orgId: string | null;
      orgRoles: readonly ('manager' | 'teacher' | 'student')[];
      /** Someone else knows the password: nothing but setting a new one is allowed. */
      mustChangePwd?: boolean;
      expiresAt: Date;
    }
  | {
      kind: 'user';
      sessionId: string;
      userId: string;
      isSuper: boolean;
      permissions: ReadonlySet<string>;
      mustChangePwd?: boolean;
      expiresAt: Date;
    };
