import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBase64url } from '@aosai/api/envelope/base64url';
import { INFO, packKey, REQUEST_SIGNATURE, requestAad, unpackKey } from '@aosai/api/envelope/format';
import { setupSender } from '@aosai/api/envelope/hpke';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { sealRequest } from '@aosai/api/envelope/seal';
import { OPENS_AFTER_MS, ROTATION_MS } from '../../keys/envelopeKeys.ts';
import { openReplayStore } from './replayStore.ts';
import { openTestApp, ORIGIN, type Reply, type TestApp, type Visitor } from '../../testing/testApp.ts';

let site: TestApp;
let visitor: Visitor;
const start = new Date('2026-11-21T08:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

beforeAll(async () => {
  site = await openTestApp();
  visitor = await site.signIn('xuesheng');
});
afterAll(() => site.close());

const PATH = '/dict/queryByValue';
const CONTENT = { body: { value: 'difficulty' } };

interface Sent {
  key: string;
  data: string;
  signature: string;
}

function sealed(changes: Partial<Parameters<typeof sealRequest>[0]> = {}) {
  const [serverKey] = site.services.platform.keys.envelopeKeys(start);
  if (!serverKey) throw new Error('no key');
  return sealRequest({
    method: 'POST',
    path: PATH,
    query: '',
    appId: 'aosai',
    content: CONTENT,
    serverKey,
    nowMs: start.getTime(),
    ...changes,
  });
}

async function post(
  body: string | Sent,
  { path = PATH, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) {
  const response = await site.fetch(
    new Request(`${ORIGIN}${API_PREFIX}${path}`, {
      method: 'POST',
      headers: { 'App-Id': 'aosai', 'Content-Type': 'application/json', ...headers },
      body:
        typeof body === 'string' ? body : JSON.stringify({ key: body.key, data: body.data, signature: body.signature }),
    }),
  );
  return { status: response.status, body: (await response.json()) as Reply['body'] & Partial<Sent> };
}

const codeOf = async (...args: Parameters<typeof post>) => {
  const { status, body } = await post(...args);
  return [status, body.code ?? 'opened'];
};

function withKey(
  sent: Sent,
  change: (field: ReturnType<typeof unpackKey>) => Partial<ReturnType<typeof unpackKey>>,
): Sent {
  const field = unpackKey(Buffer.from(sent.key, 'base64url'));
  return { ...sent, key: toBase64url(packKey({ ...field, ...change(field) })) };
}

const flipped = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test('openEnvelope: opens a well-formed envelope and seals the reply', async () => {
  const sent = sealed();
  const { status, body } = await post(sent);
  const { key = '', data = '', signature = '' } = body;
  expect(status).toBe(200);
  expect(sent.openResponse(200, { key, data, signature })).toMatchObject({
    success: true,
    data: { value: 'difficulty' },
  });
});

test('openEnvelope, step 1: checks size, members, alphabet and lengths', async () => {
  const sent = sealed();
  const malformed = [400, 'ENV_MALFORMED'];
  expect(await codeOf('not json')).toEqual(malformed);
  expect(await codeOf('[]')).toEqual(malformed);
  expect(await codeOf(JSON.stringify({ value: 'difficulty' }))).toEqual(malformed);
  expect(await codeOf(JSON.stringify({ ...sent, extra: '1' }))).toEqual(malformed);
  expect(await codeOf(JSON.stringify({ key: sent.key, data: 1, signature: sent.signature }))).toEqual(malformed);
  expect(await codeOf({ ...sent, key: `${sent.key}=` })).toEqual(malformed);
  expect(await codeOf({ ...sent, key: sent.key.slice(0, -4) })).toEqual(malformed);
  expect(await codeOf({ ...sent, signature: sent.signature.slice(0, -4) })).toEqual(malformed);
  expect(await codeOf({ ...sent, data: sent.data.slice(0, 20) })).toEqual(malformed);
  expect(await codeOf({ ...sent, data: 'a b' })).toEqual(malformed);
  const { key, data, signature } = sent;
  for (const odd of [null, 1, true, [key], { key }]) {
    expect(await codeOf(JSON.stringify({ key: odd, data, signature }))).toEqual(malformed);
    expect(await codeOf(JSON.stringify({ key, data: odd, signature }))).toEqual(malformed);
    expect(await codeOf(JSON.stringify({ key, data, signature: odd }))).toEqual(malformed);
  }
  const members = `"key":"${key}","data":"${data}","signature":"${signature}"`;
  for (const doubled of [
    `{"key":"${key}",${members}}`,
    `{${members},"data":"${data}"}`,
    `{${members},"\\u006bey":"${key}"}`,
  ]) {
    expect(await codeOf(doubled)).toEqual(malformed);
  }
  expect(await codeOf('x'.repeat(1024 * 1024 + 1), { headers: { Cookie: visitor.cookie } })).toEqual([
    413,
    'ENV_TOO_LARGE',
  ]);
  const signedIn = { headers: { Cookie: visitor.cookie } };
  expect(await codeOf('x'.repeat(1024 * 1024), signedIn)).toEqual(malformed);
  for (const type of [
    'text/plain',
    'application/json-patch+json',
    'application/jsonp',
    'application/json+x',
    'text/json',
  ]) {
    expect(await codeOf(sent, { headers: { 'Content-Type': type } })).toEqual(malformed);
  }
  const loose = 'Application/JSON ; charset=utf-8';
  expect(await codeOf(` {\n${members}} `, { headers: { 'Content-Type': loose } })).toEqual([200, 'opened']);
});

test('openEnvelope: cuts a body without announced length off at 1 MiB', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(120);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk);
    },
  });
  const request = new Request(`${ORIGIN}${API_PREFIX}${PATH}`, {
    method: 'POST',
    headers: { 'App-Id': 'aosai', 'Content-Type': 'application/json', Cookie: visitor.cookie },
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await site.fetch(request)).status).toBe(413);
  expect(sent).toBeLessThan(25);
});

