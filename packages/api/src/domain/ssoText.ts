/** How long an assertion is good for, before and after: clocks of two servers differ. */
export const SSO_WINDOW_SECONDS = 60;

export interface SsoAssertion {
  appId: string;
  /** Who the person is at the partner school; stays the same for ever. */
  subject: string;
  name: string;
  type: string;
  /** `YYYY-MM`, when the partner says it. */
  birthYm?: string | undefined;
  nonce: string;
  /** Seconds since 1970. */
  issuedAt: number;
}

/**
 * The text that a partner school signs with its key (HMAC-SHA256, hex): eight lines joined by LF, the last without one.
 * docs/sso.md prints an example. No field holds a line break.
 */
export function ssoSignedText({ appId, subject, name, type, birthYm, nonce, issuedAt }: SsoAssertion): string {
  return ['aosai-sso-v1', appId, subject, name, type, birthYm ?? '', nonce, String(issuedAt)].join('\n');
}
