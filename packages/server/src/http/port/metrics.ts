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
  /** Requests with this token may read the figures from other machines. */
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
 * Mounts `/metrics` on the site's port, for requests from this machine and requests with the token. All others get 404,
 * including those that a proxy forwards.
 */
export function mountMetrics(app: Hono<{ Bindings: HttpBindings }>, { sources, token }: MetricsOptions): void {
  app.get(PATH, (c) => {
    const may = requestOrigin(c) === 'here' || (token !== undefined && showsToken(c, token));
    return may ? figures(c, sources) : c.notFound();
  });
}

/** Serves only `/metrics`, on a separate port. If a token is set, requests need it. */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  { sources, token }: MetricsOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(PATH, (c) => (token === undefined || showsToken(c, token) ? figures(c, sources) : c.notFound()));
  return listen(app, port, host);
}
