import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ErrorCode, ERRORS } from '../kit/errors.ts';
import { newServerKey } from '../envelope/keys.ts';
import { KEY_LIMIT_MS, BELIEVED_UNSEALED } from './envelopeFetch.ts';
import type { ApiError } from './errors.ts';
import { clientOf, NOW, standIn } from './testing/standIn.ts';

describe('envelopeFetch', () => {
  test('fetches the new key once after the server has rotated it', async () => {
    const server = standIn(() => ({ body: { success: true, data: { teacherList: [] } } }));
    const { client, warmUp } = clientOf(server);
    await warmUp();
    server.keys[0] = newServerKey();
    await client.auth.logout({});
    expect(server.seen.map(({ line }) => line)).toEqual(['GET /auth/logout']);
    expect(server.keysAskedBy).toEqual(['aosai', 'aosai']);
  });

  test('corrects a clock that is an hour off', async () => {
    const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
    const { client } = clientOf(server, { nowMs: () => NOW - 3_600_000 });
    expect(await client.auth.logout({})).toEqual({ signedOut: true });
  });

  test.each([{}, { code: 'ENV_BUSY' }])(
    'refuses an unsealed success (%j) as the response to a sealed request',
    async (extra) => {
      const plain = standIn(() => ({ body: {} }));
      const server = {
        fetch: (async (input: Request) =>
          input.url.endsWith('/api/')
            ? plain.fetch(input)
            : Response.json({ success: true, data: {}, ...extra })) as typeof fetch,
      };
      const failure = await clientOf(server)
        .client.auth.logout({})
        .catch((error: ApiError) => error);
      expect(failure).toMatchObject({ code: 'ENV_SIGNATURE', message: '签名异常' });
    },
  );
});

describe('envelopeFetch with an unsealed failure', () => {
  async function heardOf(code: string): Promise<string> {
    const server = standIn(() => ({ body: {} }));
    const status = ERRORS[code as ErrorCode].status;
    const { client } = clientOf({
      fetch: (async (request: Request) =>
        request.url.endsWith('/api/')
          ? server.fetch(request)
          : Response.json({ success: false, code, message: '来自路上' }, { status })) as typeof fetch,
    });
    const failure = await client.auth.logout({}).catch((error: ApiError) => error);
    expect(failure).toMatchObject({ name: 'ApiError', status });
    return (failure as ApiError).code;
  }

  test('accepts only codes that a server sends before it opens the request', async () => {
    const codes = Object.keys(ERRORS);
    const heard: [string, string][] = [];
    for (const code of codes) heard.push([code, await heardOf(code)]);
    const expected = codes.map((code) => [code, BELIEVED_UNSEALED.has(code) ? code : 'ENV_SIGNATURE']);
    expect(heard).toEqual(expected);
    expect(['TAKEN_OVER', 'ATTEMPT_CLOSED', 'SIGN_IN_REQUIRED'].filter((code) => BELIEVED_UNSEALED.has(code))).toEqual(
      [],
    );
  });
});

test('envelopeFetch: a sealed response with wrong or extra members is ENV_SIGNATURE', async () => {
  const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
  for (const change of [{ key: null }, { data: 1 }, { signature: ['a'] }, { extra: '' }, { key: 'AAAA' }]) {
    const { client } = clientOf({
      fetch: (async (request: Request) => {
        const response = await server.fetch(request);
        return request.url.endsWith('/api/') ? response : Response.json({ ...(await response.json()), ...change });
      }) as typeof fetch,
    });
    const failure = await client.auth.logout({}).catch((error: ApiError) => error);
    expect(failure).toMatchObject({ name: 'ApiError', code: 'ENV_SIGNATURE' });
  }
});

test('envelopeFetch: a response of type json-patch is never a reply', async () => {
  const server = standIn(() => ({ body: {} }));
  const type = 'application/json-patch+json';
  const { client } = clientOf({
    fetch: (async (request: Request) =>
      request.url.endsWith('/api/')
        ? server.fetch(request)
        : new Response('{"success":true,"data":{}}', { headers: { 'Content-Type': type } })) as typeof fetch,
  });
  expect(await client.auth.logout({}).catch(({ code }: ApiError) => code)).toBe('BAD_REPLY');
});

describe('envelopeFetch key request', () => {
  /** The time limit of one request, plus the tick after which ky repeats it. */
  const GIVEN_UP_MS = KEY_LIMIT_MS + 1;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A server that does not answer the first `hangs` requests for the key. */
  function withHangingRoot(hangs: number) {
    const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
    let asked = 0;
    let abandoned = 0;
    const fetch = (async (request: Request) => {
      if (!request.url.endsWith('/api/')) return server.fetch(request);
      asked += 1;
      if (asked > hangs) return server.fetch(request);
      return new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => {
          abandoned += 1;
          reject(request.signal.reason as Error);
        });
      });
    }) as typeof globalThis.fetch;
    return { fetch, counts: () => ({ asked, abandoned }) };
  }

  test('a key request that hangs is aborted and repeated, so that sealed calls do not wait for ever', async () => {
    const server = withHangingRoot(1);
    const { client } = clientOf(server);
    const both = Promise.all([client.auth.logout({}), client.auth.logout({})]);
    await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect([await both, server.counts()]).toEqual([
      [{ signedOut: true }, { signedOut: true }],
      { asked: 2, abandoned: 1 },
    ]);
  });

  test('a key request is repeated when its response stops half-way', async () => {
    const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
    let asked = 0;
    const half = async (request: Request): Promise<Response> => {
      if (!request.url.endsWith('/api/') || ++asked > 1) return server.fetch(request);
      return new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));
    };
    const call = clientOf({ fetch: half as typeof globalThis.fetch }).client.auth.logout({});
    await vi.advanceTimersByTimeAsync(GIVEN_UP_MS);
    expect([await call, asked]).toEqual([{ signedOut: true }, 2]);
  });

  test('throws TIMEOUT when it hangs twice, and the next call tries again', async () => {
    const server = withHangingRoot(2);
    const { client, warmUp } = clientOf(server);
    const failure = client.auth.logout({}).catch(({ code }: ApiError) => code);
    await vi.advanceTimersByTimeAsync(2 * GIVEN_UP_MS);
    expect([await failure, server.counts()]).toEqual(['TIMEOUT', { asked: 2, abandoned: 2 }]);
    await warmUp();
    expect(await client.auth.logout({})).toEqual({ signedOut: true });
  });

  test('leaves the clock unchanged when the response is invalid', async () => {
    const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
    let nonsense: unknown = { success: true, data: { time: 'soon', envelope: [] } };
    const { client, serverNowMs } = clientOf({
      fetch: (async (request: Request) =>
        request.url.endsWith('/api/') && nonsense ? Response.json(nonsense) : server.fetch(request)) as typeof fetch,
    });
    await client.auth.logout({}).catch(() => undefined);
    expect(serverNowMs()).toBe(NOW);
    nonsense = null;
    expect(await client.auth.logout({})).toEqual({ signedOut: true });
  });
});
