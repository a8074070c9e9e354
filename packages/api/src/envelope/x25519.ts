import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

const P = 2n ** 255n - 19n;

/** Clamping of RFC 7748 §5: a multiple of the cofactor with the highest bit fixed. */
function adjustScalarBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const clamped = Uint8Array.from(bytes);
  clamped[0] = (clamped[0] ?? 0) & 0b1111_1000;
  clamped[31] = ((clamped[31] ?? 0) & 0b0111_1111) | 0b0100_0000;
  return clamped;
}

/**
 * X25519 (RFC 7748) on the library's Montgomery ladder only. The library's own `x25519` includes the Edwards curve for
 * faster key generation: 6 kB in every first load, to save less than a millisecond.
 */
export const x25519 = montgomery({ P, type: 'x25519', adjustScalarBytes, powPminus2: (x) => pow(x, P - 2n, P) });
