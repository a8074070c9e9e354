import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { errorText } from '../kit/errors.ts';
import { BrokenSeal } from '../envelope/brokenSeal.ts';
import { newServerKey } from '../envelope/keys.ts';
import { createClient, type GroupOf } from './client.ts';
import { type ApiError, brokenAnswer } from './errors.ts';
import { BASE, clientOf, NOW, routes, session, standIn } from './testing/standIn.ts';

describe('client call', () => {
  test('sends paging in the query, the filter in the sealed body and the app id in a header', async () => {
    const page = { content: [], total: 0, page: 0, size: 5 };
    const server = standIn(() => ({ body: { success: true, data: page } }));
    const { client } = clientOf(server);
    expect(await client.exam.queryList({ size: 5, sort: ['startAt,asc'], statusList: ['1'] }, { group: 'oj' })).toEqual(
      page,
    );
    expect(server.seen.map(({ line, body, headers }) => ({ line, body, appId: headers['app-id'] }))).toEqual([
      { line: 'POST /oj/exam/queryList?size=5&sort=startAt%2Casc', body: { statusList: ['1'] }, appId: 'aosai' },
    ]);
  });

  test('its type offers only groups in which somebody may use the call', () => {
    expectTypeOf<GroupOf<Contract['member']['calls']['queryList']>>().toEqualTypeOf<''>();
    expectTypeOf<GroupOf<Contract['grade']['calls']['create']>>().toEqualTypeOf<'bms' | 'edms'>();
  });

  test('sends a reading GET unsealed, and a GET that changes state with the header form', async () => {
    const server = standIn(() => ({ body: { success: true, data: { signedOut: true } } }));
    const { client } = clientOf(server);
    await client.auth.logout({});
    await client.exam.queryById({ id: '01K9ZXCVBNMASDFGHJKMQWERTY' });
    expect(server.seen.map(({ line, headers }) => [line, 'envelope' in headers])).toEqual([
      ['GET /auth/logout', true],
      ['GET /exam/queryById?id=01K9ZXCVBNMASDFGHJKMQWERTY', false],
    ]);
  });

  test('a failure throws ApiError and calls `onError` once, but not for quiet calls', async () => {
    const told: string[] = [];
    const server = standIn(() => ({
      status: 409,
      body: { success: false, code: 'ENROLL_EXISTS', message: '已经报过名' },
    }));
    const { client } = clientOf(server, { onError: (error) => told.push(error.code) });
    const failure = await client.examEnroll
      .enroll({ examId: '01K9ZXCVBNMASDFGHJKMQWERTY' })
      .catch((error: ApiError) => error);
    expect(failure).toMatchObject({ name: 'ApiError', code: 'ENROLL_EXISTS', message: '已经报过名', status: 409 });
    await client.dict.queryByValue({ value: 'difficulty' }).catch(() => undefined);
    await client.examEnroll.enroll({ examId: 'x' }, { quiet: true }).catch(() => undefined);
    expect(told).toEqual(['ENROLL_EXISTS']);
  });

  test('signing in is sealed without the session, which may have ended', async () => {
    const server = standIn(() => ({ body: { success: true, data: {} } }));
    const dead = { id: session.id, key: new Uint8Array(32).fill(1) };
    const { client } = createClient({
      base: BASE,
      appId: 'aosai',
      routes,
      session: () => dead,
      fetch: server.fetch,
      nowMs: () => NOW,
    });
    await client.auth.loginByPwd({ account: 'a', password: 'b', realm: 'member' });
    const refused = await client.examEnroll.enroll({ examId: 'x' }, { quiet: true }).catch((error: ApiError) => error);
    expect([server.seen.length, refused]).toMatchObject([1, { code: 'ENV_SIGNATURE' }]);
  });

  test('without a network it throws NETWORK with status 0', async () => {
    const { client } = clientOf({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const failure = await client.auth.queryCurrent({}).catch((error: ApiError) => error);
    expect(failure).toMatchObject({ code: 'NETWORK', status: 0, isTransient: true });
  });

  test('without a response it throws TIMEOUT, also while it waits for the key', async () => {
    const { client } = clientOf({ fetch: () => new Promise<never>(() => undefined) }, { timeoutMs: 1 });
    const failures = [client.auth.queryCurrent({}), client.auth.logout({})].map((call) =>
      call.catch(({ code, status }: ApiError) => ({ code, status })),
    );
    expect(await Promise.all(failures)).toEqual(Array(2).fill({ code: 'TIMEOUT', status: 0 }));
  });

  test('a time-out or an abort reaches the fetch function', async () => {
    const heard: boolean[] = [];
    const fetch = (request: Request) =>
      new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => {
          heard.push(true);
          reject(request.signal.reason as Error);
        });
      });
    await clientOf({ fetch: fetch as typeof globalThis.fetch }, { timeoutMs: 1 })
      .client.auth.queryCurrent({})
      .catch(() => undefined);
    const controller = new AbortController();
    const { client } = clientOf({ fetch: fetch as typeof globalThis.fetch });
    const given = client.auth.queryCurrent({}, { signal: controller.signal }).catch((error: unknown) => error);
    await expect.poll(() => heard.length).toBe(1);
    const reason = new Error('the page has gone');
    controller.abort(reason);
    expect([await given, heard]).toEqual([reason, [true, true]]);
  });

  test('aborted before the start, it does not send anything, not even for the key', async () => {
    const asked: unknown[] = [];
    const { client } = clientOf({ fetch: (input) => (asked.push(input), new Promise<never>(() => undefined)) });
    const reason = new Error('the page has gone');
    const given = client.auth.logout({}, { signal: AbortSignal.abort(reason) }).catch((error: unknown) => error);
    expect([await given, asked]).toEqual([reason, []]);
  });

  test('aborted before the start or while waiting for the key, it throws the reason and skips `onError`', async () => {
    const told: string[] = [];
    const { client } = clientOf(
      { fetch: () => new Promise<never>(() => undefined) },
      { onError: ({ code }) => told.push(code) },
    );
    const reason = new Error('the page has gone');
    const controller = new AbortController();
    const later = client.auth.logout({}, { signal: controller.signal }).catch((error: unknown) => error);
    await Promise.resolve();
    controller.abort(reason);
    const before = client.auth.logout({}, { signal: controller.signal }).catch((error: unknown) => error);
    expect([await later, await before, told]).toEqual([reason, reason, []]);
  });

  test.each([
    ['application/json', 'SIGN_IN_REQUIRED'],
    ['application/problem+json', 'BAD_REPLY'],
    ['text/json', 'BAD_REPLY'],
    ['text/html', 'BAD_REPLY'],
  ])('a refusal of type %s throws %s', async (type, code) => {
    const body = JSON.stringify({ success: false, code: 'SIGN_IN_REQUIRED', message: '请先登录' });
    const { client } = clientOf({
      fetch: async () => new Response(body, { status: 401, headers: { 'Content-Type': type } }),
    });
    const failure = await client.auth.queryCurrent({}).catch((error: ApiError) => error);
    expect(failure).toMatchObject({ name: 'ApiError', code, status: 401 });
  });

  test('sends a request once, whatever its method and however it fails', async () => {
    let sent = 0;
    const { client } = clientOf({
      fetch: async () => {
        sent += 1;
        return Response.json({ success: false, code: 'UNAVAILABLE', message: '' }, { status: 503 });
      },
    });
    const failure = await client.auth.queryCurrent({}).catch((error: ApiError) => error);
    expect([failure, sent]).toMatchObject([{ code: 'UNAVAILABLE', status: 503 }, 1]);
  });
});

