import { ownProofOf } from '@aosai/api/accounts/ownProof';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

/** Which proof of ownership this person has to give before a way to sign in changes. */
export const proofOf = ({ hasPassword, mobileMasked, emailMasked }: MemberDetail) =>
  ownProofOf({ hasPassword, hasMobile: mobileMasked !== null, hasEmail: emailMasked !== null });
