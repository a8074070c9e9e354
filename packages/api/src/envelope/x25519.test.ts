import { x25519 as whole } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { x25519 } from './x25519.ts';

test.each([
  [
    'a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4',
    'e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c',
    'c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552',
  ],
  [
    '4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d',
    'e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493',
    '95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957',
  ],
])('x25519: agrees with RFC 7748 §5.2', (scalar, u, expected) => {
  expect(bytesToHex(x25519.scalarMult(hexToBytes(scalar), hexToBytes(u)))).toBe(expected);
});

test('x25519: computes the same keys and secrets as the library’s full implementation', () => {
  for (let round = 0; round < 20; round += 1) {
    const mine = x25519.utils.randomSecretKey();
    const theirs = whole.utils.randomSecretKey();
    const publicKey = whole.getPublicKey(theirs);
    expect(x25519.getPublicKey(mine)).toEqual(whole.getPublicKey(mine));
    expect(x25519.getSharedSecret(mine, publicKey)).toEqual(whole.getSharedSecret(mine, publicKey));
  }
});

test.each([
  '00',
  '01',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800',
])('x25519: refuses the low-order point %s', (hex) => {
  const point = hexToBytes(hex.padEnd(64, '0'));
  expect(() => x25519.getSharedSecret(x25519.utils.randomSecretKey(), point)).toThrow(/invalid|zero/i);
});