test('openEnvelope: runs the steps in order, so that each failure hides later ones', async () => {
  const bad = { signature: flipped(sealed().signature) };
  const far = 10 * 60_000;
  expect(await codeOf({ ...withKey(sealed(), () => ({ version: 2, kid: '000000' })), ...bad })).toEqual([
    400,
    'ENV_VERSION',
  ]);
  expect(await codeOf({ ...withKey(sealed(), () => ({ mode: 7, kid: '000000' })), ...bad })).toEqual([
    400,
    'ENV_MALFORMED',
  ]);
  const late = sealed({ nowMs: start.getTime() - far });
  expect(await codeOf({ ...withKey(late, () => ({ kid: '000000' })), ...bad })).toEqual([400, 'ENV_KEY']);
  expect(await codeOf({ ...withKey(late, () => ({ mode: 1 })), ...bad })).toEqual([400, 'ENV_CLOCK']);
  expect(await codeOf({ ...sealed({ session: visitor.session }), ...bad })).toEqual([401, 'ENV_SESSION']);
  const opened = sealed();
  await post(opened);
  expect(await codeOf({ ...opened, ...bad })).toEqual([400, 'ENV_SIGNATURE']);
  expect(await codeOf(opened)).toEqual([409, 'ENV_REPLAY']);
});

const at = (ms: number) => sealed({ nowMs: start.getTime() + ms });

test('openEnvelope, step 4: accepts a clock five minutes off either way', async () => {
  expect(await codeOf(at(300_000))).toEqual([200, 'opened']);
  expect(await codeOf(at(-300_000))).toEqual([200, 'opened']);
});

test('openEnvelope, step 4: refuses a clock further off and tells the server’s time', async () => {
  expect(await codeOf(at(300_001))).toEqual([400, 'ENV_CLOCK']);
  expect((await post(at(-300_001))).body).toEqual({
    success: false,
    code: 'ENV_CLOCK',
    message: '本机时间与服务器相差太大，请校准时间',
    serverTime: start.toISOString(),
  });
});

test('openEnvelope, steps 5 and 6: refuses the cookie without its key, and the key of another session', async () => {
  const other = await site.signIn('laoshi');
  const cookie = { headers: { Cookie: visitor.cookie } };
  expect(await codeOf(sealed({ session: visitor.session }), cookie)).toEqual([200, 'opened']);
  expect(await codeOf(sealed({ session: other.session }), cookie)).toEqual([400, 'ENV_SIGNATURE']);
  expect(await codeOf(sealed({ session: visitor.session }))).toEqual([401, 'ENV_SESSION']);
});

test('openEnvelope, step 6: refuses any change of what the signature covers', async () => {
  const signature = [400, 'ENV_SIGNATURE'];
  expect(await codeOf(sealed({ path: '/auth/loginByPwd' }))).toEqual(signature);
  expect(await codeOf(sealed({ method: 'PUT' }))).toEqual(signature);
  expect(await codeOf(sealed({ query: 'a=1' }))).toEqual(signature);
  expect(await codeOf(sealed({ appId: 'other' }))).toEqual(signature);
  const sent = sealed();
  expect(await codeOf({ ...sent, data: flipped(sent.data) })).toEqual(signature);
  expect(await codeOf(withKey(sent, (field) => ({ timeMs: field.timeMs + 1 })))).toEqual(signature);
  expect(await codeOf(withKey(sent, () => ({ tail: new Uint8Array(32) })))).toEqual(signature);
});

