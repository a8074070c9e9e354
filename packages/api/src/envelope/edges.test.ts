import { describe, expect, test } from 'vitest';
import { AppError } from '../kit/errors.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { BrokenSeal } from './brokenSeal.ts';
import { CLOCK_WINDOW_MS, equalBytes, MAX_BODY_BYTES } from './format.ts';
import { setupReceiver } from './hpke.ts';
import { newServerKey } from './keys.ts';
import { noblePrimitives } from './noblePrimitives.ts';
import { type OpenOptions, openRequest, parseEnvelopeBody } from './open.ts';
import { sealRequest, type SealOptions } from './seal.ts';

const NOW = 1_790_000_000_000;
const serverKey = newServerKey();
const session = { id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: new Uint8Array(32).fill(7) };
const line = { method: 'POST', path: '/exam/queryList', query: '', appId: 'aosai' };

const seal = (changes: Partial<SealOptions> = {}) =>
  sealRequest({ ...line, content: { body: { n: 1 } }, serverKey, session, nowMs: NOW, ...changes });
const options = (changes: Partial<OpenOptions> = {}): OpenOptions => ({
  nowMs: NOW,
  notBeforeMs: 0,
  keyByKid: () => serverKey,
  session: async () => session,
  markSeen: async () => true,
  ...changes,
});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'opened',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
const changed = (text: string, index: number, value: number) =>
  toBase64url(Uint8Array.from(fromBase64url(text) ?? [], (old, at) => (at === index ? value : old)));

describe('openRequest', () => {
  test('remembers an envelope after checking its signature and before opening it, until its time window ends', async () => {
    const marked: [number, number][] = [];
    const markSeen: OpenOptions['markSeen'] = async (_enc, untilMs, mode) => marked.push([untilMs, mode]) > 0;
    const good = seal();
    await codeOf(openRequest({ ...line, ...good, signature: seal().signature }, options({ markSeen })));
    expect(marked).toEqual([]);
    // Sealed by a cipher that does nothing: the signature is right, but the data does not open.
    const primitives = { ...noblePrimitives, encrypt: () => new Uint8Array(32) };
    const closed = seal({ session: undefined, nowMs: NOW - 1000, primitives });
    expect(await codeOf(openRequest({ ...line, ...closed }, options({ markSeen })))).toBe('ENV_DECRYPT');
    await openRequest({ ...line, ...good }, options({ markSeen }));
    expect(marked).toEqual([
      [NOW - 1000 + CLOCK_WINDOW_MS, 0],
      [NOW + CLOCK_WINDOW_MS, 1],
    ]);
  });

  test('refuses a body that is not JSON in UTF-8', async () => {
    const plaintexts = ['7b7d', '22ff22', 'efbbbf7b7d', '', '7b'];
    const codes = plaintexts.map((hex) => {
      const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      const encrypt: typeof noblePrimitives.encrypt = (key, nonce, aad) =>
        noblePrimitives.encrypt(key, nonce, aad, bytes);
      return codeOf(openRequest({ ...line, ...seal({ primitives: { ...noblePrimitives, encrypt } }) }, options()));
    });
    expect(await Promise.all(codes)).toEqual(['opened', ...Array<string>(4).fill('ENV_DECRYPT')]);
  });

  test('setupReceiver: throws when a primitive returns the zero point', () => {
    const primitives = { ...noblePrimitives, dh: () => new Uint8Array(32) };
    expect(() => setupReceiver(new Uint8Array(32).fill(9), serverKey, new Uint8Array(), { primitives })).toThrow(
      'zero',
    );
  });

  test('does not ask for a session in mode 0, whatever cookies were sent', async () => {
    const refused = options({ session: () => Promise.reject(new Error('asked')) });
    expect(await codeOf(openRequest({ ...line, ...seal({ session: undefined }) }, refused))).toBe('opened');
  });

  test('parseEnvelopeBody: reads each of the three strings exactly once, in any order, escaped or not', () => {
    const read = { key: 'a', data: 'b', signature: 'c' };
    for (const good of [
      '{"signature":"c","data":"b","key":"a"}',
      ' { "key" : "a" ,\n"data":"b","signature":"c"}\t',
      '{"\\u006bey":"a","data":"b","signature":"c"}',
    ]) {
      expect(parseEnvelopeBody(good)).toEqual(read);
    }
    for (const bad of [
      '{"key":"a","key":"a","data":"b","signature":"c"}',
      '{"key":"a","\\u006bey":"a","data":"b","signature":"c"}',
      '{"key":"a","data":"b","signature":"c","signature":"c"}',
      '{"key":null,"data":"b","signature":"c"}',
      '{"key":"a","data":["b"],"signature":"c"}',
      '{"key":"a","data":"b","signature":{"c":"d"}}',
      '{"key":"a","data":"","signature":"c"}',
      '"key"',
      '1',
    ]) {
      expect(() => parseEnvelopeBody(bad)).toThrow('请求格式不正确');
    }
    expect(() => parseEnvelopeBody(' '.repeat(MAX_BODY_BYTES))).toThrow('请求格式不正确');
  });
});

describe('openResponse', () => {
  test('refuses a response with another version, mode or key, even if its signature is right', async () => {
    const request = seal();
    const claims = { ...serverKey, kid: 'ffffff' };
    const otherKid = await openRequest({ ...line, ...request }, options({ keyByKid: () => claims }));
    expect(() => request.openResponse(200, otherKid.seal(200, {}, NOW))).toThrow('ENV_SIGNATURE');
    // As if a server with the right keys signed a changed byte of the key field.
    for (const index of [0, 1]) {
      const toText = noblePrimitives.toBase64url;
      const primitives = {
        ...noblePrimitives,
        toBase64url: (bytes: Uint8Array) => (bytes.length === 45 ? changed(toText(bytes), index, 9) : toText(bytes)),
      };
      const opened = await openRequest({ ...line, ...request }, options({ primitives }));
      expect(() => request.openResponse(200, opened.seal(200, {}, NOW))).toThrow('ENV_SIGNATURE');
    }
  });

  test('throws ENV_DECRYPT when the signature is right but the data does not open, else ENV_SIGNATURE', async () => {
    const request = seal();
    const primitives = { ...noblePrimitives, encrypt: () => new Uint8Array(32) };
    const opened = await openRequest({ ...line, ...request }, options({ primitives }));
    expect(() => request.openResponse(200, opened.seal(200, {}, NOW))).toThrow(new BrokenSeal('ENV_DECRYPT'));
    const answer = opened.seal(200, {}, NOW);
    for (const change of [{ key: `${answer.key}A` }, { key: '' }, { signature: answer.signature.slice(1) }]) {
      expect(() => request.openResponse(200, { ...answer, ...change })).toThrow(new BrokenSeal('ENV_SIGNATURE'));
    }
  });

  test('sealRequest: rounds the time and seals {} for a call without a body', async () => {
    const request = seal({ nowMs: NOW + 0.4, content: { body: undefined } });
    expect((await openRequest({ ...line, ...request }, options())).body).toEqual({});
  });
});

test('equalBytes: true only when all bytes are equal', () => {
  const some = Uint8Array.of(1, 2, 3);
  const others = [
    [1, 2, 3],
    [0, 2, 3],
    [1, 0, 3],
    [1, 2, 0],
    [1, 2],
    [1, 2, 3, 0],
    [2, 1, 3],
  ];
  expect(others.map((other) => equalBytes(some, Uint8Array.from(other)))).toEqual([
    true,
    ...Array<boolean>(6).fill(false),
  ]);
});
