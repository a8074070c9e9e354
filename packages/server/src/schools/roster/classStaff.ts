import type { CallContext } from '../../kit/context.ts';

/** A person who no longer teaches at a school. */
export interface LeavingTeacher {
  orgId: string;
  memberId: string;
  /** Who takes over the classes; null leaves them without this teacher. */
  heirId: string | null;
}

interface NamedClass {
  id: string;
  title: string;
}

/** What a school asks of classes, which this subject does not know. */
export interface ClassStaff {
  /**
   * Takes a person out of the teachers and assistants of the school's classes that are not over. Returns the classes
   * that have no teacher now. Call it in the transaction in which the person leaves. Throws TEACHER_UNFIT, VALIDATION.
   */
  leave(context: CallContext, leaving: LeavingTeacher): Promise<NamedClass[]>;
}

declare module '../../kit/engineCall.ts' {
  interface Registries {
    classStaff: ClassStaff;
  }
}
