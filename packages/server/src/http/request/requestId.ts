import { randomBytes } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** nginx writes 32 hexadecimal digits; others write UUIDs. */
const FORM = /^[A-Za-z0-9-]{8,64}$/;

/** Without letters and digits that people confuse when they read a number aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz2';
const LENGTH = 12;

const newRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/**
 * The number of a request in headers, logs and messages. A trusted proxy may give it; anybody else could forge one
 * that is already in the log, so theirs is ignored, as is one of another form, which could break a log line.
 */
export function requestIdOf(headers: Headers, trustProxy: boolean): string {
  const given = trustProxy ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && FORM.test(given) ? given : newRequestId();
}
