import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a stand-in for WeChat's code exchange on loopback: the code `lin` yields the identity `openid-lin`. */
export async function startWeChat(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wechat');
    const answer =
      pathname === '/sns/oauth2/access_token'
        ? { access_token: 'ACCESS_TOKEN', expires_in: 7200, openid: `openid-${searchParams.get('code') ?? ''}` }
        : { errcode: 40_066, errmsg: 'invalid url' };
    // Like WeChat: JSON with the content type text/plain.
    response.setHeader('Content-Type', 'text/plain').end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
