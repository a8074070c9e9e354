import { ownProofOf } from '@aosai/api/domain/ownProof';
import type { MemberDetail } from '@aosai/api/contract/people/memberViews';

/** Which proof of ownership this person has to give before a way to sign in changes. */
export const proofOf = ({ hasPassword, mobileMasked, emailMasked }: MemberDetail) =>
  ownProofOf({ hasPassword, hasMobile: mobileMasked !== null, hasEmail: emailMasked !== null });
