/** The proof that a signed-in person gives again before the sign-in methods of the account change. */
export type OwnProof = 'password' | 'sms' | 'email' | 'none';

/**
 * The proof for this account: its password, else a code to its mobile number, else to its e-mail address. `none` for
 * accounts that sign in only by WeChat or a partner school: nothing else is known of them.
 */
export function ownProofOf(known: { hasPassword: boolean; hasMobile: boolean; hasEmail: boolean }): OwnProof {
  if (known.hasPassword) return 'password';
  if (known.hasMobile) return 'sms';
  return known.hasEmail ? 'email' : 'none';
}
