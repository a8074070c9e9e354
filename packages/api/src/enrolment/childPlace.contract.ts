/** Errors for a parent who takes a place for a child: a child must be chosen, or cannot have a place now. */
export const CHILD_PLACE_ERRORS = [
  'VALIDATION',
  'ACCOUNT_PENDING',
  'ACCOUNT_REJECTED',
  'ACCOUNT_DISABLED',
  'CONSENT_REQUIRED',
  'CONSENT_OUTDATED',
] as const;
