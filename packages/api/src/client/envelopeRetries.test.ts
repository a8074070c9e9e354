import { describe, expect, test } from 'vitest';
import { type ErrorCode, ERRORS } from '../kit/errors.ts';
import { toBase64url } from '../envelope/base64url.ts';
import { newServerKey, type ServerKey } from '../envelope/keys.ts';
import type { ApiError } from './errors.ts';
import { clientOf, NOW, session, standIn } from './testing/standIn.ts';

const SIGNED_OUT = { success: true, data: { signedOut: true } };
const isRoot = (request: Request) => request.url.endsWith('/api/');
const outcomeOf = (promise: Promise<unknown>) => promise.catch(({ code }: ApiError) => code);

/** A server that refuses every request with one code, except those for the key. */
function refusing(code: ErrorCode, extra: object = {}) {
  const server = standIn(() => ({ body: SIGNED_OUT }));
  const sent: string[] = [];
  const refuse = async (request: Request): Promise<Response> => {
    if (isRoot(request)) return server.fetch(request);
    sent.push(request.headers.get('Envelope') ?? '');
    return Response.json({ success: false, code, message: '', ...extra }, { status: ERRORS[code].status });
  };
  return { sent, fetch: refuse as typeof fetch };
}

test('envelopeFetch: repeats only ENV_KEY and ENV_CLOCK, once each and with a new envelope', async () => {
  const times = new Map<string, number>();
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    const server = refusing(code, { serverTime: new Date(NOW).toISOString() });
    await outcomeOf(clientOf(server).client.auth.logout({}));
    expect(new Set(server.sent).size).toBe(server.sent.length);
    if (server.sent.length !== 1) times.set(code, server.sent.length);
  }
  expect(Object.fromEntries(times)).toEqual({ ENV_KEY: 2, ENV_CLOCK: 2 });
});

test.each([{}, { serverTime: 'soon' }, { serverTime: null }])(
  'envelopeFetch: does not repeat ENV_CLOCK without a valid time (%j)',
  async (extra) => {
    const server = refusing('ENV_CLOCK', extra);
    const { client, serverNowMs } = clientOf(server);
    expect(await outcomeOf(client.auth.logout({}))).toBe('ENV_CLOCK');
    expect([server.sent.length, serverNowMs()]).toEqual([1, NOW]);
  },
);

test('envelopeFetch: corrects a clock that changed after the key was loaded', async () => {
  const server = standIn(() => ({ body: SIGNED_OUT }));
  let aheadMs = 0;
  const { client, warmUp, serverNowMs } = clientOf(server, { nowMs: () => NOW + aheadMs });
  await warmUp();
  aheadMs = 400_000;
  expect(await client.auth.logout({})).toEqual({ signedOut: true });
  expect(serverNowMs()).toBe(NOW);
});

test('envelopeFetch: measures the clock at the middle of the exchange with the root', async () => {
  const server = standIn(() => ({ body: SIGNED_OUT }));
  let clock = NOW - 50_000;
  const slow = async (request: Request): Promise<Response> => {
    const response = await server.fetch(request);
    clock += 1_000;
    return response;
  };
  const { warmUp, serverNowMs } = clientOf({ fetch: slow as typeof fetch }, { nowMs: () => clock });
  await warmUp();
  expect(serverNowMs() - clock).toBe(49_500);
});

