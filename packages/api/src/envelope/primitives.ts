/**
 * What the envelope computes with, as the platform has it: a browser on a plain-http page brings nothing but JavaScript
 * (`noblePrimitives`), a server injects its own faster ones. Both give the same bytes.
 */
export interface Primitives {
  /** Unpredictable bytes. */
  random(lengthBytes: number): Uint8Array;
  /** X25519 of a secret and a public key; must throw or give zeros on low-order points (zeros are refused by HPKE). */
  dh(secretKey: Uint8Array, publicKey: Uint8Array): Uint8Array;
  /** HMAC-SHA256 over the parts, one after the other; a text counts as its UTF-8 bytes. */
  hmac(key: Uint8Array, ...parts: (Uint8Array | string)[]): Uint8Array;
  /** HKDF-SHA256 (RFC 5869), step by step: the two halves are used apart. */
  extract(salt: Uint8Array, ikm: Uint8Array): Uint8Array;
  expand(prk: Uint8Array, info: Uint8Array, lengthBytes: number): Uint8Array;
  /** ChaCha20-Poly1305 (RFC 8439): the ciphertext with its tag of 16 bytes at the end. */
  encrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, plaintext: Uint8Array): Uint8Array;
  /** Throws when the tag does not fit. */
  decrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, ciphertext: Uint8Array): Uint8Array;
  toBase64url(bytes: Uint8Array): string;
  /** Null for anything but the canonical text of some bytes. */
  fromBase64url(text: string): Uint8Array | null;
}
