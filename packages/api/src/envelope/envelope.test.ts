import { describe, expect, test } from 'vitest';
import { AppError } from '../kit/errors.ts';
import { BrokenSeal } from './brokenSeal.ts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { MAX_BODY_BYTES, packKey, unpackKey } from './format.ts';
import { newServerKey } from './keys.ts';
import { type OpenOptions, openRequest, parseEnvelopeBody, parseEnvelopeHeader } from './open.ts';
import { sealRequest } from './seal.ts';

const NOW = 1_790_000_000_000;
const serverKey = newServerKey();
const session = { id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: new Uint8Array(32).fill(7) };
const line = { method: 'POST', path: '/bms/exam/queryList', query: 'size=20', appId: 'aosai' };

function options(changes: Partial<OpenOptions> = {}): OpenOptions {
  const seen = new Set<string>();
  return {
    nowMs: NOW,
    notBeforeMs: 0,
    keyByKid: (kid) => (kid === serverKey.kid ? serverKey : undefined),
    session: async () => session,
    markSeen: async (enc) => !seen.has(enc) && seen.add(enc).size > 0,
    ...changes,
  };
}
const seal = (changes: Partial<Parameters<typeof sealRequest>[0]> = {}) =>
  sealRequest({ ...line, content: { body: { title: '模拟考试', n: 1 } }, serverKey, session, nowMs: NOW, ...changes });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'opened',
    (error: unknown) => (error instanceof AppError || error instanceof BrokenSeal ? error.code : error),
  );
const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('envelope round trip', () => {
  test('opens a request to the same body and its response to the same reply, signed in and anonymous', async () => {
    for (const who of [session, undefined]) {
      const request = seal({ session: who });
      const opened = await openRequest({ ...line, ...request }, options());
      expect({ mode: opened.mode, body: opened.body }).toEqual({
        mode: who ? 1 : 0,
        body: { title: '模拟考试', n: 1 },
      });
      const answer = opened.seal(409, { success: false, message: '冲突' }, NOW + 5);
      expect(request.openResponse(409, answer)).toEqual({ success: false, message: '冲突' });
      expect({ key: request.key.length, signature: request.signature.length }).toEqual({ key: 60, signature: 43 });
    }
  });

  test('the header form signs the request line and has no body', async () => {
    const request = seal({ content: { headerForm: true } });
    expect(request.data).toBe('');
    const header = parseEnvelopeHeader(`${request.key}.${request.signature}`);
    expect((await openRequest({ ...line, ...header, data: '' }, options())).body).toEqual({});
  });

  test('opens with an empty query and an escaped path, and refuses the unescaped path', async () => {
    const other = { ...line, path: '/common/file/%E5%9B%BE', query: '' };
    expect(await codeOf(openRequest({ ...other, ...seal(other) }, options()))).toBe('opened');
    const decoded = { ...other, path: '/common/file/图' };
    expect(await codeOf(openRequest({ ...decoded, ...seal(other) }, options()))).toBe('ENV_SIGNATURE');
  });
});