describe('envelopeFetch: of the keys in the root’s response it uses', () => {
  const entry = (key: ServerKey, change: object = {}) => ({
    v: 1,
    kid: key.kid,
    pub: toBase64url(key.publicKey),
    notAfter: new Date(NOW + 60_000).toISOString(),
    ...change,
  });
  const [one, other] = [newServerKey(), newServerKey()];

  /** Returns the kid that a sealed call uses when the root names these keys; the server opens both. */
  async function taken(entries: object[], nowMs = NOW): Promise<unknown> {
    const kids: string[] = [];
    const server = standIn(() => ({ body: SIGNED_OUT }), [one, other]);
    const named = async (request: Request): Promise<Response> => {
      if (isRoot(request))
        return Response.json({ success: true, data: { time: new Date(NOW).toISOString(), envelope: entries } });
      const [key = ''] = (request.headers.get('Envelope') ?? '').split('.');
      kids.push(Buffer.from(key, 'base64url').subarray(2, 5).toString('hex'));
      return server.fetch(request);
    };
    const outcome = await outcomeOf(
      clientOf({ fetch: named as typeof fetch }, { nowMs: () => nowMs }).client.auth.logout({}),
    );
    return kids[0] ?? outcome;
  }

  test('the first that is still valid by the server’s time', async () => {
    const ended = { notAfter: new Date(NOW).toISOString() };
    expect(await taken([entry(one), entry(other)])).toBe(one.kid);
    expect(await taken([entry(one, ended), entry(other)])).toBe(other.kid);
    expect(await taken([entry(one), entry(other)], NOW + 3_600_000)).toBe(one.kid);
    expect(await taken([entry(one, ended)])).toBe('NETWORK');
  });

  test('none with another version, a wrong kid or an invalid public key', async () => {
    for (const change of [
      { v: 2 },
      { kid: other.kid },
      { pub: toBase64url(other.publicKey) },
      { pub: '=' },
      { notAfter: '' },
    ]) {
      expect(await taken([entry(one, change), entry(other)])).toBe(other.kid);
    }
  });
});

test('envelopeFetch: loads a new key when the old one expires', async () => {
  const server = standIn(() => ({ body: SIGNED_OUT }));
  let asked = 0;
  let clock = NOW;
  const counted = async (request: Request): Promise<Response> => {
    if (isRoot(request)) asked += 1;
    return server.fetch(request);
  };
  const { warmUp } = clientOf({ fetch: counted as typeof fetch }, { nowMs: () => clock });
  await warmUp();
  await warmUp();
  clock = NOW + 1e9 - 1;
  await warmUp();
  expect(asked).toBe(1);
  clock = NOW + 1e9;
  await warmUp().catch(() => undefined);
  expect(asked).toBe(2);
});

describe('sendNow while the page closes', () => {
  const input = { attemptId: '01K9ZXCVBNMASDFGHJKMQWERTY', token: 't', answers: [], events: [] };

  test('does not send anything before a key is known', () => {
    const { sendNow } = clientOf(standIn(() => ({ body: SIGNED_OUT })));
    expect(sendNow('examMemberQuestion', 'save', input)).toBe(false);
  });

  test('sends one sealed keepalive request synchronously', async () => {
    const server = standIn(() => ({ body: SIGNED_OUT }));
    const left: boolean[] = [];
    const noting = async (request: Request): Promise<Response> => {
      if (!isRoot(request)) left.push(request.keepalive);
      return server.fetch(request);
    };
    const { sendNow, warmUp } = clientOf({ fetch: noting as typeof fetch });
    await warmUp();
    expect([sendNow('examMemberQuestion', 'save', input), left]).toEqual([true, [true]]);
    await expect
      .poll(() => server.seen.map(({ line, body }) => [line, body]))
      .toEqual([['POST /examMemberQuestion/save', input]]);
  });
});

test('envelopeFetch: seals a call without the session only when the call asks for it', async () => {
  const server = standIn(() => ({ body: SIGNED_OUT }));
  const modes: (number | undefined)[] = [];
  const noting = async (request: Request): Promise<Response> => {
    const [key = ''] = (request.headers.get('Envelope') ?? '').split('.');
    if (!isRoot(request)) modes.push(Buffer.from(key, 'base64url')[1]);
    return server.fetch(request);
  };
  const { client } = clientOf({ fetch: noting as typeof fetch }, { session: () => session });
  await client.auth.logout({});
  await client.auth.logout({}, { withoutSession: true });
  expect(modes).toEqual([1, 0]);
});
