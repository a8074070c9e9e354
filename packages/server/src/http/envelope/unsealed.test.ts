import { afterAll, expect, test } from 'vitest';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { newServerKey } from '@aosai/api/envelope/keys';
import { sealRequest } from '@aosai/api/envelope/seal';
import { AppError } from '@aosai/api/kit/errors';
import { nodePrimitives } from './nodePrimitives.ts';
import { rateLimit } from '../../base/rateLimit.ts';
import { openTestApp, ORIGIN } from '../../testing/testApp.ts';
import { BELIEVED_UNSEALED } from '@aosai/api/client/envelopeFetch';

let waitSeconds = 0;
const site = await openTestApp(
  {},
  {
    address: { take: () => waitSeconds },
    person: rateLimit({ limit: Number.POSITIVE_INFINITY, windowMs: 1 }),
  },
);
afterAll(() => site.close());

const PATH = '/dict/queryByValue';
type SealOptions = Parameters<typeof sealRequest>[0];

function sealed(changes: Partial<SealOptions> = {}): string {
  const [serverKey] = site.services.platform.keys.envelopeKeys(site.now());
  if (!serverKey) throw new Error('no key');
  const line = { method: 'POST', path: PATH, query: '', appId: 'aosai' };
  const { key, data, signature } = sealRequest({
    ...line,
    content: { body: { value: 'difficulty' } },
    serverKey,
    nowMs: site.now().getTime(),
    primitives: nodePrimitives,
    ...changes,
  });
  return JSON.stringify({ key, data, signature });
}

/** The code of a plain reply; undefined for a sealed one. */
async function plainCode(body: string, { path = PATH, method = 'POST', headers = {} } = {}): Promise<string> {
  const response = await site.fetch(
    new Request(ORIGIN + API_PREFIX + path, {
      method,
      body,
      headers: { 'App-Id': 'aosai', 'Content-Type': 'application/json', ...headers },
    }),
  );
  const reply = (await response.json()) as { code?: string; signature?: string };
  return reply.signature === undefined ? (reply.code ?? 'plain') : 'sealed';
}

async function whileStoreFails(error: Error): Promise<string> {
  const { markSeen } = site.replays;
  site.replays.markSeen = () => Promise.reject(error);
  const code = await plainCode(sealed());
  site.replays.markSeen = markSeen;
  return code;
}

const withCode = (code: string) => Object.assign(new Error(code), { code });
const noCipher = { ...nodePrimitives, encrypt: (_key: Uint8Array, _nonce: Uint8Array) => new Uint8Array(32) };

test('the codes that the client accepts unsealed are those that the server sends before opening', async () => {
  const session = { id: '01K9ZXCVBNMASDFGHJKLQWERTY', key: new Uint8Array(32) };
  const twice = sealed();
  await plainCode(twice);
  const codes = [
    await plainCode(sealed(), { headers: { 'App-Id': 'no app id' } }),
    await plainCode(sealed(), { path: '/no/such' }),
    await plainCode(sealed(), { method: 'PUT' }),
    await plainCode(sealed(), { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    await plainCode('{}'),
    await plainCode('x', { headers: { 'Content-Length': String(2 * 1024 * 1024) } }),
    await plainCode(sealed().replace('"AQ', '"Ag')),
    await plainCode(sealed({ serverKey: newServerKey() })),
    await plainCode(sealed({ nowMs: 0 })),
    await plainCode(sealed({ session })),
    await plainCode(sealed({ path: '/other' })),
    await plainCode(twice),
    await plainCode(sealed({ primitives: noCipher })),
    await whileStoreFails(new AppError('ENV_BUSY')),
    await whileStoreFails(withCode('ECONNREFUSED')),
    await whileStoreFails(withCode('ENOSPC')),
    await whileStoreFails(new Error('nobody foresaw this')),
  ];
  waitSeconds = 3;
  codes.push(await plainCode(sealed()));
  waitSeconds = 0;
  expect(codes.toSorted()).toEqual([...BELIEVED_UNSEALED].toSorted());
  expect(await plainCode(sealed())).toBe('sealed');
});
