import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from './base64url.ts';
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
  signedBytes,
  unpackKey,
} from './format.ts';
import { type Dh, MODE_BASE, MODE_PSK, setupSender } from './hpke.ts';
import { responseKeys } from './responseKeys.ts';

export interface SealOptions extends RequestLine {
  /** The JSON value to send, or `headerForm` for GETs and uploads (nothing but the line is covered then). */
  content: { body: unknown } | { headerForm: true };
  serverKey: { kid: string; publicKey: Uint8Array };
  session?: { id: string; key: Uint8Array } | undefined;
  /** The client's best guess of the server's clock. */
  nowMs: number;
  /** X25519 of the platform, where it has a faster one than JavaScript. */
  dh?: Dh | undefined;
}

export interface SealedRequest extends Envelope {
  /** Checks and opens the sealed answer to this very request. Throws ENV_SIGNATURE, then ENV_DECRYPT. */
  openResponse(status: number, envelope: Envelope): unknown;
}

/** Client side of envelope v1: one fresh ephemeral key per request. */
export function sealRequest(options: SealOptions): SealedRequest {
  const { session, serverKey, dh } = options;
  const psk = session ? { key: session.key, id: utf8ToBytes(session.id) } : undefined;
  const mode = psk ? MODE_PSK : MODE_BASE;
  const { enc, context } = setupSender(serverKey.publicKey, INFO, { psk, dh });
  const key = toBase64url(
    packKey({ version: ENVELOPE_VERSION, mode, kid: serverKey.kid, timeMs: Math.round(options.nowMs), tail: enc }),
  );
  const aad = requestAad(options, key);
  const data =
    'body' in options.content
      ? toBase64url(context.seal(aad, utf8ToBytes(JSON.stringify(options.content.body ?? {}))))
      : '';
  const signature = toBase64url(hmac(sha256, context.export(REQUEST_SIGNATURE, 32), signedBytes(aad, data)));

  function openResponse(status: number, envelope: Envelope): unknown {
    const keyBytes = fromBase64url(envelope.key);
    const signed = fromBase64url(envelope.signature);
    if (keyBytes?.length !== KEY_BYTES || signed?.length !== SIGNATURE_BYTES) throw new BrokenSeal('ENV_SIGNATURE');
    const field = unpackKey(keyBytes);
    const aadResponse = responseAad(status, key, envelope.key);
    const keys = responseKeys(context, enc, field.tail);
    const expected = hmac(sha256, keys.signature, signedBytes(aadResponse, envelope.data));
    const sameEnvelope = field.version === ENVELOPE_VERSION && field.mode === mode && field.kid === serverKey.kid;
    if (!sameEnvelope || !equalBytes(expected, signed)) throw new BrokenSeal('ENV_SIGNATURE');
    try {
      const ciphertext = fromBase64url(envelope.data);
      if (!ciphertext) throw new TypeError('data is not base64url');
      const plaintext = chacha20poly1305(keys.key, keys.nonce, aadResponse).decrypt(ciphertext);
      return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext));
    } catch (cause) {
      throw new BrokenSeal('ENV_DECRYPT', { cause });
    }
  }

  return { key, data, signature, openResponse };
}
