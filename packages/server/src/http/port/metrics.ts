import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { counted } from '../../base/metrics.ts';
import { readingsText, type ReadingSources, takeReadings } from '../../platform/health/readings.ts';
import type { HttpContext } from '../httpContext.ts';
import { requestOrigin } from '../request/requestOrigin.ts';
import { listen } from './listen.ts';

const PATH = '/metrics';

interface MetricsOptions {
  sources: ReadingSources;
  /** Whoever shows it may read the figures from elsewhere. */
  token: string | undefined;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function showsToken(c: HttpContext, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(hash(given), hash(token));
}

async function figures(c: HttpContext, sources: ReadingSources): Promise<Response> {
  const text = readingsText(await takeReadings(sources), sources.services.platform.version) + (await counted.metrics());
  return c.body(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' });
}

/**
 * Mounts `/metrics` on the site's port: for this machine, and for whoever shows the token. For all others there is no
 * such page, also behind a proxy that passes everything on.
 */
export function mountMetrics(app: Hono<{ Bindings: HttpBindings }>, { sources, token }: MetricsOptions): void {
  app.get(PATH, (c) => {
    const may = requestOrigin(c) === 'here' || (token !== undefined && showsToken(c, token));
    return may ? figures(c, sources) : c.notFound();
  });
}

/** Serves `/metrics` and nothing else on a port of its own, to whoever reaches it, or shows the token if there is one. */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  { sources, token }: MetricsOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(PATH, (c) => (token === undefined || showsToken(c, token) ? figures(c, sources) : c.notFound()));
  return listen(app, port, host);
}
