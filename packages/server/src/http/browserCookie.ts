import { getCookie, setCookie } from 'hono/cookie';
import { KNOWN_FOR_DAYS } from '../sessions/knownBrowsers.ts';
import type { HttpContext } from './httpContext.ts';

interface CookieOf {
  appId: string;
  isSecure: boolean;
}

/** Not `aosai-`, which starts the session's name: an app may be called anything. */
function nameOf({ appId, isSecure }: CookieOf): string {
  return `${isSecure ? '__Host-' : ''}aosai_browser-${appId}`;
}

export function readBrowserCookie(c: HttpContext, of: CookieOf): string | undefined {
  return getCookie(c, nameOf(of));
}

/** It signs nobody in: by it a browser is known again when someone else has locked the account. */
export function writeBrowserCookie(c: HttpContext, of: CookieOf, token: string): void {
  setCookie(c, nameOf(of), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: of.isSecure,
    maxAge: KNOWN_FOR_DAYS * 24 * 60 * 60,
  });
}
