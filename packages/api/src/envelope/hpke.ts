import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from './x25519.ts';
import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * HPKE (RFC 9180), single shot, one suite: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20-Poly1305;
 * base and psk mode, sequence number 0 only. Pure and synchronous, so it runs on plain-http pages and at page close.
 */
const KEM_SUITE = concatBytes(utf8ToBytes('KEM'), Uint8Array.of(0x00, 0x20));
const HPKE_SUITE = concatBytes(utf8ToBytes('HPKE'), Uint8Array.of(0x00, 0x20, 0x00, 0x01, 0x00, 0x03));
const VERSION_LABEL = utf8ToBytes('HPKE-v1');
const NONE = new Uint8Array(0);

export const MODE_BASE = 0x00;
export const MODE_PSK = 0x01;

/** X25519 of a secret and a public key; must throw or give zeros on low-order points (zeros are refused here). */
export type Dh = (secretKey: Uint8Array, publicKey: Uint8Array) => Uint8Array;

export interface Psk {
  key: Uint8Array;
  id: Uint8Array;
}

export interface HpkeContext {
  seal(aad: Uint8Array, plaintext: Uint8Array): Uint8Array;
  /** Throws when the tag does not fit. */
  open(aad: Uint8Array, ciphertext: Uint8Array): Uint8Array;
  export(exporterContext: Uint8Array, lengthBytes: number): Uint8Array;
}

function labeledExtract(suite: Uint8Array, salt: Uint8Array, label: string, ikm: Uint8Array): Uint8Array {
  return extract(sha256, concatBytes(VERSION_LABEL, suite, utf8ToBytes(label), ikm), salt);
}

function labeledExpand(
  suite: Uint8Array,
  prk: Uint8Array,
  label: string,
  info: Uint8Array,
  length: number,
): Uint8Array {
  const labeled = concatBytes(
    Uint8Array.of(length >> 8, length & 0xff),
    VERSION_LABEL,
    suite,
    utf8ToBytes(label),
    info,
  );
  return expand(sha256, prk, labeled, length);
}

export const nobleDh: Dh = (secretKey, publicKey) => x25519.getSharedSecret(secretKey, publicKey);

/** The KEM's shared secret; throws on an all-zero X25519 result (RFC 9180 §7.1.4). */
function sharedSecret(
  dh: Dh,
  secretKey: Uint8Array,
  peer: Uint8Array,
  enc: Uint8Array,
  recipient: Uint8Array,
): Uint8Array {
  const raw = dh(secretKey, peer);
  if (raw.every((byte) => byte === 0)) throw new Error('X25519 gave the zero point');
  const prk = labeledExtract(KEM_SUITE, NONE, 'eae_prk', raw);
  return labeledExpand(KEM_SUITE, prk, 'shared_secret', concatBytes(enc, recipient), 32);
}

function keySchedule(mode: number, secret: Uint8Array, info: Uint8Array, psk: Psk | undefined): HpkeContext {
  const pskIdHash = labeledExtract(HPKE_SUITE, NONE, 'psk_id_hash', psk?.id ?? NONE);
  const infoHash = labeledExtract(HPKE_SUITE, NONE, 'info_hash', info);
  const context = concatBytes(Uint8Array.of(mode), pskIdHash, infoHash);
  const prk = labeledExtract(HPKE_SUITE, secret, 'secret', psk?.key ?? NONE);
  const key = labeledExpand(HPKE_SUITE, prk, 'key', context, 32);
  const nonce = labeledExpand(HPKE_SUITE, prk, 'base_nonce', context, 12);
  const exporter = labeledExpand(HPKE_SUITE, prk, 'exp', context, 32);
  return {
    seal: (aad, plaintext) => chacha20poly1305(key, nonce, aad).encrypt(plaintext),
    open: (aad, ciphertext) => chacha20poly1305(key, nonce, aad).decrypt(ciphertext),
    export: (exporterContext, length) => labeledExpand(HPKE_SUITE, exporter, 'sec', exporterContext, length),
  };
}

/** The curve's base point: a secret key times this is its public key. */
const BASE_POINT = Uint8Array.of(9, ...new Uint8Array(31));

/**
 * Sender's set-up. `ephemeral` is for vectors only; otherwise a fresh key each time. A program outside the browser
 * injects its own faster `dh`. Returns `enc` (32 bytes) and the context.
 */
export function setupSender(
  recipient: Uint8Array,
  info: Uint8Array,
  options: { psk?: Psk | undefined; ephemeral?: Uint8Array; dh?: Dh | undefined } = {},
): { enc: Uint8Array; context: HpkeContext } {
  const { dh = nobleDh } = options;
  const secretKey = options.ephemeral ?? x25519.utils.randomSecretKey();
  const enc = dh(secretKey, BASE_POINT);
  const secret = sharedSecret(dh, secretKey, recipient, enc, recipient);
  return { enc, context: keySchedule(options.psk ? MODE_PSK : MODE_BASE, secret, info, options.psk) };
}

/** Receiver's set-up. The server injects its own faster `dh`. */
export function setupReceiver(
  enc: Uint8Array,
  recipient: { secretKey: Uint8Array; publicKey: Uint8Array },
  info: Uint8Array,
  options: { psk?: Psk | undefined; dh?: Dh | undefined } = {},
): HpkeContext {
  const secret = sharedSecret(options.dh ?? nobleDh, recipient.secretKey, enc, enc, recipient.publicKey);
  return keySchedule(options.psk ? MODE_PSK : MODE_BASE, secret, info, options.psk);
}

/** DeriveKeyPair of DHKEM(X25519): only vectors need it. */
export function deriveKeyPair(ikm: Uint8Array): { secretKey: Uint8Array; publicKey: Uint8Array } {
  const prk = labeledExtract(KEM_SUITE, NONE, 'dkp_prk', ikm);
  const secretKey = labeledExpand(KEM_SUITE, prk, 'sk', NONE, 32);
  return { secretKey, publicKey: x25519.getPublicKey(secretKey) };
}
