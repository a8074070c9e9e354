/** What a parent may be told who takes a place for a child: whom to choose, and why the child may have none now. */
export const CHILD_PLACE_ERRORS = [
  'VALIDATION',
  'ACCOUNT_PENDING',
  'ACCOUNT_REJECTED',
  'ACCOUNT_DISABLED',
  'CONSENT_REQUIRED',
  'CONSENT_OUTDATED',
] as const;
