import { utf8ToBytes } from '@noble/hashes/utils.js';
import { MEBIBYTE } from '../kit/constants.ts';
import type { Primitives } from './primitives.ts';

/** Constants and layouts of envelope v1 that client and server share. See docs/envelope.md. */
export const ENVELOPE_VERSION = 0x01;
/** Length of the packed key field. */
export const KEY_BYTES = 45;
/** Length of a signature (HMAC-SHA256). */
export const SIGNATURE_BYTES = 32;
/** Minimum length of a ciphertext, which is its authentication tag. */
export const MIN_CIPHERTEXT_BYTES = 16;
/** Maximum size of a body. */
export const MAX_BODY_BYTES = MEBIBYTE;
/** Maximum difference between the clocks of client and server. */
export const CLOCK_WINDOW_MS = 300_000;
/** HPKE `info` of envelope v1. */
export const INFO = utf8ToBytes('aosai-envelope-v1');
/** HPKE exporter context of the key that signs requests. */
export const REQUEST_SIGNATURE = utf8ToBytes('aosai-envelope-v1 request signature');
/** HPKE exporter context of the secret for responses. */
export const RESPONSE = utf8ToBytes('aosai-envelope-v1 response');

/** HTTP header with the id of the site. */
export const HEADER_APP_ID = 'App-Id';
/** HTTP header with the envelope of a request that has no body. */
export const HEADER_ENVELOPE = 'Envelope';

/** A sealed body: three base64url strings. `key` is the packed key field, `data` the ciphertext. */
export interface Envelope {
  key: string;
  data: string;
  signature: string;
}

/**
 * The parts of a request that its signature covers. `path` starts after the API prefix; `query` is the raw text after
 * `?`.
 */
export interface RequestLine {
  method: string;
  path: string;
  query: string;
  appId: string;
}

/** The unpacked key field: 45 bytes. */
export interface KeyField {
  version: number;
  mode: number;
  kid: string;
  timeMs: number;
  /** In a request the HPKE `enc`, in a response a random nonce; 32 bytes. */
  tail: Uint8Array;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Packs a key field: version and mode (1 byte each), kid (3), time in ms (8, big-endian), tail (32). */
export function packKey(field: KeyField): Uint8Array {
  const bytes = new Uint8Array(KEY_BYTES);
  bytes[0] = field.version;
  bytes[1] = field.mode;
  for (let i = 0; i < 3; i += 1) bytes[2 + i] = Number.parseInt(field.kid.slice(i * 2, i * 2 + 2), 16);
  new DataView(bytes.buffer).setBigUint64(5, BigInt(field.timeMs));
  bytes.set(field.tail, 13);
  return bytes;
}

/** Unpacks a key field. `timeMs` is NaN above 2^53 − 1; the server refuses that as malformed. */
export function unpackKey(bytes: Uint8Array): KeyField {
  const time = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(5);
  return {
    version: bytes[0] ?? 0,
    mode: bytes[1] ?? 0,
    kid: hex(bytes.subarray(2, 5)),
    timeMs: time <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(time) : Number.NaN,
    tail: bytes.subarray(13),
  };
}

/** The additional authenticated data of a request; `key` is the base64url text of its key field. */
export function requestAad(line: RequestLine, key: string): Uint8Array {
  return utf8ToBytes(['aosai-envelope-v1 request', line.method, line.path, line.query, line.appId, key].join('\n'));
}

/** The additional authenticated data of a response, bound to its status and to the request's key field. */
export function responseAad(status: number, requestKey: string, key: string): Uint8Array {
  return utf8ToBytes(['aosai-envelope-v1 response', String(status).padStart(3, '0'), requestKey, key].join('\n'));
}

/** HMAC-SHA256 over `aad || LF || data`. */
export function signatureOf({ hmac }: Primitives, key: Uint8Array, aad: Uint8Array, data: string): Uint8Array {
  return hmac(key, aad, '\n', data);
}

/** Compares in constant time; returns false at once when the lengths differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}
