import { hash } from 'node:crypto';

/** Tokens are 256 random bits, so that a plain hash of them is as good as the token is long. */
export function sha256(text: string): string {
  return hash('sha256', text);
}

/** Changes with the password, so that an old session no longer fits. */
export function credentialOf(pwdHash: string | null): string {
  return sha256(pwdHash ?? '').slice(0, 32);
}
