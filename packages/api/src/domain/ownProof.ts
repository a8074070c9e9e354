/** What someone signed in is asked for again before the ways into the account change. */
export type OwnProof = 'password' | 'sms' | 'email' | 'none';

/**
 * The proof for this account: its password, else a code to what it is bound to, the mobile number before the e-mail
 * address. `none` for who comes in by WeChat or a partner school only: nothing else is known of them.
 */
export function ownProofOf(known: { hasPassword: boolean; hasMobile: boolean; hasEmail: boolean }): OwnProof {
  if (known.hasPassword) return 'password';
  if (known.hasMobile) return 'sms';
  return known.hasEmail ? 'email' : 'none';
}
