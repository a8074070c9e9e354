import { describe, expect, test } from 'vitest';
import { noblePrimitives } from '@aosai/api/envelope/noblePrimitives';
import type { Primitives } from '@aosai/api/envelope/primitives';
import { nodePrimitives } from '../../packages/server/src/http/envelope/nodePrimitives.ts';
import chacha from './vectors/wycheproof-chacha20-poly1305.json' with { type: 'json' };
import hkdf from './vectors/wycheproof-hkdf-sha256.json' with { type: 'json' };
import hmac from './vectors/wycheproof-hmac-sha256.json' with { type: 'json' };
import x25519 from './vectors/wycheproof-x25519.json' with { type: 'json' };

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexOf = (value: Uint8Array) => Buffer.from(value).toString('hex');
const orRefused = (compute: () => Uint8Array) => {
  try {
    return hexOf(compute());
  } catch {
    return 'refused';
  }
};

/** Ids of the rows whose result differs from Wycheproof's. */
function wrong<Row extends { id: number }>(rows: readonly Row[], isRight: (row: Row) => boolean): number[] {
  return rows.filter((row) => !isRight(row)).map(({ id }) => id);
}

describe.each([
  ['JavaScript (browser)', noblePrimitives],
  ['OpenSSL (server)', nodePrimitives],
] satisfies [string, Primitives][])('primitives in %s', (_, primitives) => {
  test('dh: computes X25519 shared secrets, and may refuse points of low order', () => {
    const isRight = (row: (typeof x25519)[number]) => {
      const secret = orRefused(() => primitives.dh(bytes(row.private), bytes(row.public)));
      const isZero = row.flags.includes('ZeroSharedSecret');
      return isZero ? secret === 'refused' || secret === row.shared : secret === row.shared;
    };
    expect([x25519.length, wrong(x25519, isRight)]).toEqual([518, []]);
  });

  test('expand: computes HKDF-SHA256 keys and refuses more than 255 blocks', () => {
    const isRight = (row: (typeof hkdf)[number]) => {
      const prk = primitives.extract(bytes(row.salt), bytes(row.ikm));
      const okm = orRefused(() => primitives.expand(prk, bytes(row.info), row.size));
      return okm === (row.result === 'valid' ? row.okm : 'refused');
    };
    expect([hkdf.length, wrong(hkdf, isRight)]).toEqual([86, []]);
  });

  test('hmac: computes HMAC-SHA256 tags over one part or several', () => {
    const isRight = (row: (typeof hmac)[number]) => {
      const message = bytes(row.msg);
      const whole = hexOf(primitives.hmac(bytes(row.key), message));
      const parts = hexOf(primitives.hmac(bytes(row.key), message.subarray(0, 3), '', message.subarray(3)));
      return whole === parts && (whole.slice(0, row.tagBits / 4) === row.tag) === (row.result === 'valid');
    };
    expect([hmac.length, wrong(hmac, isRight)]).toEqual([174, []]);
  });

  test('encrypt, decrypt: follow ChaCha20-Poly1305 and refuse changed tags and wrong nonce lengths', () => {
    const isRight = (row: (typeof chacha)[number]) => {
      const [key, nonce, aad] = [bytes(row.key), bytes(row.iv), bytes(row.aad)];
      const sealed = orRefused(() => primitives.encrypt(key, nonce, aad, bytes(row.msg)));
      const opened = orRefused(() => primitives.decrypt(key, nonce, aad, bytes(row.ct + row.tag)));
      if (row.result === 'valid') return sealed === row.ct + row.tag && opened === row.msg;
      const sealsOtherwise = row.flags.includes('InvalidNonceSize')
        ? sealed === 'refused'
        : sealed !== row.ct + row.tag;
      return sealsOtherwise && opened === 'refused';
    };
    expect([chacha.length, wrong(chacha, isRight)]).toEqual([325, []]);
  });

  test('fromBase64url: refuses other alphabets, padding and non-zero spare bits', () => {
    const texts = ['', 'AA', 'AB', 'A', 'AA=', 'A A', 'AAAA', 'AAAB\n', '-_-_', '+/+/', 'éAAA', 'AAAAA', '5byg5LiJ'];
    expect(texts.map((text) => primitives.fromBase64url(text)?.length ?? null)).toEqual([
      0,
      1,
      null,
      null,
      null,
      null,
      3,
      null,
      3,
      null,
      null,
      null,
      6,
    ]);
    for (let length = 0; length < 67; length += 1) {
      const some = Uint8Array.from({ length }, (_item, index) => (index * 151 + length * 7) & 0xff);
      expect(Buffer.from(primitives.fromBase64url(primitives.toBase64url(some)) ?? 'null')).toEqual(Buffer.from(some));
      expect(primitives.toBase64url(some)).toBe(Buffer.from(some).toString('base64url'));
    }
  });

  test('hmac: encodes a text as UTF-8', () => {
    const key = new Uint8Array(32).fill(3);
    expect(hexOf(primitives.hmac(key, 'a', '试卷'))).toBe(hexOf(primitives.hmac(key, Buffer.from('a试卷', 'utf8'))));
  });
});
