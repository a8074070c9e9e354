import type { MemberType } from '@aosai/api/domain/statuses';

/** Who is calling, as the session says; row scope derives from this alone. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'member';
      sessionId: string;
      memberId: string;
      type: MemberType;
      orgId: string | null;
      orgRoles: readonly ('manager' | 'teacher' | 'student')[];
      /** Someone else knows the password: only a new one may be set. */
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
