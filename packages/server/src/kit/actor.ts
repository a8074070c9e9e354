import { AppError } from '@aosai/api/kit/errors';
import type { MemberType } from '@aosai/api/kit/realms';

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
      /** The app requires a second factor of teachers or managers: nothing but setting it up is allowed. */
      mustSetSecondFactor?: boolean;
      expiresAt: Date;
    }
  | {
      kind: 'user';
      sessionId: string;
      userId: string;
      isSuper: boolean;
      permissions: ReadonlySet<string>;
      mustChangePwd?: boolean;
      /** A role requires a second factor, and there is none: nothing but setting it up is allowed. */
      mustSetSecondFactor?: boolean;
      /** When the person last proved again to be at the keyboard; null if not since the sign-in. */
      provedAgainAt?: Date | null;
      expiresAt: Date;
    };

export type MemberActor = Extract<Actor, { kind: 'member' }>;

/** The member behind the session; the access table admits nobody else. Throws FORBIDDEN. */
export function memberActor({ actor }: { actor: Actor }): MemberActor {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return actor;
}
