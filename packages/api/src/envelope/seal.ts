import { utf8ToBytes } from '@noble/hashes/utils.js';
import { BrokenSeal } from './brokenSeal.ts';
import {
  ENVELOPE_VERSION,
  type Envelope,
  equalBytes,
  INFO,
  KEY_BYTES,
  packKey,
  REQUEST_SIGNATURE,
  type RequestLine,
  requestAad,
  responseAad,
  SIGNATURE_BYTES,
  signatureOf,
  unpackKey,
} from './format.ts';
import { MODE_BASE, MODE_PSK, setupSender } from './hpke.ts';
import { noblePrimitives } from './noblePrimitives.ts';
import type { Primitives } from './primitives.ts';
import { responseKeys } from './responseKeys.ts';

/** A message to seal, and its receiver. */
export interface SealOptions extends RequestLine {
  /** A JSON value to encrypt, or `headerForm` for GETs and uploads, where only the request line is signed. */
  content: { body: unknown } | { headerForm: true };
  serverKey: { kid: string; publicKey: Uint8Array };
  session?: { id: string; key: Uint8Array } | undefined;
  /** The client's estimate of the server's clock. */
  nowMs: number;
  /** Faster primitives of the platform. Default: pure JavaScript. */
  primitives?: Primitives | undefined;
}

/** A sealed request, with the function that opens its response. */
export interface SealedRequest extends Envelope {
  /**
   * Checks and opens the response to this request.
   * @throws BrokenSeal ENV_SIGNATURE when it was changed or belongs to another request, ENV_DECRYPT when it does not
   * open
   */
  openResponse(status: number, envelope: Envelope): unknown;
}

/** Seals a request on the client, with a new ephemeral key. With a session it uses psk mode, else base mode. */
export function sealRequest(options: SealOptions): SealedRequest {
  const { session, serverKey, primitives = noblePrimitives } = options;
  const { toBase64url, fromBase64url } = primitives;
  const psk = session ? { key: session.key, id: utf8ToBytes(session.id) } : undefined;
  const mode = psk ? MODE_PSK : MODE_BASE;
  const { enc, context } = setupSender(serverKey.publicKey, INFO, { psk, primitives });
  const key = toBase64url(
    packKey({ version: ENVELOPE_VERSION, mode, kid: serverKey.kid, timeMs: Math.round(options.nowMs), tail: enc }),
  );
  const aad = requestAad(options, key);
  const data =
    'body' in options.content
      ? toBase64url(context.seal(aad, utf8ToBytes(JSON.stringify(options.content.body ?? {}))))
      : '';
  const signature = toBase64url(signatureOf(primitives, context.export(REQUEST_SIGNATURE, 32), aad, data));

  function openResponse(status: number, envelope: Envelope): unknown {
    const keyBytes = fromBase64url(envelope.key);
    const signed = fromBase64url(envelope.signature);
    if (keyBytes?.length !== KEY_BYTES || signed?.length !== SIGNATURE_BYTES) throw new BrokenSeal('ENV_SIGNATURE');
    const field = unpackKey(keyBytes);
    const aadResponse = responseAad(status, key, envelope.key);
    const keys = responseKeys(primitives, context, enc, field.tail);
    const expected = signatureOf(primitives, keys.signature, aadResponse, envelope.data);
    const sameEnvelope = field.version === ENVELOPE_VERSION && field.mode === mode && field.kid === serverKey.kid;
    if (!sameEnvelope || !equalBytes(expected, signed)) throw new BrokenSeal('ENV_SIGNATURE');
    try {
      const ciphertext = fromBase64url(envelope.data);
      if (!ciphertext) throw new TypeError('data is not base64url');
      const plaintext = primitives.decrypt(keys.key, keys.nonce, aadResponse, ciphertext);
      return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext));
    } catch (cause) {
      throw new BrokenSeal('ENV_DECRYPT', { cause });
    }
  }

  return { key, data, signature, openResponse };
}
