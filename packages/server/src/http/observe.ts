import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { callCount, callSeconds } from '../base/metrics.ts';
import type { AnswerServices } from './calls/answer.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request/requestId.ts';

/** Label and log name of whatever is no call: pages, files, probes, invented addresses. */
const PAGE = 'page';

/**
 * Gives each request its number, counts and times it, and writes the access log. A line has the call's name, never the
 * address, its query or who asked: these contain names, file names and codes.
 */
export function observe({
  log,
  trustProxy,
  logsAccess = false,
}: Pick<AnswerServices, 'log' | 'trustProxy' | 'logsAccess'>): MiddlewareHandler<{ Bindings: HttpBindings }> {
  // The level of the rest of the log does not silence what the operator asked for.
  const access = logsAccess ? log.child({}, { level: 'info' }) : null;
  return async (c, next) => {
    const beganMs = performance.now();
    const requestId = requestIdOf(c.req.raw.headers, trustProxy);
    c.set('requestId', requestId);
    await next();
    c.header(REQUEST_ID_HEADER, requestId);
    const tookMs = performance.now() - beganMs;
    const { status } = c.res;
    const call = c.get('call') ?? PAGE;
    callSeconds.observe({ call }, tookMs / 1000);
    callCount.inc({ call, status });
    access?.info({ requestId, call, method: c.req.method, status, ms: Math.round(tookMs * 10) / 10 }, 'request');
  };
}
