/** A known vulnerability that does not affect us or cannot be fixed yet. */
export interface AcceptedAdvisory {
  /** Published id, `GHSA-…`. */
  id: string;
  reason: string;
  /** The last day, `2026-12-31`; after it the check fails again. */
  until: string;
}

export const ACCEPTED_ADVISORIES: readonly AcceptedAdvisory[] = [];