test('openEnvelope, step 7: opens an envelope once, also after a restart and for concurrent copies', async () => {
  const sent = sealed();
  const both = await Promise.all([codeOf(sent), codeOf(sent)]);
  expect(both.sort()).toEqual([
    [200, 'opened'],
    [409, 'ENV_REPLAY'],
  ]);
  const restarted = openReplayStore(site.db);
  const { tail } = unpackKey(Buffer.from(sent.key, 'base64url'));
  expect(await restarted.markSeen(toBase64url(tail), start.getTime())).toBe(false);
  expect(await restarted.markSeen('another', start.getTime())).toBe(true);
  await restarted.forget(after(60_001));
  expect(await openReplayStore(site.db).markSeen('another', start.getTime())).toBe(true);
});

test('openEnvelope, step 8: 数据解密异常 for signed data that does not decrypt or is not JSON', async () => {
  const [serverKey] = site.services.platform.keys.envelopeKeys(start);
  if (!serverKey) throw new Error('no key');
  const signed = (plaintext: Buffer | null): Sent => {
    const { enc, context } = setupSender(serverKey.publicKey, INFO, {});
    const key = toBase64url(packKey({ version: 1, mode: 0, kid: serverKey.kid, timeMs: start.getTime(), tail: enc }));
    const aad = requestAad({ method: 'POST', path: PATH, query: '', appId: 'aosai' }, key);
    const data = toBase64url(plaintext ? context.seal(aad, plaintext) : new Uint8Array(32));
    const mac = createHmac('sha256', context.export(REQUEST_SIGNATURE, 32)).update(aad).update(`\n${data}`).digest();
    return { key, data, signature: toBase64url(mac) };
  };
  expect(await codeOf(signed(Buffer.from('{"value":"difficulty"}')))).toEqual([200, 'opened']);
  const refusal = { success: false, code: 'ENV_DECRYPT', message: '数据解密异常' };
  expect(await post(signed(null))).toEqual({ status: 400, body: refusal });
  expect(await post(signed(Buffer.from('{"value":')))).toEqual({ status: 400, body: refusal });
  expect(await post(signed(Buffer.from([0x22, 0xff, 0x22])))).toEqual({ status: 400, body: refusal });
});

test('openEnvelope: the previous key opens requests until the last moment of its day', async () => {
  const { keys } = site.services.platform;
  const [old] = keys.envelopeKeys(start);
  if (!old) throw new Error('no key');
  await keys.refresh(after(ROTATION_MS));
  const at = async (ms: number) => {
    site.at(after(ms));
    return codeOf(sealed({ serverKey: old, nowMs: after(ms).getTime() }));
  };
  expect(await at(ROTATION_MS + OPENS_AFTER_MS - 1)).toEqual([200, 'opened']);
  expect(await at(ROTATION_MS + OPENS_AFTER_MS)).toEqual([400, 'ENV_KEY']);
  site.at(start);
});

test('openEnvelope: a GET that changes state needs the header form', async () => {
  const guest = await site.signIn('jiazhang');
  expect(await site.send('GET', '/auth/logout', { visitor: guest })).toMatchObject({
    status: 400,
    body: { code: 'ENV_MALFORMED' },
  });
  expect((await site.send('GET', '/auth/logout', { visitor: guest, headerForm: true })).body).toMatchObject({
    success: true,
  });
});

test('openEnvelope: seals the reply to a GET only when it came in the header form', async () => {
  const guest = await site.signIn('jiazhang');
  expect(await site.send('GET', '/auth/verify', { visitor: guest })).toMatchObject({ status: 200, sealed: false });
  expect(await site.send('GET', '/auth/verify', { visitor: guest, headerForm: true })).toMatchObject({
    status: 200,
    sealed: true,
    body: { success: true, data: { valid: true, realm: 'member' } },
  });
  const asMode0 = { ...guest, session: undefined as unknown as Visitor['session'] };
  expect(await site.send('GET', '/auth/verify', { visitor: asMode0, headerForm: true })).toMatchObject({
    status: 401,
    sealed: true,
    body: { code: 'SIGN_IN_REQUIRED' },
  });
});
