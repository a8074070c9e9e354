/** A known vulnerability that does not concern us, or cannot be mended yet. */
export interface AcceptedAdvisory {
  /** As it is published: `GHSA-…`. */
  id: string;
  reason: string;
  /** The last day, `2026-12-31`; after it the check fails again. */
  until: string;
}

export const ACCEPTED_ADVISORIES: readonly AcceptedAdvisory[] = [];
