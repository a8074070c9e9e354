import * as z from 'zod/mini';
import { AppError } from '@aosai/api/kit/errors';
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { MAX_BODY_BYTES } from '@aosai/api/envelope/format';
import { addressKey } from '../../kit/clientAddress.ts';
import type { DataReply } from '../../kit/remoteJudging.ts';
import type { AnswerServices, Route } from './answer.ts';
import { failureOf } from '../errors.ts';
import type { HttpContext } from '../httpContext.ts';
import { addressOf } from '../request/incoming.ts';
import { parseInput } from './input.ts';
import { listed } from './listedErrors.ts';
import { readBody } from '../request/readBody.ts';
import { lazyStream } from '../files/lazyStream.ts';
import { checkWorkerSignature } from './workerSignature.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Calls of judge workers: no session, no envelope and no app, but a signature over method, path, time, nonce and body.
 * Test data is named by its hash, so it may be cached for ever.
 */
export async function answerWorker(c: HttpContext, route: Route, mounted: AnswerServices): Promise<Response> {
  const { db, services, log, limits, replays, trustProxy } = mounted;
  try {
    const ip = addressOf(c, trustProxy);
    const seconds = limits.address.take(addressKey(ip), services.now().getTime());
    if (seconds > 0) throw new AppError('RATE_LIMITED', { seconds });
    const url = new URL(c.req.url);
    const hasBody = c.req.method !== 'GET';
    const signed = { method: c.req.method, path: url.pathname + url.search, headers: c.req.raw.headers };
    const known = { token: services.platform.judgeToken, now: services.now(), replays };
    const { checkBody } = await checkWorkerSignature(signed, known);
    // The signature was verified, so the body may be long.
    const body = hasBody ? await readBody(c.req.raw, MAX_BODY_BYTES, () => Promise.resolve()) : '';
    checkBody(body);
    const raw = {
      body: hasBody ? parsed(body) : undefined,
      hasBody,
      query: url.searchParams,
      pathFields: c.req.param(),
    };
    const input = parseInput(route.call, raw);
    const context = {
      db,
      services,
      appId: DEFAULT_APP_ID,
      group: route.group,
      actor: { kind: 'anonymous' as const },
      ip,
      userAgent: c.req.header('User-Agent') ?? '',
      host: url.hostname,
      origin: url.origin,
      setSessionToken: () => undefined,
      setBrowserToken: () => undefined,
      signal: c.req.raw.signal,
    };
    const result = await listed(route, log, () => route.handler?.(context, input, []));
    if (route.call.download) {
      c.header('Cache-Control', `private, max-age=${YEAR_SECONDS}, immutable`);
      c.header('Content-Type', 'application/octet-stream');
      const { bytes, open } = result as DataReply;
      c.header('Content-Length', String(bytes));
      return c.body(lazyStream(open));
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, data: z.parse(route.call.output, result) });
  } catch (error) {
    const failure = failureOf(error, log, services.now());
    c.header('Cache-Control', 'no-store');
    if (failure.retryAfterSeconds !== undefined) c.header('Retry-After', String(failure.retryAfterSeconds));
    return c.json(failure.body, failure.status);
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('ENV_MALFORMED', {}, { cause });
  }
}
