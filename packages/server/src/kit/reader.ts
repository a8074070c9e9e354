/** The person who looks at exams. */
export interface Viewer {
  memberId: string | null;
  orgId: string | null;
}

/** The reader, as far as it decides which questions they may write. */
export interface Author {
  isOffice: boolean;
  memberId: string | null;
  /** The school that they manage. */
  managedOrgId: string | null;
}

/** For output that is the same for everybody. */
export const NO_AUTHOR: Author = { isOffice: false, memberId: null, managedOrgId: null };
