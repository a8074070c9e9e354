import { utf8ToBytes } from '@noble/hashes/utils.js';
import { AppError } from '../kit/errors.ts';
import {
  CLOCK_WINDOW_MS,
  ENVELOPE_VERSION,
  type Envelope,
  equalBytes,
  INFO,
  KEY_BYTES,
  MAX_BODY_BYTES,
  MIN_CIPHERTEXT_BYTES,
  packKey,
  REQUEST_SIGNATURE,
  type RequestLine,
  requestAad,
  responseAad,
  SIGNATURE_BYTES,
  signatureOf,
  unpackKey,
} from './format.ts';
import { type HpkeContext, MODE_BASE, MODE_PSK, type Psk, setupReceiver } from './hpke.ts';
import type { ServerKey } from './keys.ts';
import { noblePrimitives } from './noblePrimitives.ts';
import type { Primitives } from './primitives.ts';
import { responseKeys } from './responseKeys.ts';

/** A received request: the line that the signature covers, and the envelope. */
export interface RequestParts extends RequestLine, Envelope {}

/** State of the server that opening a request depends on. */
export interface OpenOptions {
  nowMs: number;
  /** Requests sealed before this instant are refused: the start of the process, unless the replay store outlives it. */
  notBeforeMs: number;
  /** Returns the key of this kid if it is active now, else undefined. */
  keyByKid(kid: string): ServerKey | undefined | Promise<ServerKey | undefined>;
  /** Returns the active session of the request, or null. Called in psk mode only. */
  session(): Promise<{ id: string; key: Uint8Array } | null>;
  /** Stores `enc` until the instant. Returns false when it was stored already (a replay). */
  markSeen(enc: string, untilMs: number, mode: 0 | 1): Promise<boolean>;
  /** Faster primitives of the platform. Default: pure JavaScript. */
  primitives?: Primitives;
}

/** An opened request, with functions that seal its response. */
export interface OpenedRequest {
  /** 0: anonymous, whatever cookies were sent. 1: the sender has proved the session's key. */
  mode: 0 | 1;
  body: unknown;
  seal(status: number, body: unknown, nowMs: number): Envelope;
  /** Like `seal`, for a body that is JSON text already. */
  sealText(status: number, json: string, nowMs: number): Envelope;
}

/** A body has three names and three values in quotes. More quotes mean other or repeated members. */
const QUOTES = 12;

function hasQuotes(text: string, count: number): boolean {
  let at = -1;
  for (let seen = 0; seen <= count; seen += 1) {
    at = text.indexOf('"', at + 1);
    if (at === -1) return seen === count;
  }
  return false;
}

/**
 * Step 1 for a body: exactly three strings, each once, at most 1 MiB.
 * @throws AppError ENV_TOO_LARGE or ENV_MALFORMED
 */
export function parseEnvelopeBody(text: string): Envelope {
  if (text.length > MAX_BODY_BYTES) throw new AppError('ENV_TOO_LARGE');
  if (!hasQuotes(text, QUOTES)) throw new AppError('ENV_MALFORMED');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
  if (typeof value !== 'object' || value === null) throw new AppError('ENV_MALFORMED');
  const { key, data, signature } = value as Record<string, unknown>;
  if (typeof key !== 'string' || typeof data !== 'string' || typeof signature !== 'string' || data === '') {
    throw new AppError('ENV_MALFORMED');
  }
  return { key, data, signature };
}

/**
 * Step 1 for the header form `key.signature`.
 * @throws AppError ENV_MALFORMED
 */
export function parseEnvelopeHeader(value: string): { key: string; signature: string } {
  const [key, signature, ...rest] = value.split('.');
  if (!key || !signature || rest.length > 0) throw new AppError('ENV_MALFORMED');
  return { key, signature };
}

/**
 * Opens a request on the server: runs the eight checks of envelope v1 in order and throws on the first failure.
 * @throws AppError ENV_MALFORMED, ENV_VERSION, ENV_KEY, ENV_CLOCK, ENV_SESSION, ENV_SIGNATURE, ENV_REPLAY, ENV_DECRYPT
 */
