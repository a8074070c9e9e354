import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { errorText } from '@aosai/api/kit/errors';
import { API_PREFIX } from '@aosai/api/kit/constants';
import type { FailureBody } from '../errors.ts';
import { isSecureRequest } from '../request/incoming.ts';
import { securityHeaders } from '../securityHeaders.ts';

type Site = Pick<Hono<{ Bindings: HttpBindings }>, 'fetch'>;

/**
 * How long a request waits for the start, which takes seconds, before it gets an error. A migration may take longer.
 */
const HOLD_MS = 10_000;
const RETRY_SECONDS = 3;

const STARTING = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>奥赛学堂</title>
<h1>服务器正在启动</h1>
<p>请稍等，本页会自动刷新。已经保存的内容都在。</p>
</html>
`;

export interface StartupServer extends Site {
  /** Sends all requests to the site, waiting ones included. */
  open(site: Site): void;
  /** The start has failed: tells waiting requests to retry later. */
  shut(): void;
}

/**
 * Answers on the port before the site is there. The port is taken first, so that a start without it leaves no trace in
 * the database; requests wait for the site, or learn that the server is starting when it takes long.
 */
export function openStartupServer({
  trustProxy,
  holdMs = HOLD_MS,
}: {
  trustProxy: boolean;
  holdMs?: number;
}): StartupServer {
  const opening = Promise.withResolvers<Site | null>();
  let site: Site | undefined;

  const starting = new Hono<{ Bindings: HttpBindings }>();
  starting.use(securityHeaders((headers) => isSecureRequest(headers, trustProxy)));
  starting.get('/live', (c) => c.json({ live: true }));
  starting.get('/ready', (c) => c.json({ starting: true }, 503));
  starting.all('*', async (c) => {
    const patience = new AbortController();
    const late = sleep(holdMs, null, { signal: patience.signal, ref: false }).catch(() => null);
    const opened = await Promise.race([opening.promise, late]);
    patience.abort();
    if (opened) return opened.fetch(c.req.raw, c.env);
    c.header('Retry-After', String(RETRY_SECONDS));
    c.header('Cache-Control', 'no-store');
    if (!c.req.path.startsWith(`${API_PREFIX}/`)) return c.html(STARTING, 503);
    const body: FailureBody = { success: false, code: 'UNAVAILABLE', message: errorText('UNAVAILABLE') };
    return c.json(body, 503);
  });

  return {
    fetch: (request, env, context) => (site ?? starting).fetch(request, env, context),
    open: (opened) => {
      site = opened;
      opening.resolve(opened);
    },
    shut: () => opening.resolve(null),
  };
}
