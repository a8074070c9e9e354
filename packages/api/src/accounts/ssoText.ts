/** An assertion is valid this long before and after its time, because the clocks of two servers differ. */
export const SSO_WINDOW_SECONDS = 60;

/** An assertion of a partner school about its student. */
export interface SsoAssertion {
  appId: string;
  /** Permanent id of the person at the partner school. */
  subject: string;
  name: string;
  type: string;
  /** `YYYY-MM`, if the partner sends it. */
  birthYm?: string | undefined;
  nonce: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/**
 * The text that a partner school signs with its key (HMAC-SHA256, hex): eight lines joined by LF, without a final LF.
 * docs/sso.md has an example. Fields must not contain line breaks.
 */
export function ssoSignedText({ appId, subject, name, type, birthYm, nonce, issuedAt }: SsoAssertion): string {
  return ['aosai-sso-v1', appId, subject, name, type, birthYm ?? '', nonce, String(issuedAt)].join('\n');
}