export async function openRequest(parts: RequestParts, options: OpenOptions): Promise<OpenedRequest> {
  const { primitives = noblePrimitives } = options;
  const { fromBase64url, toBase64url } = primitives;
  const keyBytes = fromBase64url(parts.key);
  const signature = fromBase64url(parts.signature);
  const ciphertext = fromBase64url(parts.data);
  if (keyBytes?.length !== KEY_BYTES || signature?.length !== SIGNATURE_BYTES || !ciphertext) {
    throw new AppError('ENV_MALFORMED');
  }
  if (parts.data !== '' && ciphertext.length < MIN_CIPHERTEXT_BYTES) throw new AppError('ENV_MALFORMED');

  const field = unpackKey(keyBytes);
  if (field.version !== ENVELOPE_VERSION) throw new AppError('ENV_VERSION');
  const mode = field.mode === MODE_BASE ? 0 : field.mode === MODE_PSK ? 1 : undefined;
  if (mode === undefined || Number.isNaN(field.timeMs)) throw new AppError('ENV_MALFORMED');

  const serverKey = await options.keyByKid(field.kid);
  if (!serverKey) throw new AppError('ENV_KEY');
  if (Math.abs(options.nowMs - field.timeMs) > CLOCK_WINDOW_MS || field.timeMs < options.notBeforeMs) {
    throw new AppError('ENV_CLOCK');
  }

  let psk: Psk | undefined;
  if (mode === 1) {
    const session = await options.session();
    if (!session) throw new AppError('ENV_SESSION');
    psk = { key: session.key, id: utf8ToBytes(session.id) };
  }

  const enc = field.tail;
  const context = setUp(enc, serverKey, psk, primitives);
  const aad = requestAad(parts, parts.key);
  const expected = signatureOf(primitives, context.export(REQUEST_SIGNATURE, 32), aad, parts.data);
  if (!equalBytes(expected, signature)) throw new AppError('ENV_SIGNATURE');
  const isNew = await options.markSeen(toBase64url(enc), field.timeMs + CLOCK_WINDOW_MS, mode);
  if (!isNew) throw new AppError('ENV_REPLAY');

  const answered = { primitives, context, enc, mode, kid: serverKey.kid, requestKey: parts.key } as const;
  return {
    mode,
    body: parts.data === '' ? {} : openBody(context, aad, ciphertext),
    seal: (status, body, nowMs) => sealResponse(answered, status, JSON.stringify(body), nowMs),
    sealText: (status, json, nowMs) => sealResponse(answered, status, json, nowMs),
  };
}

function setUp(enc: Uint8Array, serverKey: ServerKey, psk: Psk | undefined, primitives: Primitives): HpkeContext {
  try {
    return setupReceiver(enc, serverKey, INFO, { psk, primitives });
  } catch (cause) {
    throw new AppError('ENV_SIGNATURE', {}, { cause });
  }
}

function openBody(context: HpkeContext, aad: Uint8Array, ciphertext: Uint8Array): unknown {
  try {
    const plaintext = context.open(aad, ciphertext);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext));
  } catch (cause) {
    throw new AppError('ENV_DECRYPT', {}, { cause });
  }
}

interface Answered {
  primitives: Primitives;
  context: HpkeContext;
  enc: Uint8Array;
  mode: number;
  kid: string;
  requestKey: string;
}

function sealResponse(request: Answered, status: number, json: string, nowMs: number): Envelope {
  const { primitives } = request;
  const { toBase64url } = primitives;
  const responseNonce = primitives.random(32);
  const key = toBase64url(
    packKey({ version: ENVELOPE_VERSION, mode: request.mode, kid: request.kid, timeMs: nowMs, tail: responseNonce }),
  );
  const aad = responseAad(status, request.requestKey, key);
  const keys = responseKeys(primitives, request.context, request.enc, responseNonce);
  const data = toBase64url(primitives.encrypt(keys.key, keys.nonce, aad, utf8ToBytes(json)));
  return { key, data, signature: toBase64url(signatureOf(primitives, keys.signature, aad, data)) };
}
