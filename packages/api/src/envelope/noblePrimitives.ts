import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { expand, extract } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fromBase64url, toBase64url } from './base64url.ts';
import type { Primitives } from './primitives.ts';
import { x25519 } from './x25519.ts';

/**
 * Primitives in pure JavaScript. Synchronous, so they work on plain-http pages (no WebCrypto) and while a page closes.
 */
export const noblePrimitives: Primitives = {
  random: (lengthBytes) => randomBytes(lengthBytes),
  dh: (secretKey, publicKey) => x25519.getSharedSecret(secretKey, publicKey),
  hmac: (key, ...parts) => {
    const mac = hmac.create(sha256, key);
    for (const part of parts) mac.update(typeof part === 'string' ? utf8ToBytes(part) : part);
    return mac.digest();
  },
  extract: (salt, ikm) => extract(sha256, ikm, salt),
  expand: (prk, info, lengthBytes) => expand(sha256, prk, info, lengthBytes),
  encrypt: (key, nonce, aad, plaintext) => chacha20poly1305(key, nonce, aad).encrypt(plaintext),
  decrypt: (key, nonce, aad, ciphertext) => chacha20poly1305(key, nonce, aad).decrypt(ciphertext),
  toBase64url,
  fromBase64url,
};
