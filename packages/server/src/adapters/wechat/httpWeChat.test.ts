import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { httpWeChat } from './httpWeChat.ts';

/** Replies from WeChat's documentation. */
const OPENID = 'oGZUI0egBJY1zhBYw2KhdUfwVJJE';
const PNG = Buffer.from('iVBORw0KGgo=', 'base64');
const SESSION = { openid: OPENID, session_key: 'tiihtNczf5v6AKRyjwEUhQ==', unionid: 'o6_bmasdasdsad6_2sgVt7hMZOPfL' };
const OAUTH = {
  access_token: 'ACCESS_TOKEN',
  expires_in: 7200,
  refresh_token: 'REFRESH_TOKEN',
  openid: OPENID,
  scope: 'snsapi_base',
};
const PHONE = {
  errcode: 0,
  errmsg: 'ok',
  phone_info: {
    phoneNumber: '+8613580006666',
    purePhoneNumber: '13580006666',
    countryCode: '86',
    watermark: { timestamp: 1_637_744_274, appid: 'xxxx' },
  },
};

type Answer = { json: unknown } | { png: Buffer };

/** A fake WeChat on loopback; `answer` handles each request except those for a token. */
async function standIn(answer: (path: string, query: URLSearchParams, body: string) => Answer) {
  const seen: string[] = [];
  let tokens = 0;
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
      seen.push(`${request.method} ${pathname}`);
      if (pathname === '/cgi-bin/token') tokens += 1;
      const reply =
        pathname === '/cgi-bin/token'
          ? { json: { access_token: `TOKEN_${tokens}`, expires_in: 7200 } }
          : answer(pathname, searchParams, body);
      if ('png' in reply) response.setHeader('Content-Type', 'image/png').end(reply.png);
      // Like the real one: JSON with the type text.
      else response.setHeader('Content-Type', 'text/plain').end(JSON.stringify(reply.json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  let nowMs = 0;
  const { port } = server.address() as AddressInfo;
  const wechat = httpWeChat(
    {
      apiUrl: `http://127.0.0.1:${port}`,
      gzh: { appId: 'wxgzh', secret: 'gzh-secret', token: 'weixin', redirectUrl: 'https://school.example/web/' },
      mp: { appId: 'wxmp', secret: 'mp-secret' },
    },
    () => new Date(nowMs),
  );
  return {
    wechat,
    seen,
    later: (ms: number) => {
      nowMs += ms;
    },
  };
}
const failing = (errcode: number) => standIn(() => ({ json: { errcode, errmsg: 'error' } }));

test('httpWeChat: exchanges codes of both kinds for an identity and drops the session key', async () => {
  const queries: string[] = [];
  const { wechat } = await standIn((path, query) => {
    queries.push(`${path} ${query.toString()}`);
    return { json: path === '/sns/jscode2session' ? SESSION : OAUTH };
  });
  expect(await wechat.mpIdentity('CODE')).toEqual({ openId: OPENID, unionId: SESSION.unionid });
  expect(await wechat.gzhIdentity('CODE')).toEqual({ openId: OPENID, unionId: null });
  expect(queries).toEqual([
    '/sns/jscode2session appid=wxmp&secret=mp-secret&js_code=CODE&grant_type=authorization_code',
    '/sns/oauth2/access_token appid=wxgzh&secret=gzh-secret&code=CODE&grant_type=authorization_code',
  ]);
});

test('httpWeChat: fetches the access token once, also for concurrent calls, and again before it expires', async () => {
  const used: (string | null)[] = [];
  const { wechat, seen, later } = await standIn((_, query) => {
    used.push(query.get('access_token'));
    return { json: PHONE };
  });
  expect(await Promise.all([wechat.mpMobile('a'), wechat.mpMobile('b')])).toEqual(['13580006666', '13580006666']);
  later(7200_000 - 5 * 60_000 - 1);
  await wechat.mpMobile('c');
  later(1);
  await wechat.mpMobile('d');
  expect(used).toEqual(['TOKEN_1', 'TOKEN_1', 'TOKEN_1', 'TOKEN_2']);
  expect(seen.filter((line) => line === 'GET /cgi-bin/token').length).toBe(2);
});

test('httpWeChat: replaces a refused token (40001)', async () => {
  const { wechat, seen } = await standIn((_, query, body) =>
    query.get('access_token') === 'TOKEN_1'
      ? { json: { errcode: 40_001, errmsg: 'invalid credential, access_token is invalid or not latest' } }
      : (expect(JSON.parse(body)).toEqual({ code: 'e31968a7f94cc5ee25fafc2aef2773f0bb8c3937b22520eb8ee345274d00c144' }),
        { json: PHONE }),
  );
  expect(await wechat.mpMobile('e31968a7f94cc5ee25fafc2aef2773f0bb8c3937b22520eb8ee345274d00c144')).toBe('13580006666');
  expect(seen.length).toBe(4);
});

test('httpWeChat: fails when the replaced token is refused too', async () => {
  const never = await failing(40_001);
  await expect(never.wechat.mpMobile('x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(never.seen.length).toBe(4);
});

test('httpWeChat: tells used-up codes, rate limits and other errors apart', async () => {
  const codeOf = async (errcode: number) => {
    const { wechat } = await failing(errcode);
    return wechat.mpIdentity('x').catch((error: unknown) => (error as { code: string }).code);
  };
  expect(await Promise.all([40_029, 40_163, 45_011, 40_013, -1].map(codeOf))).toEqual([
    'WX_CODE_WRONG',
    'WX_CODE_WRONG',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'UNAVAILABLE',
  ]);
});

test('httpWeChat: mpQrCode returns an image and does not take an error for one', async () => {
  const { wechat } = await standIn((_, _query, body) =>
    body.includes('"scene":"a=1"') ? { png: PNG } : { json: { errcode: 41_030, errmsg: 'invalid page' } },
  );
  const { mime, bytes } = await wechat.mpQrCode({ scene: 'a=1', page: 'pages/index' });
  expect([mime, Buffer.from(bytes)]).toEqual(['image/png', PNG]);
  await expect(wechat.mpQrCode({ scene: 'b', page: 'nowhere' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('httpWeChat: throws NOT_CONFIGURED without app id and secret, UNAVAILABLE without a server', async () => {
  const none = httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh: null, mp: null }, () => new Date(0));
  await expect(none.gzhIdentity('x')).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
  await expect(none.mpIdentity('x')).rejects.toMatchObject({ code: 'NOT_CONFIGURED' });
  expect(() => none.isFromGzh({ signature: '', timestamp: '', nonce: '' })).toThrow('微信公众号');
  expect([none.gzhIsOff, none.gzhPage]).toEqual([true, null]);
  expect(() => none.gzhAuthorizeUrl('x')).toThrow('微信公众号');
  const away = httpWeChat(
    { apiUrl: 'http://127.0.0.1:9', gzh: null, mp: { appId: 'a', secret: 's3cret' } },
    () => new Date(0),
  );
  const error = await away.mpMobile('x').catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(String((error as Error).cause)).not.toContain('s3cret');
});

test('isFromGzh: verifies the SHA-1 of the sorted token, timestamp and nonce', async () => {
  const { wechat } = await standIn(() => ({ json: {} }));
  // sha1('1409735669' + '1320562132' + 'weixin') after sorting: 1320562132, 1409735669, weixin.
  const signed = { timestamp: '1409735669', nonce: '1320562132', signature: '' };
  const signature = '0000000000000000000000000000000000000000';
  expect(wechat.isFromGzh({ ...signed, signature })).toBe(false);
  expect(wechat.isFromGzh({ ...signed, signature: '0269da5638d2e513dbe301d48d5dcdae1d31ccfa' })).toBe(true);
  expect(wechat.isFromGzh({ ...signed, signature: 'zz' })).toBe(false);
  expect(wechat.gzhPage).toBe('https://school.example/web/');
  expect(wechat.gzhAuthorizeUrl('wx0a1b')).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wxgzh&redirect_uri=https%3A%2F%2Fschool.example%2Fweb%2F&response_type=code&scope=snsapi_base&state=wx0a1b#wechat_redirect',
  );
});
