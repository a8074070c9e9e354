import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { noblePrimitives } from './noblePrimitives.ts';
import type { Primitives } from './primitives.ts';
import { x25519 } from './x25519.ts';

/**
 * HPKE (RFC 9180), single-shot, with one suite: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20-Poly1305; base and
 * psk mode, sequence number 0 only. All functions are synchronous, and pure except for the injected primitives.
 */
const KEM_SUITE = concatBytes(utf8ToBytes('KEM'), Uint8Array.of(0x00, 0x20));
const HPKE_SUITE = concatBytes(utf8ToBytes('HPKE'), Uint8Array.of(0x00, 0x20, 0x00, 0x01, 0x00, 0x03));
const VERSION_LABEL = utf8ToBytes('HPKE-v1');
const NONE = new Uint8Array(0);

/** HPKE mode without a pre-shared key. */
export const MODE_BASE = 0x00;
/** HPKE mode with a pre-shared key. */
export const MODE_PSK = 0x01;

/** A pre-shared key: the session's key and id. */
export interface Psk {
  key: Uint8Array;
  id: Uint8Array;
}

/** An HPKE context. Seal one message with it at most: key and nonce do not change, and both directions share them. */
export interface HpkeContext {
  seal(aad: Uint8Array, plaintext: Uint8Array): Uint8Array;
  /** Throws when the authentication tag is wrong. */
  open(aad: Uint8Array, ciphertext: Uint8Array): Uint8Array;
  export(exporterContext: Uint8Array, lengthBytes: number): Uint8Array;
}

function labeledExtract(
  { extract }: Primitives,
  suite: Uint8Array,
  salt: Uint8Array,
  label: string,
  ikm: Uint8Array,
): Uint8Array {
  return extract(salt, concatBytes(VERSION_LABEL, suite, utf8ToBytes(label), ikm));
}

function labeledExpand(
  { expand }: Primitives,
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
  return expand(prk, labeled, length);
}

/** The shared secret of the KEM. Throws on an all-zero X25519 result (RFC 9180 §7.1.4). */
function sharedSecret(
  primitives: Primitives,
  secretKey: Uint8Array,
  peer: Uint8Array,
  enc: Uint8Array,
  recipient: Uint8Array,
): Uint8Array {
  const raw = primitives.dh(secretKey, peer);
  if (raw.every((byte) => byte === 0)) throw new Error('X25519 gave the zero point');
  const prk = labeledExtract(primitives, KEM_SUITE, NONE, 'eae_prk', raw);
  return labeledExpand(primitives, KEM_SUITE, prk, 'shared_secret', concatBytes(enc, recipient), 32);
}

function keySchedule(
  primitives: Primitives,
  mode: number,
  secret: Uint8Array,
  info: Uint8Array,
  psk: Psk | undefined,
): HpkeContext {
  const pskIdHash = labeledExtract(primitives, HPKE_SUITE, NONE, 'psk_id_hash', psk?.id ?? NONE);
  const infoHash = labeledExtract(primitives, HPKE_SUITE, NONE, 'info_hash', info);
  const context = concatBytes(Uint8Array.of(mode), pskIdHash, infoHash);
  const prk = labeledExtract(primitives, HPKE_SUITE, secret, 'secret', psk?.key ?? NONE);
  const key = labeledExpand(primitives, HPKE_SUITE, prk, 'key', context, 32);
  const nonce = labeledExpand(primitives, HPKE_SUITE, prk, 'base_nonce', context, 12);
  const exporter = labeledExpand(primitives, HPKE_SUITE, prk, 'exp', context, 32);
  return {
    seal: (aad, plaintext) => primitives.encrypt(key, nonce, aad, plaintext),
    open: (aad, ciphertext) => primitives.decrypt(key, nonce, aad, ciphertext),
    export: (exporterContext, length) =>
      labeledExpand(primitives, HPKE_SUITE, exporter, 'sec', exporterContext, length),
  };
}

/** The curve's base point: X25519 of a secret key and this is the public key. */
const BASE_POINT = Uint8Array.of(9, ...new Uint8Array(31));

/**
 * Sets up the sender with a new ephemeral key (RFC 9180 §5.1). Returns `enc` (32 bytes) and the context. Programs
 * outside the browser may inject faster primitives.
 * @throws Error when the recipient's public key is of low order
 */
export function setupSender(
  recipient: Uint8Array,
  info: Uint8Array,
  options: { psk?: Psk | undefined; primitives?: Primitives | undefined } = {},
): { enc: Uint8Array; context: HpkeContext } {
  const { primitives = noblePrimitives } = options;
  const secretKey = primitives.random(32);
  const enc = primitives.dh(secretKey, BASE_POINT);
  const secret = sharedSecret(primitives, secretKey, recipient, enc, recipient);
  return { enc, context: keySchedule(primitives, options.psk ? MODE_PSK : MODE_BASE, secret, info, options.psk) };
}

/**
 * Sets up the receiver (RFC 9180 §5.1). The server injects faster primitives.
 * @throws Error when `enc` is of low order
 */
export function setupReceiver(
  enc: Uint8Array,
  recipient: { secretKey: Uint8Array; publicKey: Uint8Array },
  info: Uint8Array,
  options: { psk?: Psk | undefined; primitives?: Primitives | undefined } = {},
): HpkeContext {
  const { primitives = noblePrimitives } = options;
  const secret = sharedSecret(primitives, recipient.secretKey, enc, enc, recipient.publicKey);
  return keySchedule(primitives, options.psk ? MODE_PSK : MODE_BASE, secret, info, options.psk);
}

/** DeriveKeyPair of DHKEM(X25519) (RFC 9180 §7.1.3); used with test vectors only. */
export function deriveKeyPair(ikm: Uint8Array): { secretKey: Uint8Array; publicKey: Uint8Array } {
  const prk = labeledExtract(noblePrimitives, KEM_SUITE, NONE, 'dkp_prk', ikm);
  const secretKey = labeledExpand(noblePrimitives, KEM_SUITE, prk, 'sk', NONE, 32);
  return { secretKey, publicKey: x25519.getPublicKey(secretKey) };
}
