import type { MemberDetail } from '@aosai/api/contract/types';
import { ownProofOf } from '@aosai/api/domain/ownProof';

/** What this person is asked for before a way into the account changes. */
export const proofOf = ({ hasPassword, mobileMasked, emailMasked }: MemberDetail) =>
  ownProofOf({ hasPassword, hasMobile: mobileMasked !== null, hasEmail: emailMasked !== null });
