export interface Person {
  subject: string;
  name: string;
  type: 'student' | 'parent' | 'teacher';
  /** Month of birth, like `2014-09`. */
  birthYm?: string;
}

export interface Assertion extends Person {
  nonce: string;
  /** Seconds since 1970. */
  issuedAt: number;
  signature: string;
}

export function signAssertion(
  partner: { appId: string; key: string },
  person: Person,
  at?: { issuedAt?: number; nonce?: string },
): Assertion;

export function ssoAddress(site: string, appId: string, assertion: Assertion, page?: string): string;
