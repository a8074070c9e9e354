import { HEADER_FRAME_SESSION } from '@aosai/api/accounts/frameSession';
import { getCookie, setCookie } from 'hono/cookie';
import { KNOWN_FOR_DAYS } from '../../accounts/sessions/knownBrowsers.ts';
import type { HttpContext } from '../httpContext.ts';

const DAY_SECONDS = 24 * 60 * 60;

interface CookieOf {
  appId: string;
  isSecure: boolean;
}

/** `__Host-` prevents other hosts of the same site from setting it; browsers accept that prefix only over https. */
function sessionName({ appId, isSecure }: CookieOf): string {
  return `${isSecure ? '__Host-' : ''}aosai-${appId}`;
}

export function readSessionCookie(c: HttpContext, of: CookieOf): string | undefined {
  return getCookie(c, sessionName(of));
}

/** Tells the browser its session: by a cookie, or by a header to a page in a frame. A null token ends it. */
export function writeSession(c: HttpContext, of: CookieOf & { isFramed: boolean }, token: string | null): void {
  if (of.isFramed) {
    c.header(HEADER_FRAME_SESSION, token ?? '');
    return;
  }
  setCookie(c, sessionName(of), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: of.isSecure,
    maxAge: token === null ? 0 : DAY_SECONDS,
  });
}

/** Not `aosai-`, the prefix of session cookies, since an app may have any name. */
function browserName({ appId, isSecure }: CookieOf): string {
  return `${isSecure ? '__Host-' : ''}aosai_browser-${appId}`;
}

export function readBrowserCookie(c: HttpContext, of: CookieOf): string | undefined {
  return getCookie(c, browserName(of));
}

/** The cookie signs nobody in; it only makes the browser known when strangers have locked the account. */
export function writeBrowserCookie(c: HttpContext, of: CookieOf, token: string): void {
  setCookie(c, browserName(of), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: of.isSecure,
    maxAge: KNOWN_FOR_DAYS * DAY_SECONDS,
  });
}
