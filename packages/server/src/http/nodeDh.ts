import { createPrivateKey, createPublicKey, diffieHellman, type KeyObject } from 'node:crypto';
import type { Dh } from '@aosai/api/envelope/hpke';

const PRIVATE_PREFIX = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b656e032100', 'hex');

const privateKeys = new WeakMap<Uint8Array, KeyObject>();

function privateKeyOf(secretKey: Uint8Array): KeyObject {
  const known = privateKeys.get(secretKey);
  if (known) return known;
  const der = Buffer.concat([PRIVATE_PREFIX, secretKey]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  privateKeys.set(secretKey, key);
  return key;
}

/** X25519 by OpenSSL, about twenty times faster than in JavaScript; throws on low-order points. */
export const nodeDh: Dh = (secretKey, publicKey) =>
  diffieHellman({
    privateKey: privateKeyOf(secretKey),
    publicKey: createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, publicKey]), format: 'der', type: 'spki' }),
  });
