import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { callCount, callSeconds } from '../base/metrics.ts';
import type { AnswerServices } from './calls/answer.ts';

const REQUEST_ID_HEADER = 'X-Request-Id';
/** nginx writes 32 hexadecimal digits; others write UUIDs. */
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;
/** Without letters and digits that people confuse when they read a number aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 12;

const newRequestId = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/**
 * The number of a request in headers, logs and messages. A trusted proxy may give it; anybody else could forge one
 * that is already in the log, so theirs is ignored, as is one of another form, which could break a log line.
 */
function requestIdOf(headers: Headers, trustProxy: boolean): string {
  const given = trustProxy ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && REQUEST_ID.test(given) ? given : newRequestId();
}

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
