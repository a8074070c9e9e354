import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { getCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import { THEME_COOKIE } from '@aosai/api/kit/constants';
import { readSessionCookie } from '../request/cookies.ts';
import type { HttpContext } from '../httpContext.ts';

/** What a first page shows of its app. */
export interface SiteLook {
  appId: string;
  title: string;
  /** Address of a picture; empty for the seal. */
  logo: string;
  accent: string | null;
}

type Env = { Bindings: HttpBindings };

export interface FirstPagesOptions {
  /** Null when it cannot be read now. */
  lookOf: (c: HttpContext) => Promise<SiteLook | null>;
  isSecure: (headers: Headers) => boolean;
}

/** A page is made for each app, look and theme; more looks than this are rare, and then all are made again. */
const KEPT = 100;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The last change of a file in ms; null when there is no file. */
const changedAt = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return null;
  }
};

const compress = promisify(gzip);

/**
 * Serves /web/: to guests the home page already drawn, to others the site with the scripts of their home page named
 * (`packages/app/build/firstPages.ts` writes both). Passes on where the site is not built or the app's look is unknown.
 */
export function firstPages(site: string, { lookOf, isSecure }: FirstPagesOptions): MiddlewareHandler<Env> {
  const made = new Map<string, Promise<{ text: string; gzip: Uint8Array<ArrayBuffer> }>>();

  const make = async (file: string, values: Record<string, string>) => {
    const template = await readFile(file, 'utf8');
    const text = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    return { text, gzip: new Uint8Array(await compress(text)) };
  };

  return async (c, next) => {
    const look = await lookOf(c);
    if (!look) return next();
    const { appId, title, logo, accent } = look;
    const isSignedIn = Boolean(readSessionCookie(c, { appId, isSecure: isSecure(c.req.raw.headers) }));
    const file = join(site, 'first', isSignedIn ? 'signedIn.html' : logo === '' ? 'guest.html' : 'guestLogo.html');
    const changed = await changedAt(file);
    if (changed === null) return next();
    const theme = getCookie(c, THEME_COOKIE);
    const values = {
      title: escaped(title),
      logo: escaped(logo),
      accent: accent === null ? 'not all' : 'all',
      theme: theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '',
    };
    const key = JSON.stringify([file, changed, values]);
    if (made.size >= KEPT && !made.has(key)) made.clear();
    let page = made.get(key);
    if (!page) {
      page = make(file, values);
      made.set(key, page);
    }
    const { text, gzip: small } = await page;
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Vary', 'Accept-Encoding, Cookie');
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(text);
    c.header('Content-Encoding', 'gzip');
    return c.body(small);
  };
}