describe('openRequest refuses', () => {
  test.each([
    ['another method', { method: 'PUT' }],
    ['another path', { path: '/exam/queryList' }],
    ['another query', { query: 'size=21' }],
    ['another app', { appId: 'other' }],
  ])('%s with ENV_SIGNATURE', async (_, change) => {
    const request = seal();
    expect(await codeOf(openRequest({ ...line, ...request, ...change }, options()))).toBe('ENV_SIGNATURE');
  });

  test('openRequest: refuses changed data, a wrong session key and a swapped signature', async () => {
    const request = seal();
    const wrong = { id: session.id, key: new Uint8Array(32) };
    expect([
      await codeOf(openRequest({ ...line, ...request, data: flip(request.data, 3) }, options())),
      await codeOf(openRequest({ ...line, ...request }, options({ session: async () => wrong }))),
      await codeOf(openRequest({ ...line, ...request, signature: seal().signature }, options())),
    ]).toEqual(['ENV_SIGNATURE', 'ENV_SIGNATURE', 'ENV_SIGNATURE']);
  });

  test('openRequest: refuses a clock more than 300 seconds off, and a request from before `notBeforeMs`', async () => {
    const at = (nowMs: number, notBeforeMs = 0) =>
      codeOf(openRequest({ ...line, ...seal() }, options({ nowMs, notBeforeMs })));
    expect([
      await at(NOW + 300_000),
      await at(NOW - 300_000),
      await at(NOW + 300_001),
      await at(NOW - 300_001),
      await at(NOW, NOW + 1),
    ]).toEqual(['opened', 'opened', 'ENV_CLOCK', 'ENV_CLOCK', 'ENV_CLOCK']);
  });

  test('openRequest: refuses an unknown key, a missing session and a replay', async () => {
    const request = seal();
    const shared = options();
    expect([
      await codeOf(openRequest({ ...line, ...seal({ serverKey: newServerKey() }) }, options())),
      await codeOf(openRequest({ ...line, ...request }, options({ session: async () => null }))),
      await codeOf(openRequest({ ...line, ...request }, shared)),
      await codeOf(openRequest({ ...line, ...request }, shared)),
    ]).toEqual(['ENV_KEY', 'ENV_SESSION', 'opened', 'ENV_REPLAY']);
  });

  test('openRequest: refuses malformed fields first, then an unknown version and mode', async () => {
    const request = seal();
    const bytes = fromBase64url(request.key) ?? new Uint8Array();
    const withByte = (index: number, value: number) =>
      toBase64url(Uint8Array.from(bytes, (old, i) => (i === index ? value : old)));
    const code = (change: object) => codeOf(openRequest({ ...line, ...request, ...change }, options()));
    expect([
      await code({ key: `${request.key}=` }),
      await code({ key: withByte(0, 2), signature: 'short' }),
      await code({ key: withByte(0, 2) }),
      await code({ key: withByte(1, 2) }),
      await code({ key: withByte(5, 255) }),
      await code({ data: 'AAAA' }),
    ]).toEqual(['ENV_MALFORMED', 'ENV_MALFORMED', 'ENV_VERSION', 'ENV_MALFORMED', 'ENV_MALFORMED', 'ENV_MALFORMED']);
  });

  test('openRequest: refuses a zero ephemeral key', async () => {
    const request = seal();
    const bytes = fromBase64url(request.key) ?? new Uint8Array();
    const key = toBase64url(Uint8Array.from(bytes, (old, i) => (i >= 13 ? 0 : old)));
    expect(await codeOf(openRequest({ ...line, ...request, key }, options()))).toBe('ENV_SIGNATURE');
  });
});

describe('openResponse refuses', () => {
  test('openResponse: refuses a response with another status, changed data or to another request', async () => {
    const request = seal();
    const answer = (await openRequest({ ...line, ...request }, options())).seal(200, { success: true }, NOW);
    expect(() => request.openResponse(201, answer)).toThrow('ENV_SIGNATURE');
    expect(() => request.openResponse(200, { ...answer, data: flip(answer.data, 2) })).toThrow('ENV_SIGNATURE');
    expect(() => seal().openResponse(200, answer)).toThrow('ENV_SIGNATURE');
  });
});

describe('envelope format', () => {
  test('a body is exactly three strings and at most 1 MiB', () => {
    const good = JSON.stringify({ key: 'a', data: 'b', signature: 'c' });
    expect(parseEnvelopeBody(good)).toEqual({ key: 'a', data: 'b', signature: 'c' });
    for (const bad of [
      '',
      '[]',
      'null',
      '{"key":"a","data":"b"}',
      '{"key":"a","data":"b","signature":"c","x":1}',
      '{"key":1,"data":"b","signature":"c"}',
    ]) {
      expect(() => parseEnvelopeBody(bad)).toThrow('请求格式不正确');
    }
    expect(() => parseEnvelopeBody('x'.repeat(MAX_BODY_BYTES + 1))).toThrow('内容太大');
    for (const bad of ['', 'a', 'a.b.c', '.b', 'a.']) expect(() => parseEnvelopeHeader(bad)).toThrow('请求格式不正确');
  });

  test('decodes base64url strictly', () => {
    expect(
      ['', 'AA', 'AB', 'A', 'AA=', 'A A', 'AAAA', '-_-_', '+/+/'].map((text) => fromBase64url(text)?.length ?? null),
    ).toEqual([0, 1, null, null, null, null, 3, 3, null]);
  });

  test('packs and unpacks the key field in 45 bytes', () => {
    const field = { version: 1, mode: 1, kid: 'a1b2c3', timeMs: NOW, tail: new Uint8Array(32).fill(9) };
    expect(unpackKey(packKey(field))).toEqual(field);
    expect(packKey(field).length).toBe(45);
  });
});
