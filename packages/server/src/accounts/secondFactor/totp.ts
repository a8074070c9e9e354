import { createHmac, timingSafeEqual } from 'node:crypto';
import { MS_PER_SECOND } from '@aosai/api/kit/constants';

/** Values that every authenticator app supports. */
const DIGITS = 6;
const STEP_MS = 30 * MS_PER_SECOND;
/** Codes of the step before and after are accepted too, for phones whose clocks differ. */
const DRIFT_STEPS = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding, as authenticator apps read secrets. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The number of the time step, counted from 1970. */
export const stepAt = (atMs: number): number => Math.floor(atMs / STEP_MS);

/** The code of one time step (RFC 6238 with SHA-1, RFC 4226 truncation). */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step that this code belongs to, at most one from now and later than the last used; null if it is wrong. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { nowMs, lastStep }: { nowMs: number; lastStep: number | null },
): number | null {
  const now = stepAt(nowMs);
  let found: number | null = null;
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    const given = Buffer.from(code);
    const fits = given.length === expected.length && timingSafeEqual(given, expected);
    if (fits && step > (lastStep ?? -1)) found ??= step;
  }
  return found;
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(secret: Uint8Array, { issuer, account }: { issuer: string; account: string }): string {
  const name = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${name}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
