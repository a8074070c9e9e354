/**
 * The cryptographic primitives of the envelope. In the browser they are pure JavaScript (`noblePrimitives`), because a
 * plain-http page has no WebCrypto; a server injects faster ones. Both must produce the same bytes.
 */
export interface Primitives {
  /** Cryptographically secure random bytes. */
  random(lengthBytes: number): Uint8Array;
  /** X25519. On low-order points it must throw or return zeros, which HPKE refuses. */
  dh(secretKey: Uint8Array, publicKey: Uint8Array): Uint8Array;
  /** HMAC-SHA256 over the concatenated parts; strings count as UTF-8. */
  hmac(key: Uint8Array, ...parts: (Uint8Array | string)[]): Uint8Array;
  /** HKDF-Extract with SHA-256 (RFC 5869); HKDF-Expand is separate because HPKE uses the two separately. */
  extract(salt: Uint8Array, ikm: Uint8Array): Uint8Array;
  expand(prk: Uint8Array, info: Uint8Array, lengthBytes: number): Uint8Array;
  /** ChaCha20-Poly1305 (RFC 8439): returns the ciphertext followed by the 16-byte tag. */
  encrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, plaintext: Uint8Array): Uint8Array;
  /** Throws when the tag is wrong. */
  decrypt(key: Uint8Array, nonce: Uint8Array, aad: Uint8Array, ciphertext: Uint8Array): Uint8Array;
  toBase64url(bytes: Uint8Array): string;
  /** Returns null when the text is not the canonical encoding of any bytes. */
  fromBase64url(text: string): Uint8Array | null;
}