test('client upload: sends a signed form with progress and opens the sealed response', async () => {
  const keys = [newServerKey()];
  const { seen, fetch: sendStandIn } = standIn(() => ({ body: { success: true, data: { fileName: 'a.png' } } }), keys);
  const forms: [string, unknown][][] = [];
  const progress: [number, number][] = [];
  const { client } = createClient({
    base: BASE,
    appId: 'aosai',
    routes,
    session: () => session,
    nowMs: () => NOW,
    fetch: sendStandIn,
    sendForm: async (request, form, onProgress) => {
      forms.push([...form]);
      onProgress?.(45, 100);
      // The signature covers the request line; the body is not part of it.
      return sendStandIn(request);
    },
  });
  const file = new File(['x'], '头像.png');
  const reply = await client.file.upload({ purpose: 'attachment', isPublic: true, title: '甲' }, [file], {
    onProgress: (...at) => progress.push(at),
  });
  expect(reply).toEqual({ fileName: 'a.png' });
  expect(forms.map((form) => form.map(([name, value]) => [name, value instanceof File ? value.name : value]))).toEqual([
    [
      ['purpose', 'attachment'],
      ['isPublic', 'true'],
      ['title', '甲'],
      ['file', '头像.png'],
    ],
  ]);
  expect(progress).toEqual([[45, 100]]);
  expect(seen.map(({ line, headers }) => [line, headers['app-id'], headers['envelope']?.length])).toEqual([
    ['POST /common/file/upload', 'aosai', 60 + 1 + 43],
  ]);
});

test('client upload: an aborted upload does not call `onError`', async () => {
  const { fetch: sendStandIn } = standIn(() => ({ body: {} }));
  const told: string[] = [];
  const controller = new AbortController();
  const { client } = createClient({
    base: BASE,
    appId: 'aosai',
    routes,
    session: () => session,
    nowMs: () => NOW,
    fetch: sendStandIn,
    onError: ({ code }) => told.push(code),
    sendForm: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
        controller.abort();
      }),
  });
  const sent = client.file.upload({ purpose: 'avatar' }, [new File(['x'], 'a.png')], { signal: controller.signal });
  await expect(sent).rejects.toThrow('cancelled');
  expect(told).toEqual([]);
});

test('brokenAnswer: has the same texts as the error catalogue', () => {
  const said = (['ENV_SIGNATURE', 'ENV_DECRYPT'] as const).map((code) => brokenAnswer(new BrokenSeal(code)).message);
  expect(said).toEqual([errorText('ENV_SIGNATURE'), errorText('ENV_DECRYPT')]);
});
