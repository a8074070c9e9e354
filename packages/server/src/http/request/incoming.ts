import type { HttpBindings } from '@hono/node-server';
import { HEADER_FRAME_SESSION } from '@aosai/api/accounts/frameSession';
import { AppError } from '@aosai/api/kit/errors';
import { API_PREFIX } from '@aosai/api/kit/constants';
import { HEADER_APP_ID } from '@aosai/api/envelope/format';
import { plainAddress } from '../../kit/clientAddress.ts';
import type { CameFrom } from '../../kit/context.ts';
import type { AppDirectory } from '../apps.ts';
import { requestOrigin } from './requestOrigin.ts';
import type { HttpContext } from '../httpContext.ts';
import { readBrowserCookie, readSessionCookie } from './cookies.ts';

const APP_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The parts of a request that every step needs. `path` and `query` are raw, as the envelope signs them. */
export interface Incoming {
  method: string;
  path: string;
  query: string;
  appId: string;
  ip: string;
  host: string;
  origin: string;
  isSecure: boolean;
  cameFrom: () => CameFrom;
  userAgent: string;
  token: string | undefined;
  /** The token came in a header and is answered in one: the page is in a frame, where cookies are not sent. */
  isFramed: boolean;
  browserToken: string | undefined;
}

export function isSecureRequest(headers: Headers, trustProxy: boolean): boolean {
  return trustProxy && headers.get('X-Forwarded-Proto') === 'https';
}

/**
 * The client's address: behind a trusted proxy the last entry of X-Forwarded-For, which the proxy wrote; anybody can
 * write the others. Ignores what is not an address.
 */
export function addressOf(c: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1) : undefined;
  // Tests call the app without a socket.
  const bindings: Partial<HttpBindings> | undefined = c.env;
  return plainAddress(forwarded ?? '') ?? plainAddress(bindings?.incoming?.socket.remoteAddress ?? '') ?? '127.0.0.1';
}

/** Raw path and query: a URL object escapes some characters (`'`, `"`, `<`, `>`) that clients may not. */
function targetOf(c: HttpContext, url: URL): { path: string; query: string } {
  // Tests call the app without a socket.
  const bindings: Partial<HttpBindings> | undefined = c.env;
  const raw = bindings?.incoming?.url;
  const target = raw?.startsWith(`${API_PREFIX}/`) ? raw : url.pathname + url.search;
  const mark = target.indexOf('?');
  const end = mark === -1 ? target.length : mark;
  return { path: target.slice(API_PREFIX.length, end), query: target.slice(end + 1) };
}

/** Throws APP_UNKNOWN when the app id is malformed. */
export async function readIncoming(c: HttpContext, apps: AppDirectory, trustProxy: boolean): Promise<Incoming> {
  const url = new URL(c.req.url);
  const host = url.hostname;
  const given = c.req.header(HEADER_APP_ID) ?? url.searchParams.get('appId') ?? undefined;
  if (given !== undefined && !APP_ID.test(given)) throw new AppError('APP_UNKNOWN');
  const appId = given ?? (await apps.idByHost(host));
  const isSecure = isSecureRequest(c.req.raw.headers, trustProxy);
  const framed = c.req.header(HEADER_FRAME_SESSION);
  return {
    method: c.req.method,
    ...targetOf(c, url),
    appId,
    ip: addressOf(c, trustProxy),
    host,
    origin: `${isSecure ? 'https' : 'http'}://${url.host}`,
    isSecure,
    cameFrom: () => requestOrigin(c),
    userAgent: c.req.header('User-Agent') ?? '',
    token: framed === undefined ? readSessionCookie(c, { appId, isSecure }) : framed || undefined,
    isFramed: framed !== undefined,
    browserToken: readBrowserCookie(c, { appId, isSecure }),
  };
}
