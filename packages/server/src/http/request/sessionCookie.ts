import { getCookie, setCookie } from 'hono/cookie';
import type { HttpContext } from '../httpContext.ts';

const COOKIE_SECONDS = 24 * 60 * 60;

interface CookieOf {
  appId: string;
  isSecure: boolean;
}

/** `__Host-` prevents other hosts of the same site from setting it; browsers accept that prefix only over https. */
function nameOf({ appId, isSecure }: CookieOf): string {
  return `${isSecure ? '__Host-' : ''}aosai-${appId}`;
}

export function readSessionCookie(c: HttpContext, of: CookieOf): string | undefined {
  return getCookie(c, nameOf(of));
}

/** Writes the session cookie; a null token removes it. */
export function writeSessionCookie(c: HttpContext, of: CookieOf, token: string | null): void {
  setCookie(c, nameOf(of), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: of.isSecure,
    maxAge: token === null ? 0 : COOKIE_SECONDS,
  });
}
