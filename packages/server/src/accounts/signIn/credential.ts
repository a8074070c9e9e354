import { hash } from 'node:crypto';

/** Plain hash; enough for tokens of 256 random bits. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** Changes with the password, which invalidates older sessions. */
export function credentialOf(pwdHash: string | null): string {
  return sha256(pwdHash ?? '').slice(0, 32);
}
