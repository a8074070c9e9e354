import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Primitives } from '@aosai/api/envelope/primitives';

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');
const CIPHER = 'chacha20-poly1305';
const HASH_BYTES = 32;
const TAG_BYTES = 16;

const privateKeys = new WeakMap<Uint8Array, KeyObject>();

function privateKeyOf(secretKey: Uint8Array): KeyObject {
  const known = privateKeys.get(secretKey);
  if (known) return known;
  const der = Buffer.concat([PRIVATE_PREFIX, secretKey]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  privateKeys.set(secretKey, key);
  return key;
}

const hmac: Primitives['hmac'] = (key, ...parts) => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** Node's own `hkdf` does both halves at once; the envelope needs them apart (RFC 5869 §2.3). */
const expand: Primitives['expand'] = (prk, info, lengthBytes) => {
  if (lengthBytes > 255 * HASH_BYTES) throw new RangeError('HKDF gives at most 255 blocks');
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < lengthBytes; at += HASH_BYTES) {
    blocks.push(hmac(prk, blocks.at(-1) ?? '', info, Uint8Array.of(blocks.length + 1)));
  }
  return Buffer.concat(blocks, lengthBytes);
};

/** The envelope’s primitives by OpenSSL: 6 to 60 times as fast as in JavaScript for 64 kB, with identical output. */
export const nodePrimitives: Primitives = {
  random: (lengthBytes) => randomBytes(lengthBytes),
  /** Throws on low-order points. */
  dh: (secretKey, publicKey) =>
    diffieHellman({
      privateKey: privateKeyOf(secretKey),
      publicKey: createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, publicKey]), format: 'der', type: 'spki' }),
    }),
  hmac,
  extract: (salt, ikm) => hmac(salt, ikm),
  expand,
  encrypt: (key, nonce, aad, plaintext) => {
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(aad, { plaintextLength: plaintext.length });
    return Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
  },
  decrypt: (key, nonce, aad, ciphertext) => {
    const length = ciphertext.length - TAG_BYTES;
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(aad, { plaintextLength: length });
    decipher.setAuthTag(ciphertext.subarray(length));
    return Buffer.concat([decipher.update(ciphertext.subarray(0, length)), decipher.final()]);
  },
  toBase64url: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url'),
  // Buffer accepts anything; only text that it would write the same way is canonical.
  fromBase64url: (text) => {
    const bytes = Buffer.from(text, 'base64url');
    return bytes.toString('base64url') === text ? bytes : null;
  },
};
