import { getCookie, setCookie } from 'hono/cookie';
import { KNOWN_FOR_DAYS } from '../../accounts/sessions/knownBrowsers.ts';
import type { HttpContext } from '../httpContext.ts';

interface CookieOf {
  appId: string;
  isSecure: boolean;
}

/** Not `aosai-`, the prefix of session cookies, since an app may have any name. */
function nameOf({ appId, isSecure }: CookieOf): string {
  return `${isSecure ? '__Host-' : ''}aosai_browser-${appId}`;
}

export function readBrowserCookie(c: HttpContext, of: CookieOf): string | undefined {
  return getCookie(c, nameOf(of));
}

/** The cookie signs nobody in; it only makes the browser known when strangers have locked the account. */
export function writeBrowserCookie(c: HttpContext, of: CookieOf, token: string): void {
  setCookie(c, nameOf(of), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: of.isSecure,
    maxAge: KNOWN_FOR_DAYS * 24 * 60 * 60,
  });
}
