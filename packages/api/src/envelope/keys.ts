import { x25519 } from './x25519.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** A key pair of the server. `kid` is the first three bytes of SHA-256 over the public key, in hex. */
export interface ServerKey {
  kid: string;
  secretKey: Uint8Array;
  publicKey: Uint8Array;
}

/** The id of a public key: the first three bytes of its SHA-256, in hex. */
export function kidOf(publicKey: Uint8Array): string {
  return bytesToHex(sha256(publicKey).subarray(0, 3));
}

/** Makes a new key pair. Two active keys must not have the same kid; the caller must try again if they do. */
export function newServerKey(): ServerKey {
  const secretKey = x25519.utils.randomSecretKey();
  const publicKey = x25519.getPublicKey(secretKey);
  return { kid: kidOf(publicKey), secretKey, publicKey };
}
