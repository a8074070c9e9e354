import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Holder {
  appId: string;
  attemptId: string;
  deviceId: string;
  /** Incremented by every takeover, which invalidates older tokens of the same device. */
  generation: number;
}

function derive(secret: Uint8Array, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(parts.join('\n'), 'utf8').digest('base64url');
}

/** Proves that a device is the one writer. Derived, never stored: a device gets the same token after a reload. */
export function holderToken(secret: Uint8Array, { appId, attemptId, deviceId, generation }: Holder): string {
  return derive(secret, ['token', appId, attemptId, deviceId, generation]);
}

export function holdsAttempt(secret: Uint8Array, holder: Holder, token: string): boolean {
  const expected = Buffer.from(holderToken(secret, holder));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Key of the drafts that browsers keep for this attempt: 32 bytes in base64url, the same for every device. */
export function draftKey(secret: Uint8Array, appId: string, attemptId: string): string {
  return derive(secret, ['draft', appId, attemptId]);
}
